import type { APIGatewayProxyEvent } from "aws-lambda";
import { api, type LambdaName, type RouteName } from "../../domain/api.ts";
import type { TurnEvent } from "../../domain/conversation.ts";
import {
  type Answer,
  acceptsEvents,
  eventStream,
  jpeg,
  mp3,
  object,
  refused,
  wholeAnswer,
} from "./answer.ts";
import type { Handlers } from "./handler.ts";
import { checkOrigin } from "./origin.ts";
import { accountDeleted } from "./refusal.ts";
import { bodyOf, callerOf, queryOf, routeOf } from "./request.ts";

/** Knows which accounts are gone, though their tokens still hold. */
export type DeletedAccounts = { isDeleted(uid: string): Promise<boolean> };

/**
 * Turns one API Gateway event into one answer: checks that it came through the site (`originSecret`), finds the route, checks who calls and what they send, runs the handler,
 * and writes its reply in the form that the table names. A member's account is looked up at every call, because a token
 * outlives it; a guest has none. The only place that catches.
 */
export const dispatch =
  <Lambda extends LambdaName>(
    handlers: Handlers<Lambda>,
    deletedAccounts: DeletedAccounts,
    originSecret: string,
  ) =>
  async (event: APIGatewayProxyEvent): Promise<Answer> => {
    try {
      checkOrigin(event, originSecret);
      // Object.keys forgets its keys' type; Handlers<Lambda> has no others.
      const route = routeOf(event, Object.keys(handlers) as RouteName[]);
      const caller = callerOf(event, route);
      // A deletion that broke off is gone on with by asking for it again.
      if (
        caller?.kind === "member" &&
        route !== "deleteAccount" &&
        (await deletedAccounts.isDeleted(caller.uid))
      )
        throw accountDeleted();
      // The handler of a route known only at run time: caller and body were just checked against that same route.
      const handle = handlers[route as keyof typeof handlers] as (call: unknown) => unknown;
      const reply = handle({
        caller,
        body: bodyOf(event, route),
        params: event.pathParameters ?? {},
        query: queryOf(event, route),
      });
      switch (api[route].answers) {
        case "json":
          return object(route, await reply);
        case "mp3":
          return await mp3((await reply) as AsyncIterable<Uint8Array>);
        case "jpeg":
          return jpeg((await reply) as Uint8Array);
        case "events": {
          const events = reply as AsyncIterable<TurnEvent>;
          return await (acceptsEvents(event.headers.accept ?? event.headers.Accept)
            ? eventStream(route, events)
            : wholeAnswer(events));
        }
      }
    } catch (error) {
      return refused(error);
    }
  };
