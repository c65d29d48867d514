import { expect, test } from "vitest";
import { addressOf } from "../address.ts";
import { readFirst } from "./first-reads.ts";

/** What a home page's reads come to where every one of them is answered so, and what was asked for. */
async function readHomePage(answer: () => Response) {
  const asked: string[] = [];
  const address = addressOf("/fr", { language: null, supportSlug: null });
  const read = await readFirst(address, {
    url: new URL("https://annonces.test/fr"),
    cookies: "",
    origin: "https://annonces.test",
    appToken: "parution-demo",
    fetch: async (input) => {
      asked.push(String(input));
      return answer();
    },
    onError: () => undefined,
  });
  return { read, asked };
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ code: "REFUSED", message: "Non." }, { status, headers });

test("a visitor who asks too often is told when to come back", async () => {
  const { read } = await readHomePage(() => refusal(429, { "Retry-After": "30" }));
  expect(read).toEqual({ kind: "throttled", retryAfter: 30 });
});

test.each([
  [404, "absent"],
  [422, "absent"],
  [500, "failed"],
])("what the services answer %i is %s", async (status, kind) => {
  expect((await readHomePage(() => refusal(status))).read.kind).toBe(kind);
});

test("nothing is asked for twice, though the page and what stands around it both read it", async () => {
  const { asked } = await readHomePage(() => refusal(500));
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(asked.length);
});
