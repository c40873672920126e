import type { APIGatewayProxyEvent } from "aws-lambda";
import { api, type LambdaName, type RouteName } from "../../domain/api.ts";
import type { TurnEvent } from "../../domain/conversation.ts";
import { type Answer, acceptsEvents, eventStream, mp3, object, refused, wholeAnswer } from "./answer.ts";
import type { Handlers } from "./handler.ts";
import { bodyOf, callerOf, routeOf } from "./request.ts";

/**
 * Turns one API Gateway event into one answer: finds the route, checks who calls and what they send, runs the handler,
 * and writes its reply in the form that the table names. The only place that catches.
 */
export const dispatch =
  <Lambda extends LambdaName>(handlers: Handlers<Lambda>) =>
  async (event: APIGatewayProxyEvent): Promise<Answer> => {
    try {
      // Object.keys forgets its keys' type; Handlers<Lambda> has no others.
      const route = routeOf(event, Object.keys(handlers) as RouteName[]);
      // The handler of a route known only at run time: caller and body were just checked against that same route.
      const handle = handlers[route as keyof typeof handlers] as (call: unknown) => unknown;
      const reply = handle({
        caller: callerOf(event, route),
        body: bodyOf(event, route),
        params: event.pathParameters ?? {},
      });
      switch (api[route].answers) {
        case "json":
          return object(route, await reply);
        case "mp3":
          return mp3((await reply) as Uint8Array);
        case "events": {
          const events = reply as AsyncIterable<TurnEvent>;
          return await (acceptsEvents(event.headers.accept ?? event.headers.Accept)
            ? eventStream(route, events)
            : wholeAnswer(events));
        }
      }
    } catch (error) {
      return refused(error, event.resource);
    }
  };
