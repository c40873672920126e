import type { RequestListener, ServerResponse } from "node:http";
import { GUESTS_PATH, MEMBERS_PATH, SIGN_IN_PATH } from "./hosts.ts";
import { MAILBOX_PATH } from "./mailbox.ts";

/**
 * What answers at the one port that a browser needs: the mailbox, Cognito (`people`) at the addresses that config.json gives,
 * and for everything else the site itself.
 */
export const frontOf =
  ({
    site,
    people,
    mailbox,
  }: {
    site: RequestListener;
    people: RequestListener;
    mailbox: { show(response: ServerResponse): void };
  }): RequestListener =>
  (request, response) => {
    const { url = "" } = request;
    if (url === MAILBOX_PATH) return mailbox.show(response);
    const path = [GUESTS_PATH, MEMBERS_PATH, SIGN_IN_PATH].find((known) => url.startsWith(`${known}/`));
    if (path === undefined) return site(request, response);
    request.url = url.slice(path.length);
    people(request, response);
  };
