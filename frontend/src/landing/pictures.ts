/**
 * What `npm run media` takes pictures of: the window that each shows, in CSS pixels, and how many of the picture's there are
 * for each. The first two are seen at once, stand at little more than half their width, and have to be light.
 */
export const pictures = {
  talking: { width: 390, height: 780, scale: 1 },
  marked: { width: 390, height: 780, scale: 1 },
  tip: { width: 390, height: 780, scale: 1.5 },
  building: { width: 760, height: 860, scale: 1.5 },
  reading: { width: 760, height: 660, scale: 1.5 },
} as const;

export type PictureName = keyof typeof pictures;
export const pictureNames = Object.keys(pictures) as PictureName[]; // keys() forgets its keys' type

/** Where the build finds it. */
export const pictureFile = (name: PictureName, scheme: "light" | "dark"): string =>
  `/src/landing/pictures/${name}-${scheme}.webp`;

/** Those of them that move, too: where a recording is played, its picture stands until it begins. */
export const recordingNames = [
  "talking",
  "marked",
  "tip",
  "building",
  "reading",
] as const satisfies readonly PictureName[];
export type RecordingName = (typeof recordingNames)[number];

export const isRecorded = (name: PictureName): name is RecordingName =>
  recordingNames.some((recorded) => recorded === name);

/** Where the build finds the recording. */
export const recordingFile = (name: RecordingName, scheme: "light" | "dark"): string =>
  `/src/landing/recordings/${name}-${scheme}.mp4`;

/** And what it says, in WebVTT. */
export const captionsFile = (name: RecordingName): string => `/src/landing/recordings/${name}.vtt`;
