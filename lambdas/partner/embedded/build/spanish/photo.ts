/** What is asked about any photo: question | its English. */
export const photo = `
¿Qué hay en la foto? | What is there in the photo?
Describe la foto. | Describe the photo.
¿Qué pasa en la foto? | What is happening in the photo?
`;
