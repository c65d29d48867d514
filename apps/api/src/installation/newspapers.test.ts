import { readCalendar } from "@parution/contract/calendar";
import type { CallInput } from "@parution/contract/call";
import { readOptions } from "@parution/contract/catalogue";
import type { Client } from "@parution/contract/client";
import { readCatalogue } from "@parution/contract/desk-catalogue";
import { createNewspaper, readNewspapers } from "@parution/contract/installation";
import { quoteAd } from "@parution/contract/quote";
import { readTheme } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import { weekdayOf } from "@parution/rules/dates";
import { LARGEST_RATE } from "@parution/rules/price";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placePaid, refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";

type Body = CallInput<typeof createNewspaper>["body"];

let api: TestApi;
let owner: Client;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signInStaff("admin");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const gazette: Body = {
  nameFr: "La Gazette du Souss",
  nameAr: "جريدة سوس",
  slug: "gazette-du-souss",
  medium: "print",
  language: "fr",
  colour: "#7a1f2b",
  closedDays: [5],
  moroccanHolidays: true,
  leadHours: 24,
  unit: 1600,
  module: 14_000,
  colourModule: 20_000,
  height: 400,
  columns: 6,
  gutter: 5,
};
/** Creates it with some fields otherwise. */
const create = (changes: Partial<Body>) =>
  owner.call(createNewspaper, { body: { ...gazette, ...changes } });
const lastEntry = async () => (await readEntries(api.context.db, 0, 1000)).at(-1);
const countSupports = async () =>
  (await api.context.db.selectFrom("supports").select("id").execute()).length;

const ad = {
  headingId: 1,
  subheadingId: 1,
  cityId: 1,
  termsAccepted: true as const,
  dates: [WEDNESDAY],
  paperContent: { kind: "plain" as const, text: "Avis de constitution de société." },
};

test("a second newspaper sells the whole catalogue in its own theme, and an advertiser orders in it", async () => {
  const { id, headings, path } = await create({});
  expect(path).toBe("/fr/gazette-du-souss");
  const { rows } = await owner.call(readCatalogue, { params: { table: "supports" } });
  expect(rows.at(-1)).toMatchObject({ id, values: { labelFr: gazette.nameFr, leadHours: 24 } });
  const { overrides } = await api.visitor.call(readTheme, { body: { supportId: id } });
  expect(overrides?.light.brand).toBe(gazette.colour);
  const home = await api.visitor.call(readHome, { query: {} });
  expect(home.supports.map(({ slug }) => slug)).toContain(gazette.slug);

  const options = await api.visitor.call(readOptions, { params: { supportId: id } });
  expect(options.headings).toHaveLength(headings);
  // Two lines at 16.00, with the tax of a fifth: everything else is dearer.
  expect(options.supports.find((one) => one.id === id)).toMatchObject({ lowestPrice: 3840 });
  const advertiser = await api.signIn("particulier");
  await placePaid(advertiser, { ...ad, supportId: id, total: 3840 });

  const { newspapers } = await owner.call(readNewspapers, {});
  expect(newspapers.at(-1)).toEqual({
    id,
    label: gazette.nameFr,
    slug: gazette.slug,
    medium: "print",
    headings,
    page: { height: 400, columns: 6, gutter: 5 },
  });
});

test("the trail has the newspapers before and after, with what was chosen", async () => {
  await create({ slug: "une-autre" });
  const entry = await lastEntry();
  expect(entry).toMatchObject({
    command: "newspaper",
    subject: "une-autre",
    operator: "admin@demo.parution.test",
    after: { colour: gazette.colour, unit: 1600, columns: 6, closedDays: ["5"] },
  });
  const { newspapers: before } = entry?.before ?? {};
  expect(entry?.after.newspapers).toEqual([...(before as string[]), "une-autre"]);
});

test("a copy sells what the other newspaper sells, at its prices and with its tiers", async () => {
  const { id } = await create({ slug: "le-double", language: "ar", copyFrom: 2 });
  const options = await api.visitor.call(readOptions, { params: { supportId: id } });
  const facts = ({
    lowestPrice,
    packagePrice,
    blockLines,
    tiers,
  }: (typeof options.supports)[0]) => ({ lowestPrice, packagePrice, blockLines, tiers });
  const [copy, source] = [id, 2].map((one) =>
    options.supports.filter((support) => support.id === one).map(facts),
  );
  expect(copy).toEqual(source);
  const priceIn = async (supportId: number) =>
    (await api.visitor.call(quoteAd, { body: { ...ad, dates: [WEDNESDAY], supportId } })).total;
  expect(await priceIn(id)).toBe(await priceIn(2));
});

