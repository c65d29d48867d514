import { createHash } from "node:crypto";
import {
  beginFilm,
  publishContent,
  readChapter,
  readContents,
  readSiteContents,
  restoreContent,
  saveChapter,
  saveGuide,
  saveHome,
  sendFilmPiece,
  sendPoster,
} from "@parution/contract/contents";
import { readGuideContent } from "@parution/contract/guide";
import { readHome } from "@parution/contract/site";
import { FILM_LIMITS } from "@parution/rules/films";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { removeUnusedFilms } from "./upload.ts";

let api: TestApi;
let editor: Awaited<ReturnType<TestApi["signInStaff"]>>;
beforeAll(async () => {
  api = await startTestApi({ now: "2026-11-23T08:00:00Z" });
});
beforeEach(async () => {
  editor = await api.signInStaff("redaction");
});
afterAll(() => api.stop());

let seed = 0;
/** A film of two pieces and a bit, other than every other. */
function filmOf(start = "\0\0\0\u0018ftypmp42\0\0\0\0"): Uint8Array<ArrayBuffer> {
  seed += 1;
  const bytes = new Uint8Array(2 * FILM_LIMITS.piece + 1000).fill(seed);
  bytes.set(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  for (let at = 4096; at < bytes.length; at += 4096) bytes[at] = (at / 4096) % 251;
  return bytes;
}

const piecesOf = (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from({ length: Math.ceil(bytes.length / FILM_LIMITS.piece) }, (_, at) =>
    bytes.slice(at * FILM_LIMITS.piece, (at + 1) * FILM_LIMITS.piece),
  );
const isSame = (left: ArrayBuffer, right: Uint8Array) => Buffer.from(left).equals(right);

const announced = (bytes: Uint8Array<ArrayBuffer>, format: "mp4" | "webm" = "mp4") => ({
  fileName: "guide.mp4",
  format,
  size: bytes.length,
  hashes: piecesOf(bytes).map((piece) => createHash("sha256").update(piece).digest("hex")),
});

const send = (filmId: number, piece: number, bytes: Uint8Array<ArrayBuffer>) =>
  editor.call(sendFilmPiece, { body: { filmId, piece, file: new File([bytes], "morceau") } });

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { filmId, address } = await editor.call(beginFilm, { body: announced(bytes) });
  for (const [at, piece] of piecesOf(bytes).entries()) await send(filmId, at, piece);
  return address;
}

const poster = async () => {
  const picture = sharp({ create: { width: 16, height: 9, channels: 3, background: "#7a1f2b" } });
  const bytes = new Uint8Array(await picture.png().toBuffer());
  const file = new File([bytes], "affiche.png");
  return (await editor.call(sendPoster, { body: { file } })).address;
};

const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour";
function film(url: string, { poster = "", captions = CAPTIONS } = {}) {
  return { url: { fr: url, ar: url }, poster, captions: { fr: captions, ar: "" } };
}

async function chapterOf(slug: string) {
  const listed = await editor.call(readContents, { query: { kind: "chapter" } });
  const id = listed.find((one) => one.slug === slug)?.id ?? 0;
  return editor.call(readChapter, { params: { contentId: id } });
}

async function publishWith(slug: string, newFilm: ReturnType<typeof film> | null) {
  const { id, version, body } = await chapterOf(slug);
  const saved = await editor.call(saveChapter, {
    body: { id, version, body: { ...body, film: newFilm } },
  });
  return editor.call(publishContent, { body: saved });
}

const kept = async () =>
  (await Array.fromAsync(api.context.storage.keys())).filter((key) => key.startsWith("films/"));

async function hoursLater(hours: number): Promise<void> {
  api.clock.advance(hours * 3_600_000);
  await removeUnusedFilms.run(api.context);
  editor = await api.signInStaff("redaction");
}

describe("an upload", () => {
  test("goes on where it stopped, refuses a piece that was not announced, and is served in ranges", async () => {
    const bytes = filmOf();
    const [first = bytes, second = bytes, third = bytes] = piecesOf(bytes);
    const { filmId, address } = await editor.call(beginFilm, { body: announced(bytes) });
    expect(await send(filmId, 0, first)).toEqual({ received: first.length });
    expect(await send(filmId, 0, first)).toEqual({ received: first.length });
    expect(await send(filmId, 2, third)).toEqual({ received: first.length });
    expect(await refusalOf(send(filmId, 1, first))).toMatchObject({ status: 422 });
    expect((await api.fetch(address)).status).toBe(404);
    // The page was loaded anew.
    const again = await editor.call(beginFilm, { body: announced(bytes) });
    expect(again).toEqual({ filmId, address, received: first.length });
    await send(filmId, 1, second);
    expect(await send(filmId, 2, third)).toEqual({ received: bytes.length });

    const whole = await api.fetch(address);
    expect(isSame(await whole.arrayBuffer(), bytes)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-length": String(bytes.length),
    });
    const range = `bytes=${FILM_LIMITS.piece - 2}-${2 * FILM_LIMITS.piece + 1}`;
    const part = await api.fetch(address, { headers: { Range: range } });
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Range")).toBe(`${range.replace("=", " ")}/${bytes.length}`);
    const expectedRange = bytes.slice(FILM_LIMITS.piece - 2, 2 * FILM_LIMITS.piece + 2);
    expect(isSame(await part.arrayBuffer(), expectedRange)).toBe(true);
    const outside = { headers: { Range: `bytes=${bytes.length}-` } };
    expect((await api.fetch(address, outside)).status).toBe(416);

    const entry = (await readEntries(api.context.db, 0, 1000)).at(-1);
    expect(entry).toMatchObject({ subject: "film guide.mp4", after: { address } });
  });

  test.each([
    ["another file under a film's name", filmOf("%PDF-1.7"), "n’est pas un film"],
    ["a film of another format than announced", filmOf("\u001aE\u00df\u00a3webm"), "MP4 ou WebM"],
  ])("of %s is refused with a sentence, and nothing of it is kept", async (_, bytes, sentence) => {
    const before = await kept();
    const refusal = await refusalOf(upload(bytes));
    expect(refusal).toMatchObject({ status: 422 });
    expect(JSON.stringify(refusal.fields)).toContain(sentence);
    expect(await kept()).toEqual(before);
  });

  test.each([
    ["nothing", { size: 0, hashes: [] }, "est vide"],
    ["more than the setting allows", { size: 201 * 1024 * 1024 }, "200 Mo"],
    ["pieces that do not make it up", { size: 10 * FILM_LIMITS.piece }, "Ce morceau"],
  ])("of %s is refused before anything is sent", async (_, changes, sentence) => {
    const body = { ...announced(filmOf()), ...changes };
    const refusal = await refusalOf(editor.call(beginFilm, { body }));
    expect(JSON.stringify(refusal.fields)).toContain(sentence);
  });

  test("that is not finished within a day is forgotten, with its bytes", async () => {
    const bytes = filmOf();
    const { filmId } = await editor.call(beginFilm, { body: announced(bytes) });
    await send(filmId, 0, piecesOf(bytes)[0] ?? bytes);
    await hoursLater(25);
    expect(await kept()).toEqual([]);
    const gone = await refusalOf(send(filmId, 1, piecesOf(bytes)[1] ?? bytes));
    expect(gone.message).toContain("choisissez de nouveau le film");
  });

  test("of a file that is no picture is refused as a poster, and a picture is encoded again", async () => {
    const file = new File(["<svg onload=alert(1)>"], "affiche.png");
    const refusal = await refusalOf(editor.call(sendPoster, { body: { file } }));
    expect(JSON.stringify(refusal.fields)).toContain("image PNG ou JPEG");
    const answer = await api.fetch(await poster());
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(16);
  });
});

