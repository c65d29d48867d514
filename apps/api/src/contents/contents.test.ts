import {
  publishContent,
  readChapter,
  readContents,
  readDeskPage,
  readSiteContents,
  restoreContent,
  retireContent,
  saveChapter,
  saveFrame,
  saveHome,
  savePage,
} from "@parution/contract/contents";
import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { readConfigs, readFrame, readHome, readPage } from "@parution/contract/site";
import { cpuTime } from "@parution/rules/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { emailOf } from "../demo/accounts.ts";
import { createPageChanges } from "../site/page-changes.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { readEntries } from "../trail/index.ts";
import { cleanText } from "./bodies.ts";

let api: TestApi;
let editor: Awaited<ReturnType<TestApi["signInStaff"]>>;
beforeAll(async () => {
  api = await startTestApi({ now: "2026-11-23T08:00:00Z" });
  editor = await api.signInStaff("redaction");
});
afterAll(() => api.stop());

const lastEntry = async () => (await readEntries(api.context.db, 0, 1000)).at(-1);

async function chapterOf(slug: string) {
  const listed = await editor.call(readContents, { query: { kind: "chapter" } });
  const id = listed.find((one) => one.slug === slug)?.id ?? 0;
  return editor.call(readChapter, { params: { contentId: id } });
}

async function pageOf(slug: string) {
  const listed = await editor.call(readContents, { query: { kind: "page" } });
  const id = listed.find((one) => one.slug === slug)?.id ?? 0;
  return editor.call(readDeskPage, { params: { contentId: id } });
}

type Chapter = Awaited<ReturnType<typeof chapterOf>>;

/** The chapter with another answer to its first question. */
function withAnswer({ id, version, body }: Chapter, fr: string) {
  const [first, ...others] = body.questions;
  if (first === undefined) throw new Error("A chapter without questions.");
  const questions = [{ ...first, answer: { ...first.answer, fr } }, ...others];
  return { body: { id, version, body: { ...body, questions } } };
}

/** Status of a save whose first answer is sent as it is, past the client's own checks. */
async function statusOf(chapter: Chapter, text: string, place = "ICI"): Promise<number> {
  const wire = z.encode(saveChapter.body as z.ZodMiniType, withAnswer(chapter, place).body);
  const body = JSON.stringify(wire).replace(`"${place}"`, () => JSON.stringify(text));
  const headers = {
    Authorization: `Bearer ${await staffToken()}`,
    "Content-Type": "application/json",
  };
  const path = "/ads/desk/contenus/chapitres/enregistrer";
  const answer = api.fetch(path, { method: "POST", headers, body });
  return answer.then(({ status }) => status).catch(() => 0);
}

async function staffToken(): Promise<string> {
  const token = await api.token("redaction");
  await api.context.db.updateTable("sessions").set({ second_factor_at: new Date() }).execute();
  return token;
}

const shownAnswer = async (chapter: string) =>
  (await api.visitor.call(readGuideContent, { query: { chapter } })).questions[0];

