import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { cpuTime } from "@parution/rules/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createIntake, type Intake } from "./intake.ts";
import { type BodyLimits, FILES_PACE, messageOf, TEXT_PACE } from "./limits.ts";

const KIB = 1024;
const LIMITS: BodyLimits = { text: 512 * KIB, files: { most: 3, largest: 64 * KIB } };
const FORM = "application/x-www-form-urlencoded";
const STACKED = `e${"\u0301".repeat(40)}`;

let folder: string;
let intake: Intake;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parution-intake-"));
  intake = createIntake({ dataDir: folder });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Limits of an upload, as an order has them. */
const UPLOADS: BodyLimits = { text: 512 * KIB, files: { most: 3, largest: 10 * 1024 * KIB } };
const bytesOnDisk = () =>
  filesOnDisk().reduce((sum, name) => sum + statSync(join(folder, "incoming", name)).size, 0);

const filesOnDisk = () => readdirSync(join(folder, "incoming"));

function send(body: string | Readable, type = "application/json", limits = LIMITS) {
  const headers = new Headers({ "Content-Type": type });
  const stream = typeof body === "string" ? Readable.from([Buffer.from(body)]) : body;
  return intake.readFields({ headers, body: stream }, limits);
}

/** A form as browsers write it. */
async function sendForm(form: FormData, limits = LIMITS) {
  const { headers, body } = new Response(form);
  const stream = Readable.from(body ?? []);
  return intake.readFields({ headers: new Headers(headers), body: stream }, limits);
}

const formOf = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

describe("counts before any work", () => {
  const cases: [string, string, string, number][] = [
    ["one name, 150 000 times", "k=&".repeat(150_000), FORM, 413],
    ["1 001 pairs", Array(1001).fill("k=1").join("&"), FORM, 413],
    ["201 names", Array.from({ length: 201 }, (_, at) => `k${at}=1`).join("&"), FORM, 413],
    ["200 000 lists in each other", "[".repeat(200_000), "application/json", 413],
    ["21 lists in each other", `${"[".repeat(21)}${"]".repeat(21)}`, "application/json", 413],
    ["5 001 values", JSON.stringify(Array(5001).fill(1)), "application/json", 413],
    ["5 001 values in one field", `k=${JSON.stringify(Array(5001).fill(1))}`, FORM, 413],
    ["a name of 201 letters", JSON.stringify({ ["k".repeat(201)]: 1 }), "application/json", 413],
    [
      "a text of 100 001 letters",
      JSON.stringify({ k: "x".repeat(100_001) }),
      "application/json",
      422,
    ],
    ["a stack of marks", JSON.stringify({ k: STACKED }), "application/json", 422],
    ["a stack of marks in a form", `k=${encodeURIComponent(STACKED)}`, FORM, 422],
    ["more bytes than the call takes", " ".repeat(513 * KIB), "application/json", 413],
  ];

  test.each(cases)("refuses %s", async (_, body, type, status) => {
    const time = await cpuTime(() => expect(send(body, type)).rejects.toMatchObject({ status }));
    expect(time).toBeLessThan(500);
  });

  test("accepts the largest allowed input", async () => {
    const lists = `${"[".repeat(20)}"[[[[[[[[[[[[[[[[[[[[[[[[["${"]".repeat(20)}`;
    await expect(send(lists)).resolves.toMatchObject({ body: JSON.parse(lists) });
    const pairs = Array(1000).fill("k=1").join("&");
    await expect(send(pairs, FORM)).resolves.toMatchObject({ body: { k: Array(1000).fill("1") } });
  });

  test("names the field of a text of impossible characters", async () => {
    const sent = send(JSON.stringify({ data: { titre: STACKED } }));
    await expect(sent).rejects.toMatchObject({ fields: { titre: [expect.anything()] } });
  });
});

