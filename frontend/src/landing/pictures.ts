/** What `npm run media` takes pictures of, and the window that each shows, in CSS pixels. */
export const pictures = {
  talking: { width: 390, height: 780 },
  tip: { width: 390, height: 780 },
  marked: { width: 390, height: 780 },
  building: { width: 760, height: 860 },
  reading: { width: 760, height: 660 },
} as const;

export type PictureName = keyof typeof pictures;
export const pictureNames = Object.keys(pictures) as PictureName[]; // keys() forgets its keys' type

/** Pixels of a picture for each CSS pixel of its window: sharp on a phone's screen, where it stands at less than its own width. */
export const PICTURE_SCALE = 1.5;

/** Where the build finds it. */
export const pictureFile = (name: PictureName, scheme: "light" | "dark"): string =>
  `/src/landing/pictures/${name}-${scheme}.webp`;
