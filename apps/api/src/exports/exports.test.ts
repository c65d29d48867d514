import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { exportMyAds, exportMyOrders } from "@parution/contract/exports";
import { readMyOrders } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberInvoices } from "../invoices/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { readBook } from "../testing/read-book.ts";
import { exportSheet } from "./export.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: "2026-06-01T09:00:00Z" });
});
afterAll(() => api.stop());

describe("the caller's ads", () => {
  test.each(["xlsx", "xls"] as const)("are all in one %s file, newest first", async (format) => {
    const client = await api.signIn("pro");
    const file = await client.call(exportMyAds, { query: { format } });
    expect(file.name).toBe(`mes-annonces-20260601-100000.${format}`);
    const { rows, rightToLeft } = await readBook(file);
    expect(rows[0]?.slice(0, 3)).toEqual(["Référence", "Titre", "Support"]);
    const { ads, info } = await client.call(readMyAds, { params: { page: 1 } });
    const listed = rows.slice(1).map(([reference]) => reference);
    expect(listed.slice(0, ads.length)).toEqual(ads.map(({ reference }) => reference));
    expect(new Set(listed).size).toBe(info.total);
    expect(rightToLeft).toBe(false);
  });

  test("are an `xls` file where no format is named", async () => {
    const file = await (await api.signIn("pro")).call(exportMyAds, {});
    expect(file.name).toBe("mes-annonces-20260601-100000.xls");
    expect(file.type).toBe("application/vnd.ms-excel");
  });

  test("are filtered as their list, and read from right to left in Arabic", async () => {
    const client = await api.signIn("pro", "ar");
    const { adId } = await placeLine(client, { webTitle: "=SUM(A1:A9)" });
    const query = { status: "unpaid", from: "2026-06-01", to: "2026-06-01" } as const;
    const { rows, rightToLeft } = await readBook(await client.call(exportMyAds, { query }));
    expect(rightToLeft).toBe(true);
    expect(rows[0]?.[0]).toBe("المرجع");
    expect(rows[1]).toEqual([
      `A${String(adId).padStart(8, "0")}`,
      "=SUM(A1:A9)",
      expect.any(String),
      expect.any(String),
      "في انتظار الأداء",
      "غير منشور",
      "03/06/2026",
      expect.closeTo(46_174 + 10 / 24, 5), // 1 June 2026 at 10 in the publisher's zone
      48,
      undefined,
      undefined,
      expect.stringMatching(/^\d{15}$/),
    ]);
    expect(rows.slice(2).every((row) => row[4] === "في انتظار الأداء")).toBe(true);
  });

  test("as text have the separators of French spreadsheets, and no cell is a formula", async () => {
    const client = await api.signIn("particulier");
    await placeLine(client, { webTitle: '@A1 "ferme"; vente' });
    const text = await (await client.call(exportMyAds, { query: { format: "csv" } })).text();
    expect(text.split("\r\n")[0]).toContain('"Référence";"Titre"');
    const [line] = text.split("\r\n").filter((written) => written.includes("ferme"));
    expect(line).toContain(`"'@A1 ""ferme""; vente"`);
    expect(line).toContain('"01/06/2026 10:00:00";"48,00"');
  });

  test("of another account, or without a session, are refused", async () => {
    const client = await api.signIn("particulier");
    const other = await api.signIn("pro");
    const { id: userId } = await other.call(readCurrentUser, { body: {} });
    expect(await refusalOf(client.call(exportMyAds, { query: { userId } }))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(api.visitor.call(exportMyAds, {}))).toMatchObject({ status: 401 });
  });
});

describe("orders", () => {
  const references = async (client: Client, userId?: number) => {
    const query = userId === undefined ? {} : { userId };
    const { rows } = await readBook(await client.call(exportMyOrders, { query }));
    return rows.slice(1).map(([reference]) => reference);
  };

  test("are complete, for a parent with those of its members, or of one member", async () => {
    const [parent, member] = [await api.signIn("pro"), await api.signIn("membre")];
    await placeLine(parent);
    await placeLine(member);
    const { info } = await parent.call(readMyOrders, { query: {} });
    const all = await references(parent);
    expect(all).toHaveLength(info.total ?? 0);
    const { id: userId } = await member.call(readCurrentUser, { body: {} });
    const ofMember = await references(parent, userId);
    expect(ofMember).toEqual(await references(member));
    expect(all).toEqual(expect.arrayContaining(ofMember));
    expect(ofMember.length).toBeLessThan(all.length);
  });

  test("name the invoice, the ICE that it bears and the client's own number", async () => {
    const client = await api.signIn("pro");
    const { orderId } = await placeLine(client, { purchaseOrder: "BC-2026/9" });
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    await numberInvoices(api.context);
    const { rows } = await readBook(await client.call(exportMyOrders, {}));
    const [header = [], ...orders] = rows;
    const cellOf = (name: string) => orders[0]?.[header.indexOf(name)];
    expect(cellOf("N° de facture")).toMatch(/^F2026-\d{6}$/);
    expect(cellOf("ICE")).toMatch(/^\d{15}$/);
    expect(cellOf("Bon de commande")).toBe("BC-2026/9");
    const ads = await readBook(await client.call(exportMyAds, {}));
    const column = (ads.rows[0] ?? []).indexOf("N° de facture");
    expect(ads.rows[1]?.[column]).toBe(cellOf("N° de facture"));
  });

  test("of a user outside the caller's team are not found", async () => {
    const { id: userId } = await (await api.signIn("credit")).call(readCurrentUser, { body: {} });
    for (const account of ["pro", "membre"] as const) {
      const client = await api.signIn(account);
      const request = client.call(exportMyOrders, { query: { userId } });
      expect(await refusalOf(request)).toMatchObject({ status: 404 });
    }
  });
});

describe("a list too long for a sheet", () => {
  async function* none(): AsyncGenerator<never> {
    yield* [];
  }
  const ask = (format: "xls" | "csv", found: number) =>
    exportSheet(
      { context: api.context, identity: { userId: 0 }, language: "fr" },
      {
        format,
        name: "a",
        title: "A",
        columns: [],
        count: () => Promise.resolve(found),
        rows: none(),
      },
    );

  test("is refused with the largest number of rows, before any is read", async () => {
    const refused = await ask("xls", 65_536).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, code: "TOO_MANY_ROWS" });
    expect(String(refused)).toMatch(/\.xls contient 65\s535 lignes au plus/);
    expect((await ask("xls", 65_535)).name).toMatch(/^a-\d{8}-\d{6}\.xls$/);
    expect((await ask("csv", 65_536)).type).toBe("text/csv");
  });
});
