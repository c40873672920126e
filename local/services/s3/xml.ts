const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};
const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

/** Elements by name: text, elements in turn, or several of the same name; undefined leaves one out. */
export type Elements = { [name: string]: string | number | boolean | Elements | Elements[] | undefined };

const written = (elements: Elements): string =>
  Object.entries(elements)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const inside = typeof value === "object" ? written(value) : escaped(String(value));
      return `<${name}>${inside}</${name}>`;
    })
    .join("");

/** An XML document as S3 answers it. */
export const xml = (elements: Elements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(elements)}`;
