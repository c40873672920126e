/** What is asked about any photo: question | its English. */
export const photo = `
Was gibt es auf dem Foto? | What is there in the photo?
Beschreib mir das Foto. | Describe the photo to me.
Was passiert auf dem Foto? | What is happening in the photo?
`;
