import { writeFile } from "node:fs/promises";
import type { Client } from "@parution/contract/client";
import {
  downloadInvoice,
  downloadMonthlyInvoice,
  readMyInvoices,
} from "@parution/contract/invoices";
import { payOrder, topUp } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { amountInWords } from "@parution/rules/amount-in-words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPublisher } from "../platform/config/publisher.ts";
import { decide } from "../publishing/index.ts";
import { readPdf, startTestApi, type TestApi } from "../testing/index.ts";
import { placeIssues } from "../testing/orders/journal.ts";
import { placeLine } from "../testing/orders/ordering.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  client = await api.signIn("pro");
});
afterAll(() => api.stop());

/** Text as it is on paper; the file is kept where `KEEP_PDF` names a folder. */
async function print(request: Promise<File>) {
  const file = await request;
  if (process.env.KEEP_PDF !== undefined) {
    await writeFile(
      `${process.env.KEEP_PDF}/${file.name}`,
      new Uint8Array(await file.arrayBuffer()),
    );
  }
  return readPdf(file);
}

async function buy(who: Client) {
  const placed = await placeLine(who);
  await who.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
  return placed;
}

const invoiceOf = (who: Client, orderId: number) =>
  print(who.call(downloadInvoice, { query: { orderId } }));

test("an invoice names seller, buyer, goods, date and amount, in figures and in words", async () => {
  const { orderId } = await buy(client);
  const { text, ...document } = await invoiceOf(client, orderId);
  expect(document).toMatchObject({ isTagged: true, language: "fr", pages: 1 });
  const [number = ""] = /F2026-\d{6}/.exec(text) ?? [];
  expect(document.title).toBe(`Facture ${number}`);
  expect(document.name).toBe(`facture-${number}-20260601-100000.pdf`);
  const { ice, taxId, tradeRegister, businessTax, legalName } = demoPublisher;
  for (const expected of [legalName.fr, ice, taxId, tradeRegister.fr, businessTax]) {
    expect(text).toContain(expected);
  }
  for (const expected of [
    "Atlas Conseil SARL",
    "000152733000067",
    "01/06/2026",
    "Solde du compte",
  ]) {
    expect(text).toContain(expected);
  }
  for (const expected of ["Total HT 40,00", "TVA 20 % 8,00", "Total TTC 48,00 Dhs"]) {
    expect(text).toContain(expected);
  }
  expect(text).toContain(amountInWords(4800, "fr"));
});

test("the Arabic version is in Arabic, and its text can be searched", async () => {
  const arabic = await api.signIn("pro", "ar");
  const { orderId } = await buy(arabic);
  const { text, title, language } = await invoiceOf(arabic, orderId);
  expect(language).toBe("ar");
  expect(title).toMatch(/^فاتورة F2026-\d{6}$/);
  const found = text.normalize("NFKC");
  for (const word of ["فاتورة", "الزبون", "درهم", ...amountInWords(4800, "ar").split(" ")]) {
    expect(found).toContain(word);
  }
  expect(text).toContain(demoPublisher.ice);
});

test("a client's name is set in the typefaces of invoices alone, with a substitute for missing characters", async () => {
  const other = await api.signIn("particulier");
  await api.context.db
    .updateTable("businesses")
    .set({ legal_name: "مكتب نور – Škoda 北京", address: "7, rue Łódź\nთბილ" })
    .where("id", "=", (await other.call(readBusiness, {})).id)
    .execute();
  const { orderId } = await buy(other);
  const { text, fonts } = await invoiceOf(other, orderId);
  for (const expected of ["Škoda ¤¤", "7, rue Łódź", "¤¤¤"]) expect(text).toContain(expected);
  expect(text.normalize("NFKC")).toContain("مكتب");
  const house = /^(SourceSerif4|NotoNaskhArabic|SpaceGrotesk|IBMPlexSansArabic)/;
  expect(fonts.filter((font) => !house.test(font))).toEqual([]);
});

test.for([
  ["a delivery that is paid", {}, ["3 5,00 15,00", "Livraison à votre adresse 1 25,00 25,00"]],
  ["none to pay", { deliveryId: 1 }, ["3 5,00 15,00", "Retrait au siège, Casablanca"]],
] as const)("an invoice of issues lists each price as %s", async ([, changes, expected]) => {
  const buyer = await api.signIn("particulier");
  const { orderId } = await placeIssues(buyer, changes);
  await buyer.call(payOrder, { body: { orderId, method: "balance" } });
  const { text } = await invoiceOf(buyer, orderId);
  for (const words of expected) expect(text).toContain(words);
});

test("a credit note names the invoice that it corrects", async () => {
  const onTerm = await api.signIn("terme");
  const { invoices } = await onTerm.call(readMyInvoices, { query: { status: "toSettle" } });
  const orderId = invoices.find((invoice) => invoice.format !== null)?.orderId ?? 0;
  const { adId } = await adOf(orderId);
  await decide(api.context, adId, "refuse");
  const { text, pages } = await invoiceOf(onTerm, orderId);
  expect(pages).toBe(2);
  const [number] = /F\d{4}-\d{6}/.exec(text) ?? [];
  expect(text).toMatch(new RegExp(`Avoir.*Sur facture ${number} \\(`));
});

async function adOf(orderId: number) {
  const { id } = await api.context.db
    .selectFrom("ads")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { adId: id };
}

test("refuses the invoice of an unpaid order, of a top-up, and of another account", async () => {
  const { orderId } = await placeLine(client);
  const download = (who: Client, query: { orderId: number; supportId?: number }) =>
    who.call(downloadInvoice, { query });
  await expect(download(client, { orderId })).rejects.toMatchObject({ status: 409 });
  const top = await client.call(topUp, { body: { amount: 10_000 } });
  await expect(download(client, { orderId: top.orderId })).rejects.toMatchObject({ status: 409 });
  const paid = await buy(client);
  const stranger = await api.signIn("particulier");
  await expect(download(stranger, paid)).rejects.toMatchObject({ status: 404 });
  await expect(download(client, { ...paid, supportId: 99 })).rejects.toMatchObject({ status: 404 });
});

test("a month's invoices add up, credit notes taken off", async () => {
  const onTerm = await api.signIn("terme");
  const { invoices } = await onTerm.call(readMyInvoices, { query: {} });
  const [year = 0, month = 0] = invoices[0]?.day.split("-").map(Number) ?? [];
  const { text } = await print(onTerm.call(downloadMonthlyInvoice, { query: { month, year } }));
  const { total } = await api.context.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .where("businesses.email", "=", "terme@demo.parution.test")
    .where((eb) =>
      eb(
        eb.fn<string>("to_char", ["day", eb.val("YYYY-MM")]),
        "=",
        invoices[0]?.day.slice(0, 7) ?? "",
      ),
    )
    .select((eb) =>
      eb.fn
        .sum<number>(
          eb
            .case()
            .when("invoices.kind", "=", "invoice")
            .then(eb.ref("invoices.total"))
            .else(eb.neg(eb.ref("invoices.total")))
            .end(),
        )
        .as("total"),
    )
    .executeTakeFirstOrThrow();
  expect(text).toContain(amountInWords(total, "fr"));
  const empty = onTerm.call(downloadMonthlyInvoice, { query: { month: 1, year: 2001 } });
  await expect(empty).rejects.toMatchObject({
    status: 404,
    message: "Aucune facture pour ce mois.",
  });
  const monthly = client.call(downloadMonthlyInvoice, { query: { month, year } });
  await expect(monthly).rejects.toMatchObject({ status: 403 });
});
