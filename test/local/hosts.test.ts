import { expect, test } from "@jest/globals";
import { hosts } from "../../local/hosts.ts";

const { urlOf, localAddresses, localOrigins } = hosts({
  "api.aws": "http://127.0.0.1:1000/stage",
  "speech.aws": "http://127.0.0.1:2000",
});

test("AWS's addresses become local ones, WebSockets too, whatever port AWS has them on", () => {
  expect(urlOf("api.aws")).toBe("http://127.0.0.1:1000/stage");
  expect(localAddresses('{"a":"https://api.aws/x","b":"wss://speech.aws:8443/y"}')).toBe(
    '{"a":"http://127.0.0.1:1000/stage/x","b":"ws://127.0.0.1:2000/y"}',
  );
  expect(
    localOrigins("connect-src 'self' https://api.aws wss://speech.aws:8443; img-src https://other.aws"),
  ).toBe("connect-src 'self' http://127.0.0.1:1000 ws://127.0.0.1:2000; img-src https://other.aws");
});
test("a host that nobody knows is said so", () => {
  expect(() => urlOf("other.aws")).toThrow("does not know where other.aws lives");
});
