/** What is asked about any photo: question | its English. */
export const photo = `
Qu'est-ce qu'il y a sur la photo ? | What is there in the photo?
Décris-moi la photo. | Describe the photo to me.
Que se passe-t-il sur la photo ? | What is happening in the photo?
`;
