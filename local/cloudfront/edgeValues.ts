import type { IncomingHttpHeaders } from "node:http";
import type { EdgeRequest, EdgeValues } from "./edgeFunction.ts";

const add = (into: EdgeValues, name: string, value: string): void => {
  const first = into[name];
  if (!first) into[name] = { value };
  else first.multiValue = [...(first.multiValue ?? [{ value: first.value }]), { value }];
};
const allOf = ({ value, multiValue }: EdgeValues[string]): string[] =>
  multiValue?.map((one) => one.value) ?? [value];

/** A request in the shape that CloudFront Functions know: cookies apart from the other headers. */
export const edgeRequestOf = (
  method: string,
  url: string,
  { cookie, ...headers }: IncomingHttpHeaders,
): EdgeRequest => {
  const [uri = "/", search = ""] = url.split("?", 2);
  const request: EdgeRequest = { method, uri, querystring: {}, headers: {}, cookies: {} };
  for (const part of search.split("&").filter(Boolean)) {
    const [name = "", value = ""] = part.split("=", 2);
    add(request.querystring, name, value);
  }
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) add(request.headers, name, one);
  for (const pair of cookie?.split(/; */) ?? []) {
    const [name = "", ...value] = pair.split("=");
    add(request.cookies, name, value.join("="));
  }
  return request;
};

/** The query string of such a request, with its question mark where there is one. */
export const searchOf = ({ querystring }: EdgeRequest): string => {
  const pairs = Object.entries(querystring).flatMap(([name, values]) =>
    allOf(values).map((value) => (value === "" ? name : `${name}=${value}`)),
  );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
};

/** The headers of such a request, cookies among them. */
export const headersOf = ({ headers, cookies }: EdgeRequest): Record<string, string | string[]> => {
  const cookie = Object.entries(cookies).flatMap(([name, values]) =>
    allOf(values).map((value) => `${name}=${value}`),
  );
  return {
    ...Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, allOf(values)])),
    ...(cookie.length > 0 && { cookie: cookie.join("; ") }),
  };
};
