import { readMyAd } from "@parution/contract/ads";
import { downloadDailyPage, viewDailyPage } from "@parution/contract/daily-pages";
import { payOrder } from "@parution/contract/payments";
import { quoteAd } from "@parution/contract/quote";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { carryMissed, reportMissed } from "../desk-editions/missed.ts";
import { cancelEdition, markPrinted } from "../edition-state/index.ts";
import { readAds } from "../editions/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { readPdf, startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { missedReportOf } from "../testing/orders/missed.ts";
import { lineOrder, type OrderBody, placeLine, refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const DAY = "2026-06-03";
const MORNING = "2026-06-03T08:00:00Z";

async function placePaid(account: "particulier" | "pro", changes: Partial<OrderBody> = {}) {
  const client = await api.signIn(account);
  const { total } = await client.call(quoteAd, { body: { ...lineOrder, ...changes } });
  const { adId, orderId } = await placeLine(client, { ...changes, total });
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  return `A${String(adId).padStart(8, "0")}`;
}

const text = (words: string) => ({ paperContent: { kind: "plain", text: words } }) as const;

test("the page of a day holds every ad of the newspaper that day, searchable and tagged", async () => {
  const reference = await placePaid("particulier", text("CESSION DE PARTS\nDIX MILLE"));
  await placePaid("pro", text("PERTE DE REGISTRE\nDEUX FOIS"));
  await placePaid("pro", { ...text("UN AUTRE JOUR\nJEUDI"), dates: ["2026-06-04"] });
  api.clock.set(MORNING);
  const client = await api.signIn("particulier");
  const query = { day: DAY, reference, supportId: 1 } as const;
  const file = await client.call(downloadDailyPage, { query });
  expect(file.name).toBe(`l-horizon-${DAY}-20260603-090000.pdf`);
  const pdf = await readPdf(file);
  expect(pdf).toMatchObject({ isTagged: true, language: "fr" });
  expect(pdf.title).toContain("mercredi 3 juin 2026");
  expect(pdf.text).toContain("CESSION DE PARTS");
  expect(pdf.text).toContain("PERTE DE REGISTRE");
  expect(pdf.text).not.toContain("UN AUTRE JOUR");
});

test("an edition is read as far as is asked, the named ad among its ads and those that did not run not", async () => {
  const day = "2026-06-10";
  const place = (words: string) =>
    placePaid("particulier", { ...text(`${words}\nUN JOUR`), dates: [day] });
  const first = await place("PREMIERE");
  const absent = await place("ABSENTE");
  const second = await place("DEUXIEME");
  const last = await place("DERNIERE");
  const { db } = api.context;
  const reportedBy = await staffId();
  api.clock.set(`${day}T08:00:00Z`);
  await transaction(db, (tx) =>
    reportMissed(tx, api.context, [adIdOf(absent)], {
      supportId: 1,
      day,
      cause: "left_out",
      choice: "client",
      reportedBy,
    }),
  );
  const read = async (reference: string) => {
    const wanted = { reference, most: 2, onlyRan: true };
    const { ads } = await readAds(db, { supportId: 1, day }, wanted);
    return ads.map(({ ref_web }) => ref_web);
  };
  expect(await read(last)).toEqual([first, last]);
  expect(await read(first)).toEqual([first, second]);
});

test("an Arabic newspaper's page is in Arabic, in every interface language", async () => {
  const reference = await placePaid("particulier", {
    ...text("شركة الأفق\nللتجارة"),
    supportId: 2,
  });
  api.clock.set(MORNING);
  const client = await api.signIn("particulier");
  const query = { day: DAY, reference, supportId: 2 } as const;
  const pdf = await readPdf(await client.call(viewDailyPage, { query }));
  expect(pdf).toMatchObject({ isTagged: true, language: "ar" });
  expect(pdf.title).toContain("الأربعاء");
  expect(pdf.text).toContain("شركة الأفق");
});

test("a page is not found before its day, on another day, or for another account's ad", async () => {
  const reference = await placePaid("particulier");
  const client = await api.signIn("particulier");
  const query = { day: DAY, reference, supportId: 1 } as const;
  const requestPages = (more: object, who = client) =>
    refusalOf(who.call(downloadDailyPage, { query: { ...query, ...more } }));
  expect(await requestPages({})).toMatchObject({ status: 404 });
  api.clock.set(MORNING);
  const later = await api.signIn("particulier");
  expect(await requestPages({ day: "2026-06-02" }, later)).toMatchObject({ status: 404 });
  expect(await requestPages({ supportId: 2 }, later)).toMatchObject({ status: 404 });
  expect(await requestPages({}, await api.signIn("pro"))).toMatchObject({ status: 404 });
});

test("a page leaves out the ad that cannot be set, and notifies the newspaper once", async () => {
  const { db, config } = api.context;
  const reference = await placePaid("particulier", text("ANNONCE SAINE\nDEUX LIGNES"));
  const broken = await placePaid("pro", text("ANNONCE CASSEE\nDEUX LIGNES"));
  const { canvas_id } = await db
    .selectFrom("ads")
    .where("ref_web", "=", broken)
    .select("canvas_id")
    .executeTakeFirstOrThrow();
  const { id, ...canvas } = await db
    .selectFrom("canvases")
    .where("id", "=", canvas_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const unset = { ...canvas, id: 9000 + id, width_mm: 1 };
  await db.insertInto("canvases").values(unset).execute();
  await db.updateTable("ads").set({ canvas_id: unset.id }).where("ref_web", "=", broken).execute();
  api.clock.set(MORNING);
  const client = await api.signIn("particulier");
  const query = { day: DAY, reference, supportId: 1 } as const;
  for (let time = 0; time < 2; time += 1) {
    const pdf = await readPdf(await client.call(downloadDailyPage, { query }));
    expect(pdf.text).toContain("ANNONCE SAINE");
    expect(pdf.text).not.toContain("ANNONCE CASSEE");
  }
  const mails = await db
    .selectFrom("mails")
    .where("template", "=", "ads-left-out")
    .select(["recipient", "data"])
    .execute();
  expect(mails).toEqual([
    { recipient: config.mail.contactTo, data: expect.objectContaining({ references: [broken] }) },
  ]);
});

test("a page prints a substitute for a character that no font has, and notifies the newspaper once", async () => {
  const { db, config } = api.context;
  const reference = await placePaid("particulier", text("VILLA A LOUER\nPISCINE"));
  const paper_content = "VILLA 😀 A LOUER\nPISCINE 游泳";
  await db.updateTable("ads").set({ paper_content }).where("ref_web", "=", reference).execute();
  api.clock.set(MORNING);
  const client = await api.signIn("particulier");
  const query = { day: DAY, reference, supportId: 1 } as const;
  for (let time = 0; time < 2; time += 1) {
    const pdf = await readPdf(await client.call(downloadDailyPage, { query }));
    expect(pdf.text).toContain("VILLA ¤ A LOUER");
    expect(pdf.text).toContain("PISCINE ¤¤");
  }
  const mails = await db
    .selectFrom("mails")
    .where("template", "=", "ads-substituted")
    .select(["recipient", "data"])
    .execute();
  expect(mails).toEqual([
    {
      recipient: config.mail.contactTo,
      data: expect.objectContaining({ references: [reference] }),
    },
  ]);
});

const adIdOf = (reference: string) => Number(reference.slice(1));
const setProof = (publication_proof: "printed" | "calendar") =>
  api.context.db.updateTable("supports").set({ publication_proof }).where("id", "=", 1).execute();
const staffId = async () =>
  (await api.context.db.selectFrom("staff").select("user_id").limit(1).executeTakeFirstOrThrow())
    .user_id;

test("a newspaper that goes by its printed issues has a draft, said so on every page, until its issue is recorded", async () => {
  const { db } = api.context;
  const day = "2026-06-04";
  const reference = await placePaid("particulier", {
    ...text("AVIS D’ENQUETE\nPUBLIQUE"),
    dates: [day],
  });
  api.clock.set(`${day}T08:00:00Z`);
  const client = await api.signIn("particulier");
  const query = { day, reference, supportId: 1 } as const;
  const page = async () => readPdf(await client.call(downloadDailyPage, { query }));
  await setProof("printed");
  const draft = await page();
  expect(draft.title).toContain("Maquette");
  expect(draft.text.match(/Maquette · impression pas encore confirmée/g)).toHaveLength(1);
  expect(draft.text).toContain("AVIS D’ENQUETE");
  await transaction(db, (tx) =>
    markPrinted(tx, { supportId: 1, day }, { at: new Date(api.clock.now()), by: null }),
  );
  expect((await page()).text).not.toContain("Maquette");
  await setProof("calendar");
});

test("an ad that did not run has no page of that day, whether it has other days or waits for its client's choice", async () => {
  const [day, next] = ["2026-06-05", "2026-06-08"] as const;
  const twice = await placePaid("particulier", {
    ...text("PERTE DE CARNET\nDEUX FOIS"),
    dates: [day, next],
  });
  const once = await placePaid("particulier", { ...text("PERTE DE CLES\nUNE FOIS"), dates: [day] });
  const other = await placePaid("pro", { ...text("AUTRE ANNONCE\nUNE FOIS"), dates: [day] });
  api.clock.set(`${next}T08:00:00Z`);
  const reportedBy = await staffId();
  await transaction(api.context.db, (tx) =>
    reportMissed(tx, api.context, [twice, once].map(adIdOf), {
      supportId: 1,
      day,
      cause: "left_out",
      choice: "client",
      reportedBy,
    }),
  );
  const client = await api.signIn("particulier");
  const requestPages = (on: IsoDate, reference: string, who = client) =>
    who.call(downloadDailyPage, { query: { day: on, reference, supportId: 1 } });
  expect(await refusalOf(requestPages(day, once))).toMatchObject({ status: 404 });
  expect(await refusalOf(requestPages(day, twice))).toMatchObject({ status: 404 });
  const pdf = await readPdf(await requestPages(day, other, await api.signIn("pro")));
  expect(pdf.text).toContain("AUTRE ANNONCE");
  expect(pdf.text).not.toMatch(/PERTE DE (CARNET|CLES)/);
  expect((await readPdf(await requestPages(next, twice))).text).toContain("PERTE DE CARNET");
});

test("an ad that did not run has no page of that day, though it was archived before anything became of its report", async () => {
  const { db } = api.context;
  const day = "2026-06-11";
  const archived = await placePaid("particulier", {
    ...text("PERTE DE SCEAU\nUNE FOIS"),
    dates: [day],
  });
  const other = await placePaid("pro", { ...text("ANNONCE PARUE\nUNE FOIS"), dates: [day] });
  api.clock.set(`${day}T08:00:00Z`);
  const missing = { supportId: 1, day, cause: "left_out", choice: "move" } as const;
  const reportedBy = await staffId();
  await transaction(db, (tx) =>
    reportMissed(tx, api.context, [adIdOf(archived)], { ...missing, reportedBy }),
  );
  const ads = db.updateTable("ads").set({ status: AD_STATUS_CODES.archived });
  await ads.where("ref_web", "=", archived).execute();
  await carryMissed.run(api.context);
  expect(await missedReportOf(api, adIdOf(archived))).toMatchObject({ state: "changed" });
  const requestPages = async (reference: string, account: "particulier" | "pro") =>
    (await api.signIn(account)).call(downloadDailyPage, {
      query: { day, reference, supportId: 1 },
    });
  expect(await refusalOf(requestPages(archived, "particulier"))).toMatchObject({ status: 404 });
  const pdf = await readPdf(await requestPages(other, "pro"));
  expect(pdf.text).toContain("ANNONCE PARUE");
  expect(pdf.text).not.toContain("PERTE DE SCEAU");
});

test("a cancelled edition has no page, and says that it did not appear", async () => {
  const day = "2026-06-09";
  const reference = await placePaid("particulier", {
    ...text("ANNONCE ANNULEE\nUN JOUR"),
    dates: [day],
  });
  // Before the transaction, which holds the embedded database's only connection.
  const userId = await staffId();
  await transaction(api.context.db, (tx) =>
    cancelEdition(
      tx,
      { supportId: 1, day },
      {
        at: new Date(api.clock.now()),
        userId,
        choice: "client",
        reasons: { fr: "Panne", ar: "عطل" },
      },
    ),
  );
  api.clock.set(`${day}T08:00:00Z`);
  const client = await api.signIn("particulier");
  const query = { day, reference, supportId: 1 } as const;
  const refusal = await refusalOf(client.call(downloadDailyPage, { query }));
  expect(refusal).toMatchObject({ status: 409, code: "EDITION_CANCELLED" });
  expect(refusal.message).toContain("n’a pas paru");
  const { slug } = await api.context.db
    .selectFrom("ads")
    .where("ref_web", "=", reference)
    .select("slug")
    .executeTakeFirstOrThrow();
  const ad = await client.call(readMyAd, { query: { id: adIdOf(reference), slug } });
  expect(ad.pdfDates).toEqual([]);
});
