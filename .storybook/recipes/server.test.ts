import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { server } from "./server/server.tsx";

let answer: Response;
let markup: string;

beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
  answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`);
  markup = await answer.text();
});

afterAll(() => server.close());

test("the sample's server sends a policy without nonce and without inline styles", () => {
  expect(answer.status).toBe(200);
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toMatch(/unsafe|nonce/);
});

test("the sample's markup has no style attribute and no inline style sheet", () => {
  expect(markup).toContain("Pas de parution dimanche.");
  expect(markup).not.toMatch(/<style|<[^>]* style=/);
});
