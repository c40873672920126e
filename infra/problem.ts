/** Something that whoever deploys can put right: told as it stands, without a stack trace. */
export class Problem extends Error {}