test("a digital newspaper sells dates", async () => {
  const { id } = await create({ slug: "en-ligne", medium: "digital", unit: 12_000 });
  const options = await api.visitor.call(readOptions, { params: { supportId: id } });
  expect(options.supports.find((one) => one.id === id)).toMatchObject({
    medium: "digital",
    fixedPrice: true,
    lowestPrice: 14_400,
  });
});

test("a newspaper may appear on Sundays alone, and takes orders for them", async () => {
  const { id } = await create({
    slug: "le-dimanche",
    closedDays: [1, 2, 3, 4, 5],
    weekendEditions: ["sunday"],
  });
  const { days } = await api.visitor.call(readCalendar, { query: { supportId: id } });
  const open = days.filter(({ available }) => available);
  expect(open.length).toBeGreaterThan(40);
  expect(new Set(open.map(({ date }) => weekdayOf(date)))).toEqual(new Set([0]));
  const [first] = open;
  const advertiser = await api.signIn("particulier");
  await placePaid(advertiser, {
    ...ad,
    supportId: id,
    total: 3840,
    dates: first === undefined ? [] : [first.date],
  });
});

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const SATURDAYS: Body["weekendEditions"] = ["saturday"];

test.each([
  ["an address that another newspaper has", { slug: "al-ofoq" }, "slug"],
  ["the address of the desk", { slug: "desk" }, "slug"],
  ["the address of a page of the portal", { slug: "connexion" }, "slug"],
  [
    "a week without an edition",
    { slug: "x", closedDays: [1, 2, 3, 4, 5] as number[] },
    "closedDays",
  ],
  [
    "a week whose one Saturday rests",
    { slug: "x", closedDays: EVERY_DAY, weekendEditions: SATURDAYS },
    "closedDays",
  ],
  [
    "a module at which the largest canvas is beyond any price",
    { slug: "x", module: 40_000_001 },
    "module",
  ],
  ["such a module in colour", { slug: "x", colourModule: 40_000_001 }, "colourModule"],
  ["print without the price of a module", { slug: "x", module: undefined }, "module"],
  ["a copy of a newspaper that is unknown", { slug: "x", copyFrom: 999 }, "copyFrom"],
  ["a digital copy of a printed one", { slug: "x", medium: "digital", copyFrom: 1 }, "copyFrom"],
] as const)("%s is refused at its field, and nothing is written", async (_, changes, field) => {
  const [before, entry] = [await countSupports(), await lastEntry()];
  const refusal = await refusalOf(create(changes));
  expect(refusal.status).toBe(422);
  expect(Object.keys(refusal.fields)).toEqual([field]);
  expect(await countSupports()).toBe(before);
  expect(await lastEntry()).toEqual(entry);
});

test("the dearest module gives the largest canvas the highest price of a rate card", async () => {
  const { id } = await create({ slug: "la-plus-chere", module: 40_000_000 });
  const dearest = api.context.db
    .selectFrom("product_canvases as sold")
    .innerJoin("products as product", "product.id", "sold.product_id")
    .where("product.support_id", "=", id)
    .select((eb) => eb.fn.max("sold.price").as("price"));
  expect((await dearest.executeTakeFirstOrThrow()).price).toBe(LARGEST_RATE);
});

test("a newspaper without anything to sell is not created, not even in part", async () => {
  const { db } = api.context;
  const { id } = await create({ slug: "sans-rubrique" });
  await db
    .updateTable("support_headings")
    .set({ retired_at: new Date() })
    .where("support_id", "=", id)
    .execute();
  const before = await countSupports();
  const refusal = await refusalOf(create({ slug: "vide", copyFrom: id }));
  expect(refusal.fields).toHaveProperty("copyFrom");
  expect(await countSupports()).toBe(before);
  // The order form leaves out what has no price.
  const options = await api.visitor.call(readOptions, { params: { supportId: id } });
  expect(options.supports.find((one) => one.id === id)?.lowestPrice).toBeNull();
});

test("the same newspaper sent twice at once is created once", async () => {
  const outcomes = await Promise.allSettled([
    create({ slug: "deux-fois" }),
    create({ slug: "deux-fois" }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("creating one is the owner's right alone", async () => {
  const sales = await api.signInStaff("regie");
  expect((await sales.call(readNewspapers, {})).newspapers.length).toBeGreaterThan(3);
  const refusal = await refusalOf(sales.call(createNewspaper, { body: { ...gazette, slug: "y" } }));
  expect(refusal.status).toBe(403);
});
