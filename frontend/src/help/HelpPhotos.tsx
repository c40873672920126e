import { Help } from "./Help.tsx";

/** /help/photos: the guide to photos. */
export const HelpPhotos = () => (
  <Help
    heading="Choosing a photo"
    lead="A good photo gives a student something to say at once."
    sections={[
      [
        "What works",
        "People doing something, a place one can name, a season or a kind of weather. Where are they? What are they doing? What will they do next? If you can answer these, so can your students.",
      ],
      [
        "What to leave out",
        "Faces of your own students, name badges, number plates, and anything that you don't have leave to show. Everybody with the link sees the photo.",
      ],
      [
        "The file",
        "A .jpg under 2MB. If yours is larger, or of another kind, “Shrink it for me” makes a smaller .jpg on your own device, and only that is uploaded.",
      ],
      [
        "What the camera wrote beside it",
        "Photos carry the place and the time at which they were taken. Viva keeps the picture alone.",
      ],
      [
        "For whoever can't see it",
        "Describe the photo in a sentence: “A family has breakfast in a sunny garden.” It is read out in place of the photo.",
      ],
    ]}
  />
);
