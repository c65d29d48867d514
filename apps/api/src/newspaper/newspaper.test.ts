import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readCalendar } from "@parution/contract/calendar";
import { quoteAd } from "@parution/contract/quote";
import { login, readTheme } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import { addDays, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cancelEdition, markPrinted } from "../edition-state/index.ts";
import { runOperator } from "../operator/program/program.ts";
import { transaction } from "../platform/database/transaction.ts";
import { copyUnused, startApiOn, type TestApi } from "../testing/index.ts";
import { verifyTrail } from "../trail/index.ts";
import { extendClosures } from "./closures.ts";

/** The file that the documentation shows. */
const EXAMPLE = new URL("../../../../docs/newspaper.example.json", import.meta.url);

const SUNDAY: IsoDate = "2026-06-07";
const THRONE_DAY = "2026-07-30";
const MONDAY: IsoDate = "2026-06-08";

let api: TestApi;
beforeEach(async () => {
  api = await startApiOn(await copyUnused(), { env: { DEMO_DATA: "0" } });
});
afterEach(() => api.stop());

async function init(change: (file: Record<string, unknown>) => unknown = (file) => file) {
  const path = join(api.context.config.dataDir, "newspaper.json");
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(EXAMPLE, "utf8")))));
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const open = async () => api.context;
  const code = await runOperator(["init", "--file", path], {
    operator: "salma",
    folder: "/",
    open,
    openUnused: open,
    write,
    writeError: write,
  });
  return { code, text: written.join("") };
}

