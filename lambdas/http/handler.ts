import type { Caller } from "../../domain/access.ts";
import type { Api, LambdaName, Params, RouteName } from "../../domain/api.ts";
import type { Body, Query, Reply } from "../../domain/shapes.ts";

/** A member who calls, with what their id token says of them; what it does not say is empty. */
export type MemberCaller = Caller & {
  kind: "member";
  /** What Cognito calls them: the uid, or, for who came by Google, a name of its own. */
  username: string;
  name: string;
  email: string;
  isEmailConfirmed: boolean;
};

type Callers = { anybody: undefined; "signed in": Caller; members: MemberCaller };

/** One call as its handler sees it: who, and what. */
export type Call<Name extends RouteName> = {
  caller: Callers[Api[Name]["callers"]];
  /** The bytes sent, where the table says that they are no JSON. */
  body: Api[Name] extends { takes: "jpeg" } ? Uint8Array : Body<Name>;
  params: Params<Api[Name]["path"]>;
  /** What stands behind the question mark, where the route has a shape for it. */
  query?: Query<Name>;
};

type Answers<Name extends RouteName> = {
  json: Promise<Reply<Name>>;
  events: AsyncIterable<Reply<Name>>;
  mp3: Promise<AsyncIterable<Uint8Array>>;
  jpeg: Promise<Uint8Array>;
};

/** Answers one call of the table. Throws a `Refusal` for what the caller should be told; knows nothing of AWS or HTTP. */
export type Handler<Name extends RouteName> = (call: Call<Name>) => Answers<Name>[Api[Name]["answers"]];

/** The handlers of one Lambda: exactly the routes that the table gives it. */
export type Handlers<Lambda extends LambdaName> = {
  [Name in RouteName as Api[Name]["lambda"] extends Lambda ? Name : never]: Handler<Name>;
};