describe("a film", () => {
  test("is shown with picture and captions in chapter, guide and home page", async () => {
    const url = await upload(filmOf());
    const shown = { url, poster: await poster() };
    await publishWith("prix", film(url, shown));
    const { guide, home } = await editor.call(readSiteContents, {});
    const teasers = { print: film(url, shown), digital: null };
    await editor.call(saveGuide, { body: { version: guide.version, body: teasers } });
    const body = { ...home.body, blocks: ["film" as const], film: film(url, shown) };
    await editor.call(saveHome, { body: { version: home.version, body } });

    const chapter = await api.visitor.call(readGuideContent, { query: { chapter: "prix" } });
    const front = await api.visitor.call(readHome, { query: {} });
    expect(chapter.teasers.digital).toBeNull();
    for (const one of [chapter.film, chapter.teasers.print, front.film]) {
      expect(one).toMatchObject(shown);
      const answer = await api.fetch(one?.captions ?? "");
      expect(answer.headers.get("Content-Type")).toContain("text/vtt");
      expect(await answer.text()).toBe(CAPTIONS);
    }
  });

  test("that is replaced is removed a day later, and a version that had it is taken up without it", async () => {
    const old = await upload(filmOf());
    await publishWith("dates", film(old));
    const withOld = (await chapterOf("dates")).versions[0]?.number ?? 0;
    await hoursLater(25);
    const next = await upload(filmOf());
    await publishWith("dates", film(next));
    await removeUnusedFilms.run(api.context);
    expect((await api.fetch(old)).status).toBe(200);
    await hoursLater(25);
    expect((await api.fetch(old)).status).toBe(404);
    expect((await api.fetch(next)).status).toBe(200);

    const { id, version } = await chapterOf("dates");
    await editor.call(restoreContent, { body: { id, version, number: withOld } });
    expect((await chapterOf("dates")).body.film).toBeNull();
    // The published one stays as it is.
    await hoursLater(25);
    expect((await api.fetch(next)).status).toBe(200);
    const gone = await refusalOf(publishWith("dates", film(old)));
    expect(JSON.stringify(gone.fields)).toContain("n’est plus là");
  });

  test("is kept for a whole day after it was last named", async () => {
    const url = await upload(filmOf());
    await publishWith("texte", film(url));
    await hoursLater(0.9);
    await publishWith("texte", null);
    await hoursLater(23.5);
    expect((await api.fetch(url)).status).toBe(200);
    await hoursLater(1);
    expect((await api.fetch(url)).status).toBe(404);
  });

  test("leaves no piece in the storage, even where one arrives during its removal", async () => {
    await hoursLater(25);
    const before = await kept();
    const bytes = filmOf();
    const { filmId } = await editor.call(beginFilm, { body: announced(bytes) });
    api.clock.advance(25 * 3_600_000);
    editor = await api.signInStaff("redaction");
    const { storage } = api.context;
    let isSent = false;
    const late = {
      ...storage,
      async remove(key: string) {
        await storage.remove(key);
        if (isSent || !key.endsWith("/1")) return;
        isSent = true;
        await send(filmId, 0, piecesOf(bytes)[0] ?? bytes);
      },
    };
    await removeUnusedFilms.run({ ...api.context, storage: late });
    expect(isSent).toBe(true);
    expect(await kept()).toEqual(before);
  });

  test("whose removal the storage interrupts is removed by the next run, and named no more meanwhile", async () => {
    const url = await upload(filmOf());
    vi.spyOn(api.context.storage, "remove").mockRejectedValueOnce(new Error("The bucket is away."));
    api.clock.advance(25 * 3_600_000);
    await expect(removeUnusedFilms.run(api.context)).rejects.toThrow("away");
    editor = await api.signInStaff("redaction");
    expect((await api.fetch(url)).status).toBe(404);
    const refused = await refusalOf(publishWith("dates", film(url)));
    expect(JSON.stringify(refused.fields)).toContain("n’est plus là");
    const pieces = async () =>
      (await kept()).filter((key) => url.includes(key.split("/")[1] ?? ""));
    expect(await pieces()).toHaveLength(3);
    await removeUnusedFilms.run(api.context);
    expect(await pieces()).toEqual([]);
  });

  test("of a draft, or of a version that counts later, stays until nothing names it", async () => {
    const [drafted, planned] = [await upload(filmOf()), await upload(filmOf())];
    const { id, version, body } = await chapterOf("commander");
    const saved = await editor.call(saveChapter, {
      body: { id, version, body: { ...body, film: film(planned) } },
    });
    await editor.call(publishContent, { body: { ...saved, validFrom: "2027-03-01" } });
    const now = await chapterOf("commander");
    const next = { id, version: now.version, body: { ...body, film: film(drafted) } };
    await editor.call(saveChapter, { body: next });
    await hoursLater(25);
    const found = [(await api.fetch(drafted)).status, (await api.fetch(planned)).status];
    expect(found).toEqual([200, 200]);
  });

  test("with broken captions is refused with the line, and the draft stays", async () => {
    const broken = "WEBVTT\n\n00:00.000 --> 00:02.000\nA\n\n00:03,000 --> 00:04.000\nB";
    const { id, version, body } = await chapterOf("suivi");
    const newFilm = film("https://films.test/a.mp4", { captions: broken });
    const save = editor.call(saveChapter, {
      body: { id, version, body: { ...body, film: newFilm } },
    });
    expect(JSON.stringify((await refusalOf(save)).fields)).toContain("ligne 6");
    expect((await chapterOf("suivi")).version).toBe(version);
  });
});