describe("a chapter", () => {
  test("is shown once it is published, and its earlier version can be taken up again", async () => {
    const chapter = await chapterOf("commander");
    const before = await shownAnswer("commander");
    const changed = "Choisissez le **journal** :\n\n- la rubrique\n- le format";
    const saved = await editor.call(saveChapter, withAnswer(chapter, changed));
    expect(await shownAnswer("commander")).toEqual(before);
    expect(await chapterOf("commander")).toMatchObject({ state: "changed" });

    const published = await editor.call(publishContent, { body: saved });
    const shown = await shownAnswer("commander");
    expect(shown?.answer).toBe("Choisissez le journal\u00A0:\nla rubrique\nle format");
    expect(shown?.blocks.map(({ kind }) => kind)).toEqual(["paragraph", "bullets"]);
    expect(await lastEntry()).toMatchObject({
      operator: emailOf("redaction"),
      command: "contents",
      subject: "publish chapter commander",
      before: { number: 1, "questions.0.answer.fr": expect.stringContaining("Choisissez") },
      after: { number: 2, "questions.0.answer.fr": changed },
    });

    const restored = await editor.call(restoreContent, { body: { ...published, number: 1 } });
    await editor.call(publishContent, { body: restored });
    expect(await shownAnswer("commander")).toEqual(before);
    const { versions } = await chapterOf("commander");
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test("that another user changed meanwhile is refused with a sentence, and keeps the other's text", async () => {
    const chapter = await chapterOf("dates");
    const owner = await api.signInStaff("admin");
    await owner.call(saveChapter, withAnswer(chapter, "Celui de la direction."));
    const late = editor.call(saveChapter, withAnswer(chapter, "Celui de la rédaction."));
    await expect(late).rejects.toMatchObject({ status: 409, code: "CHANGED" });
    const [first] = (await chapterOf("dates")).body.questions;
    expect(first?.answer.fr).toBe("Celui de la direction.");
  });

  test("is retired from the menu, and the last one is not", async () => {
    const { id } = await chapterOf("entreprises");
    await editor.call(retireContent, { body: { id, retired: true } });
    const menu = await api.visitor.call(readGuideMenu, { query: {} });
    expect(menu.map((one) => one.id)).not.toContain("entreprises");
    const listed = await editor.call(readContents, { query: { kind: "chapter" } });
    const outcomes = [];
    for (const one of listed.filter(({ state }) => state !== "retired")) {
      const retired = editor.call(retireContent, { body: { id: one.id, retired: true } });
      outcomes.push(await retired.then(() => "retired").catch(({ code }) => code));
    }
    expect(outcomes.at(-1)).toBe("LAST_CHAPTER");
    for (const one of listed) {
      await editor.call(retireContent, { body: { id: one.id, retired: false } });
    }
  });

  test("refuses a film of another protocol, captions that are none, and takes an https address", async () => {
    const { id, version, body } = await chapterOf("prix");
    const film = (url: string, captions = "") => ({
      url: { fr: url, ar: url },
      captions: { fr: captions, ar: captions },
    });
    const save = (newFilm: ReturnType<typeof film>) =>
      editor.call(saveChapter, { body: { id, version, body: { ...body, film: newFilm } } });
    for (const wrong of [
      film("javascript:alert(1)"),
      film("http://films.test/a.mp4"),
      film("https://films.test/a.mp4", "<script>"),
    ]) {
      await expect(save(wrong)).rejects.toMatchObject({ status: 422 });
    }
    const captions = "WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour";
    const saved = await save(film("https://films.test/a.mp4", captions));
    await editor.call(publishContent, { body: saved });
    const shown = await api.visitor.call(readGuideContent, { query: { chapter: "prix" } });
    expect(shown.film?.url).toBe("https://films.test/a.mp4");
    const answer = await api.fetch(shown.film?.captions ?? "");
    expect(answer.headers.get("Content-Type")).toContain("text/vtt");
    expect(await answer.text()).toBe(captions);
  });
});

describe("hostile text", () => {
  const hostile = [
    `<script>alert(1)</script>Bonjour`,
    `<img src=x onerror=alert(1)>Bonjour`,
    `<p style="position:fixed;background:url(https://e.test)">Bonjour</p>`,
    `<a href="javascript:alert(1)" onclick="alert(2)">Bonjour</a>`,
    `<svg onload=alert(1)><style>body{display:none}</style></svg>Bonjour`,
    `<iframe srcdoc="<script>alert(1)</script>"></iframe>Bonjour`,
    `Bonjour \u202Eerid`,
  ];
  test.each(hostile)("%s leaves words alone", (text) => {
    const cleaned = cleanText(text);
    expect(cleaned).toContain("Bonjour");
    expect(cleaned).not.toMatch(/[<>\u202E]|script|onerror|onclick|style|url\(|alert/);
  });

  test("as pasted HTML keeps paragraphs, bold words, lists and links", () => {
    const pasted = `<div><h2>Prix</h2><p>Un <b>gras</b>, <a href="https://exemple.ma/a?b=1&amp;c=2">un lien</a></p>
      <ul><li>a</li><li>b</li></ul><ol><li>c</li></ol></div>`;
    expect(cleanText(pasted)).toBe(
      "## Prix\n\nUn **gras**, [un lien](https://exemple.ma/a?b=1&c=2)\n\n- a\n- b\n\n1. c",
    );
  });

  test.each([
    ["a megabyte of nesting", "<b>".repeat(350_000)],
    ["nesting of HTML within the length", "<b>".repeat(1200)],
    ["a link that runs a script", "[x](javascript:alert)"],
    ["too many lines", "a\n".repeat(500)],
  ])("%s is refused within a moment", async (_, text) => {
    const chapter = await chapterOf("suivi");
    const time = await cpuTime(async () => {
      // A body beyond every limit may end the connection before there is an answer.
      expect([0, 413, 422]).toContain(await statusOf(chapter, text));
    });
    expect(time).toBeLessThan(1500);
  });

  test("with half a character or a NUL is refused, never a failure", async () => {
    const chapter = await chapterOf("suivi");
    for (const text of ["Un \uD83D demi", "Un \0 nul"]) {
      const status = await statusOf(chapter, text);
      expect([400, 422]).toContain(status);
    }
  });
});

describe("a page", () => {
  const body = {
    title: { fr: "Mentions légales", ar: "إشعارات قانونية" },
    description: { fr: "", ar: "" },
    text: { fr: "## Éditeur\n\nParution.", ar: "## الناشر\n\nباريسيون." },
    inFooter: true,
  };

  test("of the newspaper's own is found at its address and in the footer, in both languages", async () => {
    const made = await editor.call(savePage, { body: { slug: "mentions-legales", body } });
    const input = { query: { page: "mentions-legales" } };
    await expect(api.visitor.call(readPage, input)).rejects.toMatchObject({ status: 404 });
    const listed = async () => (await api.fetch("/sitemap/pages.xml")).text();
    expect(await listed()).not.toContain("mentions-legales");
    await editor.call(publishContent, { body: made });
    expect(await api.visitor.call(readPage, input)).toMatchObject({ title: "Mentions légales" });
    for (const language of ["fr", "ar"]) {
      expect(await listed()).toContain(`/${language}/page/mentions-legales</loc>`);
    }
    const frame = await (await api.signIn("particulier", "ar")).call(readFrame, {});
    expect(frame.links).toContainEqual({ label: "إشعارات قانونية", url: "/page/mentions-legales" });
    const again = editor.call(savePage, { body: { slug: "mentions-legales", body } });
    await expect(again).rejects.toMatchObject({ fields: { slug: [expect.anything()] } });
    await editor.call(retireContent, { body: { id: made.id, retired: true } });
    expect(await listed()).not.toContain("mentions-legales");
  });

  test("of terms counts from its day on, and every version stays readable", async () => {
    const { id, version, body: terms } = await pageOf("conditions-ventes");
    const changed = { ...terms, text: { fr: "## Objet\n\nNeuf.", ar: "## الموضوع\n\nجديد." } };
    const saved = await editor.call(savePage, { body: { id, version, body: changed } });
    const past = editor.call(publishContent, { body: { ...saved, validFrom: "2020-01-01" } });
    await expect(past).rejects.toMatchObject({ fields: { validFrom: [expect.anything()] } });
    const day = new Date(api.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await editor.call(publishContent, { body: { ...saved, validFrom: day as "2026-01-01" } });

    const read = (query = {}) =>
      api.visitor.call(readPage, { query: { page: "conditions-ventes", ...query } });
    const configs = () => api.visitor.call(readConfigs, { query: {} });
    expect(await read()).toMatchObject({ number: 1, validFrom: "2026-11-01" });
    expect((await configs()).termsVersion).toBe("2026-11-01");
    const retired = editor.call(retireContent, { body: { id, retired: true } });
    await expect(retired).rejects.toMatchObject({ code: "FIXED_PAGE" });
    api.clock.advance(4 * 86_400_000);
    expect(await read()).toMatchObject({ number: 2, validFrom: day });
    expect((await configs()).termsVersion).toBe(day);
    expect((await read({ version: 1 })).blocks.length).toBeGreaterThan(20);
    await expect(read({ version: 9 })).rejects.toMatchObject({ status: 404 });
  });

  test("keeps its versions even from the database's own user", async () => {
    const change = api.context.db.updateTable("content_versions").set({ body: "{}" }).execute();
    await expect(change).rejects.toThrow("content_versions is append-only");
  });
});

describe("the site", () => {
  test("shows header, footer and blocks as they are published, and an announcement on its days", async () => {
    const editor = await api.signInStaff("redaction");
    const { frame, home } = await editor.call(readSiteContents, {});
    const links = [{ label: { fr: "Presse", ar: "الصحافة" }, url: "https://presse.test/" }];
    await editor.call(saveFrame, {
      body: { version: frame.version, body: { header: ["rates", "issues"], links } },
    });
    const stale = editor.call(saveFrame, { body: { version: 0, body: { header: [], links } } });
    await expect(stale).rejects.toMatchObject({ code: "CHANGED" });
    expect(await api.visitor.call(readFrame, {})).toMatchObject({ header: ["rates", "issues"] });

    const today = new Date(api.clock.now()).toISOString().slice(0, 10) as "2026-01-01";
    const text = { fr: "Bonne **fête** !", ar: "عيد **مبارك**" };
    const announcement = { text, from: today, until: today };
    await editor.call(saveHome, {
      body: { version: home.version, body: { blocks: ["steps", "latest"], announcement } },
    });
    const shown = await api.visitor.call(readHome, { query: {} });
    expect(shown.blocks).toEqual(["steps", "latest"]);
    expect(shown.announcement?.[0]?.items[0]?.[1]).toMatchObject({ text: "fête", bold: true });
    api.clock.advance(2 * 86_400_000);
    expect((await api.visitor.call(readHome, { query: {} })).announcement).toBeNull();
  });

  test("renews its pages after a publication, and not for a draft", async () => {
    const editor = await api.signInStaff("redaction");
    const find = createPageChanges(api.context);
    await find();
    const listed = await editor.call(readContents, { query: { kind: "chapter" } });
    const contentId = listed.find((one) => one.slug === "attestation")?.id ?? 0;
    const chapter = await editor.call(readChapter, { params: { contentId } });
    const saved = await editor.call(saveChapter, withAnswer(chapter, "Autrement."));
    expect(await find()).toEqual([]);
    await editor.call(publishContent, { body: saved });
    expect(await find()).toEqual(["site"]);
  });
});
