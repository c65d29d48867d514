import { expect, test } from "vitest";
import { keyText } from "../../shared/api/first-data.ts";
import { addressOf } from "../address.ts";
import { readFirst } from "./first-reads.ts";

/** What a page's reads come to where every one of them is answered so, and what was asked for. */
async function readPage(path: string, answer: () => Response) {
  const asked: string[] = [];
  const address = addressOf(path, { language: null, supportSlug: null });
  const read = await readFirst(address, {
    url: new URL(`https://annonces.test${path}`),
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
  const { read } = await readPage("/fr", () => refusal(429, { "Retry-After": "30" }));
  expect(read).toEqual({ kind: "throttled", retryAfter: 30 });
});

test.each([
  [404, "absent"],
  [422, "absent"],
  [500, "failed"],
])("what the services answer %i is %s", async (status, kind) => {
  expect((await readPage("/fr", () => refusal(status))).read.kind).toBe(kind);
});

test("a page brings no notices that it does not show", async () => {
  const home = { supports: [], rubriques: [], etapes: [], annonces: [] };
  const { read } = await readPage("/fr/connexion", () => Response.json({ data: home }));
  expect(read).toEqual({
    kind: "read",
    data: { [keyText(["directory", "fr", { query: {} }])]: { supports: [], headings: [] } },
  });
});

test("nothing is asked for twice, though the page and what stands around it both read it", async () => {
  const { asked } = await readPage("/fr", () => refusal(500));
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(asked.length);
});
