/**
 * React's components as markup, without React: what stands in for its JSX runtime in the script in the head of play.html,
 * which shows the exercise long before React has come. For components without hooks. Its markup is that of
 * `renderToStaticMarkup`, to the letter.
 */
class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const escaped = (text: unknown): string => String(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const markupIn = (child: unknown): string => {
  if (Array.isArray(child)) return child.map(markupIn).join("");
  if (child instanceof Markup) return child.html;
  return child === undefined || child === null || typeof child === "boolean" ? "" : escaped(child);
};

const attributesOf = ({ children: _, ...attributes }: Props): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name === "className" ? "class" : name}="${escaped(value)}"`)
    .join("");

/** Called by the compiled JSX for each element. */
export const jsx = (type: string | Component, props: Props): unknown =>
  typeof type === "string"
    ? new Markup(`<${type}${attributesOf(props)}>${markupIn(props.children)}</${type}>`)
    : type(props);
export const jsxs = jsx;
export const Fragment = ({ children }: Props): unknown => new Markup(markupIn(children));

/** The markup of an element that was made here. */
export const markupOf = (element: unknown): string => markupIn(element);
