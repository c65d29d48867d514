import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noPages } from "../../testing/index.ts";
import { demoPublisher, type Publisher } from "../config/publisher.ts";
import type { PageFacts, Pages } from "../http/pages.ts";
import { createLog } from "../log.ts";
import { withDesk } from "./desk.ts";

const folder = mkdtempSync(join(tmpdir(), "parution-desk-"));
const facts: PageFacts = { identify: async () => "visitor", admit: async () => undefined };
const config: { publisher: Publisher | null } = { publisher: null };
let pages: Pages;
beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<head><title>Parution</title></head><body>");
  writeFileSync(join(folder, "assets/main.js"), "void 0;");
  const log = createLog("silent");
  pages = (await withDesk(folder, { config, log }, noPages))(vi.fn<typeof fetch>());
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, method = "GET") =>
  pages.answer(new Request(`http://localhost${path}`, { method }), facts);

test.each(["/desk", "/desk/fr", "/desk/ar/moderation", "/desk/fr/assets"])(
  "answers %s with the document of its pages, for no search engine",
  async (path) => {
    const answer = await get(path);
    expect(await answer?.text()).toContain("<title>Parution</title>");
    expect(answer?.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  },
);

test("names its publisher in the document, from the moment that it has one", async () => {
  config.publisher = { ...demoPublisher, tradeName: { fr: "L’Écho <du> Souss", ar: "صدى سوس" } };
  const text = await (await get("/desk/fr"))?.text();
  expect(text).toContain("<title>L’Écho &#60;du&#62; Souss</title>");
  expect(text).toContain('name="application-name" lang="fr" content="L’Écho &#60;du&#62; Souss"');
  expect(text).toContain('name="application-name" lang="ar" content="صدى سوس"');
});

test("answers its files, and nothing for one that is not there", async () => {
  expect(await (await get("/desk/assets/main.js"))?.text()).toBe("void 0;");
  expect(await get("/desk/assets/other.js")).toBeNull();
});

test.each(["/desk/%0d%0a", "/desk/fr/%ff", "/desk/%E0%A4%A", "/desk/fr/moderation%00"])(
  "has no page at the malformed path %s",
  async (path) => {
    expect(await get(path)).toBeNull();
  },
);

test("leaves other paths and methods to others", async () => {
  expect(await get("/fr")).toBeNull();
  expect(await get("/deskbook")).toBeNull();
  expect(await get("/desk", "POST")).toBeNull();
});