describe("a form with files", () => {
  const photo = new File([new Uint8Array(40 * KIB).fill(7)], 'façade «صورة» "1".png', {
    type: "image/png",
  });

  test("keeps them on disk, readable by its own user alone, until it is released", async () => {
    const { body, release } = await sendForm(formOf(["k", "é"], ["f", photo]));
    const { k, f } = body as { k: string; f: File };
    expect(k).toBe("é");
    expect(f).toBeInstanceOf(File);
    expect([f.name, f.type, f.size]).toEqual([photo.name, "image/png", 40 * KIB]);
    expect(await f.bytes()).toEqual(await photo.bytes());
    expect(new Uint8Array(await f.arrayBuffer())).toEqual(await photo.bytes());
    const [name = ""] = filesOnDisk();
    expect(statSync(join(folder, "incoming", name)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "incoming")).mode & 0o777).toBe(0o700);
    await release();
    expect(filesOnDisk()).toEqual([]);
  });

  test.each<[string, FormData, BodyLimits, number]>([
    ["a file too many", formOf(...Array(4).fill(["f", photo])), LIMITS, 413],
    ["a file that is too large", formOf(["f", new File(["x".repeat(65 * KIB)], "x")]), LIMITS, 413],
    ["a file where none is taken", formOf(["f", photo]), messageOf(512 * KIB), 413],
    [
      "more text than the call takes",
      formOf(["k", "x".repeat(513 * KIB)], ["f", photo]),
      LIMITS,
      413,
    ],
    ["one name, 1 001 times", formOf(...Array(1001).fill(["k", ""])), LIMITS, 413],
    ["a stack of marks", formOf(["k", STACKED], ["f", photo]), LIMITS, 422],
    ["a stack of marks in a file's name", formOf(["f", new File(["x"], STACKED)]), LIMITS, 422],
  ])("is refused with %s, and leaves nothing behind", async (_, form, limits, status) => {
    await expect(sendForm(form, limits)).rejects.toMatchObject({ status });
    expect(filesOnDisk()).toEqual([]);
  });

  test.each([
    ["no boundary", "multipart/form-data", "--x--"],
    ["a boundary of 71 letters", `multipart/form-data; boundary=${"x".repeat(71)}`, "--x--"],
    [
      "no end",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="k"\r\n\r\n1',
    ],
    [
      "a part without a name",
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--",
    ],
  ])("is unreadable with %s", async (_, type, body) => {
    await expect(send(body, type)).rejects.toMatchObject({ status: 400 });
  });

  test("is accepted at any size up to it, in any number of pieces", async () => {
    const text = '--x\r\nContent-Disposition: form-data; name="k"\r\n\r\n1\r\n--x--\r\nbelow';
    const pieces = Readable.from([...text].map((letter) => Buffer.from(letter)));
    const { body } = await send(pieces, "multipart/form-data; boundary=x");
    expect(body).toEqual({ k: "1" });
  });

  test("does not count files in the budget of texts, so that texts are accepted beside hundreds of uploads", async () => {
    const uploads = Array.from({ length: 200 }, () => new PassThrough());
    const sent = uploads.map((body) => send(body, "multipart/form-data; boundary=x", UPLOADS));
    const head = '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n';
    for (const body of uploads) {
      body.write(head);
      for (let at = 0; at < 16; at += 1) body.write(Buffer.alloc(32 * KIB));
    }
    await vi.waitFor(() => expect(bytesOnDisk()).toBeGreaterThan(64 * 1024 * KIB), 20_000);
    await expect(send(`"${"x".repeat(50 * KIB)}"`)).resolves.toBeDefined();
    for (const body of uploads) body.destroy();
    const ended = await Promise.allSettled(sent);
    expect(ended.filter(({ status }) => status === "fulfilled")).toEqual([]);
    expect(filesOnDisk()).toEqual([]);
  });

  test("is processed beside one other, no more", async () => {
    const first = await sendForm(formOf(["f", photo]));
    const second = await sendForm(formOf(["f", photo]));
    const third = vi.fn();
    const coming = sendForm(formOf(["f", photo])).then(third);
    await vi.waitFor(() => expect(filesOnDisk()).toHaveLength(3));
    expect(third).not.toHaveBeenCalled();
    await first.release();
    await coming;
    expect(third).toHaveBeenCalledOnce();
    await second.release();
  });
});

test("removes the remains of a crash at the next start, and keeps files in use", () => {
  const [left, recent] = ["left", "recent"].map((name) => join(folder, "incoming", name));
  for (const path of [left, recent]) writeFileSync(path ?? "", "bytes");
  utimesSync(left ?? "", new Date(0), new Date(0));
  createIntake({ dataDir: folder });
  expect(filesOnDisk()).toEqual(["recent"]);
});

describe("a sender that pauses", () => {
  const beginning = '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nbytes';
  const FORM_TYPE = "multipart/form-data; boundary=x";

  test("and disconnects is not waited for, and its bytes are removed", async () => {
    const body = new PassThrough();
    const sent = send(body, FORM_TYPE);
    body.write(beginning);
    await vi.waitFor(() => expect(filesOnDisk()).toHaveLength(1));
    body.destroy();
    await expect(sent).rejects.toMatchObject({ status: 400 });
    expect(filesOnDisk()).toEqual([]);
  });

  test.each([
    ["a text", "application/json", TEXT_PACE],
    ["a file", FORM_TYPE, FILES_PACE],
  ])("in the middle of %s receives 408", async (_, type, { every }) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const body = new PassThrough();
    const sent = send(body, type);
    body.write(beginning);
    const refused = expect(sent).rejects.toMatchObject({ status: 408 });
    await vi.advanceTimersByTimeAsync(2 * every);
    await refused;
    expect(body.listenerCount("data")).toBe(0);
  });

  test("and goes on is read no longer than a whole body may take", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const body = new PassThrough();
    const refused = expect(send(body)).rejects.toMatchObject({ status: 408 });
    for (let at = 0; at < TEXT_PACE.whole; at += TEXT_PACE.every) {
      body.write(" ".repeat(TEXT_PACE.least));
      await vi.advanceTimersByTimeAsync(TEXT_PACE.every);
    }
    await refused;
  });
});