test("opens the newspapers of a file in an empty database, with prices, days, colours and owner", async () => {
  const { code, text } = await init();
  expect(code).toBe(0);
  const { visitor } = api;
  const home = await visitor.call(readHome, { query: {} });
  expect(home.supports.map(({ slug }) => slug)).toEqual(["echo-du-souss", "souss-en-ligne"]);

  const paperContent = { kind: "plain", text: "Une ligne" } as const;
  const order = { supportId: 1, headingId: 1, paperContent, dates: [MONDAY] satisfies IsoDate[] };
  expect((await visitor.call(quoteAd, { body: order })).total).toBe(2 * 1920);
  expect((await visitor.call(quoteAd, { body: { ...order, headingId: 4 } })).total).toBe(2 * 2400);
  expect((await visitor.call(quoteAd, { body: { ...order, supportId: 2 } })).total).toBe(14400);

  const { days } = await visitor.call(readCalendar, { query: { supportId: 1 } });
  const isOpen = (date: string) => days.find((day) => day.date === date)?.available;
  expect([SUNDAY, THRONE_DAY, MONDAY].map(isOpen)).toEqual([false, false, true]);

  const { overrides } = await visitor.call(readTheme, { body: { supportId: 1 } });
  expect(overrides?.light.brand).toMatch(/^#/);

  const [, password = ""] = /valid for a week: (\S+)/.exec(text) ?? [];
  const session = await visitor.call(login, {
    body: { email: "direction@echo-du-souss.ma", password },
  });
  expect(session).toMatchObject({ token: expect.any(String) });
  expect(await verifyTrail(api.context.db)).toMatchObject({ whole: true, head: { number: 1 } });
});

test("is refused where there is a newspaper already, and changes nothing", async () => {
  await init();
  const again = await init();
  expect(again.code).toBe(1);
  expect(again.text).toContain("has newspapers or accounts already");
});

test("a newspaper of a file appears on the days of the weekend that it names", async () => {
  await init(withFirst({ closedDays: [], weekendEditions: ["saturday"] }));
  const { days } = await api.visitor.call(readCalendar, { query: { supportId: 1 } });
  const stateOf = (date: string) => days.find((day) => day.date === date)?.reasonCode;
  expect([addDays(SUNDAY, -1), SUNDAY].map(stateOf)).toEqual([null, "weekend"]);
});

/** Changes the first newspaper of the file, and leaves the others out. */
const withFirst = (change: object) => (file: object) => {
  const { newspapers } = file as { newspapers: object[] };
  return { ...file, newspapers: [{ ...newspapers[0], ...change }] };
};

test.each([
  [
    "a colour that is none",
    withFirst({ colour: "green" }),
    "newspapers[0].colour must be a colour such as #7a1f2b.",
  ],
  [
    "a price in words",
    withFirst({ prices: { line: { default: "cher" }, module: 140 } }),
    "newspapers[0].prices.line.default must be a number.",
  ],
  [
    "an entry that is not known",
    withFirst({ color: "#7a1f2b" }),
    "newspapers[0] has entries that are not known: color.",
  ],
  [
    "a name that is empty",
    withFirst({ name: { fr: " ", ar: "صدى سوس" } }),
    "newspapers[0].name.fr must not be empty.",
  ],
  [
    "a list without newspapers",
    (file: object) => ({ ...file, newspapers: [] }),
    "newspapers must not be empty.",
  ],
  ["a newspaper without name", withFirst({ name: undefined }), "newspapers[0].name is missing."],
  [
    "a name in one language",
    withFirst({ name: { fr: "L’Écho" } }),
    "newspapers[0].name.ar is missing.",
  ],
  [
    "a medium that there is not",
    withFirst({ medium: "radio" }),
    "newspapers[0].medium must be one of print, digital.",
  ],
  [
    "a day that there is not",
    withFirst({ closedDays: ["dimanche"] }),
    "newspapers[0].closedDays[0] must be one of sunday, monday",
  ],
  [
    "a slug that two newspapers have",
    (file: object) => {
      const [first] = (file as { newspapers: object[] }).newspapers;
      return { ...file, newspapers: [first, first] };
    },
    "newspapers[1].slug is echo-du-souss, as that of newspapers[0] is.",
  ],
  [
    "a slug that two newspapers have, of which one has no name",
    (file: object) => {
      const [first] = (file as { newspapers: object[] }).newspapers;
      return { ...file, newspapers: [first, { ...first, name: undefined }] };
    },
    [
      "newspapers[1].name is missing.",
      "newspapers[1].slug is echo-du-souss, as that of newspapers[0] is.",
    ].join("\n  "),
  ],
  ["a slug with a space", withFirst({ slug: "écho du souss" }), "single hyphens"],
  ["the slug of a page", withFirst({ slug: "desk" }), "desk, as a slug, is taken by a page."],
  [
    "a heading that does not exist",
    withFirst({ prices: { line: { default: 16, voitures: 3 }, module: 140 } }),
    "no heading voitures, but default, ",
  ],
  [
    "a price of a tenth of a centime",
    withFirst({ prices: { line: { default: 16.001 }, module: 140 } }),
    "whole centimes",
  ],
  [
    "a week without an edition",
    withFirst({ closedDays: ["monday", "tuesday", "wednesday", "thursday", "friday"] }),
    "closedDays must leave a day with an edition.",
  ],
  [
    "a week whose one Saturday rests",
    withFirst({
      closedDays: [
        ...["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      ],
      weekendEditions: ["saturday"],
    }),
    "closedDays must leave a day with an edition.",
  ],
  [
    "a module at which the largest canvas is beyond any price",
    withFirst({ prices: { line: { default: 16 }, module: 400_000.01 } }),
    "newspapers[0].prices.module must be 400000 at most, for 25 modules.",
  ],
])("is refused for %s, and writes nothing", async (_, change, sentence) => {
  const { code, text } = await init(change);
  expect(code).toBe(1);
  expect(text).toContain(sentence);
  expect(await api.context.db.selectFrom("headings").select("id").execute()).toEqual([]);
});

test("days of rest go on as the calendar opens, and a day opened by hand stays open", async () => {
  await init();
  const { db } = api.context;
  const sundays = () =>
    db.selectFrom("closures").where("support_id", "=", 1).select("date").orderBy("date").execute();
  await db.deleteFrom("closures").where("date", "=", SUNDAY).execute();
  const before = await sundays();
  await extendClosures(api.context);
  expect(await sundays()).toEqual(before);
  api.clock.set("2027-06-01T09:00:00Z");
  await extendClosures(api.context);
  const after = await sundays();
  expect(after.length).toBeGreaterThan(before.length + 52);
  expect(after.map(({ date }) => date)).not.toContain(SUNDAY);
});

test("days of rest leave out days whose edition is closed, printed or cancelled", async () => {
  await init();
  const { db } = api.context;
  const rest = db.selectFrom("closures").select("date").where("support_id", "=", 1).limit(4);
  const after = rest.where("date", ">", SUNDAY).where("weekly", "=", true).orderBy("date");
  const [open = "", ...ended] = (await after.execute()).map(({ date }) => date);
  await db.deleteFrom("closures").execute();
  const user = db.selectFrom("users").select("id");
  const { id: userId } = await user.executeTakeFirstOrThrow();
  const change = { at: new Date(api.clock.now()), userId };
  const [shut, printed, cancelled] = ended.map((day) => ({ supportId: 1, day: toIsoDate(day) }));
  if (!shut || !printed || !cancelled) throw new Error("The calendar has four Sundays.");
  const cancellation = {
    ...change,
    choice: "move",
    reasons: { fr: "Grève", ar: "إضراب" },
  } as const;
  await transaction(db, async (tx) => {
    // A Sunday has no edition to close at the desk; one from before may be closed.
    const closed = { state: "closed", closed_at: change.at, closed_by: userId } as const;
    const editions = tx.insertInto("editions");
    await editions.values({ support_id: 1, day: shut.day, ...closed }).execute();
    await markPrinted(tx, printed, { ...change, by: userId });
    await cancelEdition(tx, cancelled, cancellation);
  });
  await db.updateTable("supports").set({ closures_until: "2026-06-01" }).execute();
  await extendClosures(api.context);
  const [first] = await after.execute();
  expect(first?.date).toBe(open);
  const written = await db.selectFrom("closures").select("date").execute();
  for (const day of ended) expect(written.map(({ date }) => date)).not.toContain(day);
});
