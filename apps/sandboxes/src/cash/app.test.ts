import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Merchant, startMerchant } from "../testing/merchant.ts";
import { createApp } from "./app.ts";
import { groupCode, readCode } from "./code.ts";
import { readConfig } from "./config.ts";
import { sign } from "./messages-to-merchant.ts";

const CODE = "482109375519";
const KEY = "a key";
const known = JSON.stringify({
  code: CODE,
  montant: "120.00",
  devise: "MAD",
  reference: "C00000007",
  expire_le: "2026-11-24T17:00:00.000Z",
  etat: "A_PAYER",
});

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
  merchant.answer = known;
});
afterEach(() => merchant.close());

/** The sandbox for a cashier's browser, with a clock that the test moves. */
function startSandbox() {
  const scheduled: { task: () => void; delay: number }[] = [];
  const app = createApp({
    config: { port: 0, key: KEY, merchantUrl: merchant.url },
    schedule: (task, delay) => scheduled.push({ task, delay }),
    report: (error) => {
      throw error;
    },
  });
  const choose = async (outcome: string, delay = "10") => {
    const body = new URLSearchParams({ code: CODE, amount: "120.00", outcome, delay });
    const answer = await app.request("/code", { method: "POST", body });
    const place = answer.headers.get("location");
    return place === null ? answer : app.request(place);
  };
  return { app, choose, scheduled };
}

const sent = () => merchant.messages.map(({ body }) => JSON.parse(body));
const isOurs = ({ body, headers }: Merchant["messages"][number], key = KEY) =>
  headers["partenaire-signature"] === sign(body, key);

describe("a code", () => {
  it("is looked up at the merchant with a signed request, and shown with its amount", async () => {
    const page = await startSandbox().app.request(
      `/code?code=${encodeURIComponent(groupCode(CODE))}`,
    );
    expect(sent()).toEqual([{ code: CODE }]);
    expect(merchant.messages.every((message) => isOurs(message))).toBe(true);
    expect(merchant.messages[0]?.path).toBe("/consultation");
    const text = await page.text();
    expect(text).toMatch(/120,00\sMAD/);
    expect(text).toContain("C00000007");
    expect(text).toContain("<bdi>mardi 24/11/2026 à 18:00</bdi>");
    expect(text.match(/type="radio"/g)).toHaveLength(7);
  });

  it.each(["", "4821", "482109375514", "48210937551x"])(
    "«%s» is refused without a request to the merchant",
    async (code) => {
      expect(readCode(code)).toBeNull();
      expect((await startSandbox().app.request(`/code?code=${code}`)).status).toBe(400);
      expect(merchant.messages).toEqual([]);
    },
  );

  it("that the merchant does not know is not found", async () => {
    merchant.status = 404;
    expect((await startSandbox().app.request(`/code?code=${CODE}`)).status).toBe(404);
  });

  it("shows an unreadable answer of the merchant as it came", async () => {
    merchant.answer = "<b>broken</b>";
    const page = await (await startSandbox().app.request(`/code?code=${CODE}`)).text();
    expect(page).toContain("200 &lt;b&gt;broken&lt;/b&gt;");
  });

  it("is in Arabic, right to left, on request", async () => {
    const page = await startSandbox().app.request(`/code?code=${CODE}&lang=ar`);
    expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
  });
});

describe("an outcome", () => {
  const payment = {
    operation: "PAIEMENT",
    code: CODE,
    montant: "120.00",
    devise: "MAD",
    transaction: expect.stringMatching(/^CSH\w{14}$/),
  };

  it("paid: one signed payment, and the merchant's answer on the page", async () => {
    merchant.answer = '{"resultat":"REGLE"}';
    const page = await startSandbox().choose("pay");
    expect(sent()).toEqual([payment]);
    expect(merchant.messages[0]?.path).toBe("/notification");
    expect(merchant.messages.every((message) => isOurs(message))).toBe(true);
    expect(await page.text()).toContain("200 {&quot;resultat&quot;:&quot;REGLE&quot;}");
  });

  it("repeated: the same payment three times", async () => {
    await startSandbox().choose("repeated");
    const [first, ...others] = sent();
    expect(others).toEqual([first, first]);
  });

  it("twice: two payments of one code", async () => {
    await startSandbox().choose("twice");
    const transactions = sent().map(({ transaction }) => transaction);
    expect(new Set(transactions).size).toBe(2);
  });

  it("another amount: well signed, for less", async () => {
    await startSandbox().choose("wrongAmount");
    expect(sent()).toEqual([{ ...payment, montant: "12.00" }]);
    expect(merchant.messages.every((message) => isOurs(message))).toBe(true);
  });

  it("forged: not signed with the shared key", async () => {
    await startSandbox().choose("forged");
    expect(sent()).toEqual([payment]);
    expect(merchant.messages.some((message) => isOurs(message))).toBe(false);
  });

  it("expired: the end of the code", async () => {
    await startSandbox().choose("expire");
    expect(sent()).toEqual([{ operation: "EXPIRATION", code: CODE }]);
  });

  it("late: the payment when its seconds have passed", async () => {
    const { choose, scheduled } = startSandbox();
    const page = await choose("late", "45");
    expect(await page.text()).toContain("Message à venir");
    expect(sent()).toEqual([]);
    expect(scheduled.map(({ delay }) => delay)).toEqual([45_000]);
    scheduled[0]?.task();
    await merchant.callbacks(1);
    expect(sent()).toEqual([payment]);
  });

  it("is sent again to a merchant that could not be reached", async () => {
    merchant.status = 503;
    const { choose, scheduled } = startSandbox();
    await choose("pay");
    expect(scheduled.map(({ delay }) => delay)).toEqual([2000]);
    merchant.status = 200;
    scheduled[0]?.task();
    await merchant.callbacks(2);
    const [first, second] = sent();
    expect(second).toEqual(first);
  });

  it.each([
    ["steal", "10"],
    ["late", "0"],
    ["late", "soon"],
  ])("refuses %s, %s and sends nothing", async (outcome, delay) => {
    expect((await startSandbox().choose(outcome, delay)).status).toBe(400);
    expect(merchant.messages).toEqual([]);
  });
});

it("lists the last operations", async () => {
  const { app, choose } = startSandbox();
  await choose("expire");
  const page = await (await app.request("/")).text();
  expect(page).toContain(groupCode(CODE));
  expect(page).toContain("Le code expire");
  expect((await app.request("/static/sandbox.css")).status).toBe(200);
  expect((await app.request("/operations/none")).status).toBe(404);
});

describe("settings", () => {
  it("default to the demonstration's, with the merchant on this machine", () => {
    expect(readConfig({ PORT: "5000" })).toEqual({
      port: 4802,
      key: "PARUTION-DEMO-PARTNER-KEY",
      merchantUrl: "http://localhost:5000/ads/commandes/especes",
    });
  });

  it.each([
    ["CASH_SANDBOX_PORT", "http"],
    ["CASH_PARTNER_KEY", ""],
    ["CASH_MERCHANT_URL", "https://example.org/"],
  ])("name %s when it is «%s»", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
