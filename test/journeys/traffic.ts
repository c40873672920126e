import type { Page, Route } from "playwright-core";
import { api, type RouteName } from "../../domain/api.ts";
import { type Body, shapes } from "../../domain/shapes.ts";

/** What happens to a call between the page and the server. */
type Accident = (call: Route) => Promise<void>;

/** The server has it, and does it, but its answer is lost on the way. */
export const lostAnswer: Accident = async (call) => {
  await call.fetch();
  await call.abort("connectionreset");
};

/** The answer breaks off before its last line, in which the server says that it is done. */
export const brokenOff: Accident = async (call) => {
  const response = await call.fetch();
  const lines = (await response.text()).trimEnd().split("\n");
  await call.fulfill({ response, body: `${lines.slice(0, -1).join("\n")}\n` });
};

/** The call never reaches the server: somebody answers it with this status and the body that every error has. */
export const refused =
  (status: number, message: string, retryAfterS?: number): Accident =>
  (call) =>
    call.fulfill({
      status,
      ...(retryAfterS !== undefined && { headers: { "retry-after": String(retryAfterS) } }),
      json: { error: { code: "refused", message } },
    });

/** Any address of this call's, whatever stands in the braces of its path. */
const addressOf = (name: RouteName): string => api[name].path.replace(/\{\w+\}/g, "[^/]+");

/** Lets an accident happen to the next `times` calls of this kind. */
export const befall = (page: Page, name: RouteName, accident: Accident, times = 1): Promise<unknown> =>
  page.route(new RegExp(`${addressOf(name)}$`), accident, { times });

/** What a browser complains of when a call of this kind is answered with an error. */
export const refusedCall = (name: RouteName, status: number): RegExp =>
  new RegExp(`Failed to load resource.* ${status} .*${addressOf(name)}\\)$`);

/** What it complains of when a call of this kind gets no answer. */
export const unansweredCall = (name: RouteName): RegExp =>
  new RegExp(`Failed to load resource: net::ERR_.*${addressOf(name)}\\)$`);

/** The answers that this page sends from now on, each try by itself. The list grows as they go. */
export const answersSent = (page: Page): readonly Body<"takeTurn">[] => {
  const sent: Body<"takeTurn">[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === api.takeTurn.path)
      sent.push(shapes.takeTurn.body.parse(request.postDataJSON()));
  });
  return sent;
};

/**
 * The bodies of everything that the API answers to this page from now on, taken on their way, but for Mark's voice: nobody
 * reads a sound, and it may still be coming when the page is closed. The list grows as they come.
 */
export const answersReceived = async (page: Page): Promise<readonly string[]> => {
  const bodies: string[] = [];
  const isRead = ({ pathname }: URL) => pathname.startsWith("/api/") && pathname !== api.speak.path;
  await page.route(isRead, async (call) => {
    const response = await call.fetch();
    bodies.push(await response.text());
    await call.fulfill({ response });
  });
  return bodies;
};
