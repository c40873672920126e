/** What a school is told where a value is wrong, as zod takes it. */
export const sentence = (message: string) => ({ error: message });

/** A host name in lower case, with a dot in it. */
export const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
