import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cmiHash, createCmi, isSigned } from "./cmi.ts";

const cmi = createCmi({
  clientId: "600000001",
  storeKey: "KEY|1",
  gatewayUrl: "https://card.test/pay",
  notificationUrl: "https://shop.test/notify",
  returnUrl: (language) => `https://shop.test/return?langue=${language}`,
  giveUpUrl: (language, orderId) => `https://shop.test/${language}/orders/${orderId}`,
});

const sha512 = (text: string) => createHash("sha512").update(text, "utf8").digest("base64");

describe("the signature", () => {
  test("orders by lower-case name, trims, escapes, leaves out hash and encoding", () => {
    const fields = { b: "2|3", A: " 1 ", Z: "c:\\d", _: "low", Hash: "x", ENCODING: "UTF-8" };
    expect(cmiHash(fields, "KEY|1")).toBe(sha512("low|1|2\\|3|c:\\\\d|KEY\\|1"));
  });

  test("covers Arabic and empty values", () => {
    expect(cmiHash({ name: "سميرة", tel: "" }, "k")).toBe(sha512("سميرة||k"));
  });

  test("is checked under any case of its name, and fails for any other text", () => {
    const fields = { oid: "C1", amount: "24.00" };
    const hash = cmiHash(fields, "k");
    expect(isSigned({ ...fields, HASH: hash }, "k")).toBe(true);
    expect(isSigned({ ...fields, hash }, "k")).toBe(true);
    expect(isSigned({ ...fields, hash }, "other")).toBe(false);
    expect(isSigned({ ...fields, amount: "25.00", hash }, "k")).toBe(false);
    expect(isSigned(fields, "k")).toBe(false);
  });
});

describe("the page", () => {
  const { action, fields } = cmi.checkout({
    ref: "C00000012-abc",
    orderId: 12,
    amount: 1_234_50,
    language: "ar",
    payer: { name: "Samira Bennani", email: "s@demo.test", telephone: "0661" },
  });

  test("is opened by a signed form", () => {
    expect(action).toBe("https://card.test/pay");
    expect(fields).toMatchObject({
      clientid: "600000001",
      storetype: "3D_PAY_HOSTING",
      hashAlgorithm: "ver3",
      currency: "504",
      amount: "1234.50",
      oid: "C00000012-abc",
      lang: "ar",
      okUrl: "https://shop.test/return?langue=ar",
      callbackUrl: "https://shop.test/notify",
      shopurl: "https://shop.test/ar/orders/12",
    });
    expect(isSigned(fields, "KEY|1")).toBe(true);
  });
});

describe("a notification", () => {
  const declined = { ProcReturnCode: "05", Response: "Declined" };
  const base = { oid: "C1", amount: "24.00", currency: "504", TransId: "t1", ...declined };
  const signed = (fields: Record<string, string>) => ({
    ...fields,
    HASH: cmiHash(fields, "KEY|1"),
  });

  test("is approved only where both its result code and its response say so", () => {
    const approved = { ...base, ProcReturnCode: "00", Response: "Approved" };
    expect(cmi.read(signed(approved))).toEqual({
      ref: "C1",
      amount: 2400,
      approved: true,
      transactionRef: "t1",
      resultCode: "00",
    });
    expect(cmi.read(signed({ ...approved, Response: "Error" }))?.approved).toBe(false);
    expect(cmi.read(signed({ ...approved, ProcReturnCode: "05" }))?.approved).toBe(false);
  });

  test("has no amount in another currency or in words", () => {
    expect(cmi.read(signed({ ...base, currency: "978" }))?.amount).toBeNull();
    expect(cmi.read(signed({ ...base, amount: "24,00" }))?.amount).toBeNull();
  });

  test.each(["Response", "ProcReturnCode"])("is rejected without its %s", (name) => {
    expect(cmi.read(signed({ ...base, [name]: "" }))).toBeNull();
    const { [name]: _left, ...others } = Object.assign({}, base) as Record<string, string>;
    expect(cmi.read(signed(others))).toBeNull();
  });

  test("is not the form with which the page was opened, which is signed as well", () => {
    const payer = { name: "Samira", email: "s@demo.test", telephone: "0661" };
    const payment = { ref: "C1", orderId: 1, amount: 2400, language: "fr", payer } as const;
    const { fields } = cmi.checkout(payment);
    expect(cmi.read(fields)).toBeNull();
    const reported = { ...fields, Response: "Approved", ProcReturnCode: "00" };
    expect(cmi.read({ ...reported, hash: cmiHash(reported, "KEY|1") })).toBeNull();
    expect(cmi.read(signed({ ...reported }))).toBeNull();
    const { hash: _ours, ...sentBack }: Record<string, string> = reported;
    expect(cmi.read(signed(sentBack))?.approved).toBe(true);
  });

  test("is not that form under other names in the same order, which its signature covers as well", () => {
    const payer = { name: "Samira", email: "s@demo.test", telephone: "0661" };
    const payment = { ref: "C1", orderId: 1, amount: 2400, language: "fr", payer } as const;
    const {
      hash = "",
      okUrl,
      refreshtime,
      ...kept
    } = cmi.checkout(payment).fields as Record<string, string>;
    const renamed = Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [name > "oid" ? `s-${name}` : name, value]),
    );
    const forged = {
      ...renamed,
      ProcReturnCode: okUrl ?? "",
      Response: refreshtime ?? "",
      HASH: hash,
    };
    expect(isSigned(forged, "KEY|1")).toBe(true);
    expect(cmi.read(forged)).toBeNull();
  });

  test("is rejected without a signature", () => {
    expect(cmi.read(base)).toBeNull();
    expect(cmi.read({ ...base, HASH: "AAAA" })).toBeNull();
  });
});

describe("a trial", () => {
  const cmi = createCmi({
    clientId: "600",
    storeKey: "KEY",
    gatewayUrl: "https://pay.test/gate",
    notificationUrl: "https://paper.test/notification",
    returnUrl: (language) => `https://paper.test/retour?langue=${language}`,
    giveUpUrl: () => "https://paper.test/abandon",
  });
  const asks = `<form action="/pay"><p>ESSAI-1</p><input name="pan"></form>`;
  const back = `<form action="https://paper.test/retour?langue=fr"><input name="ErrMsg"></form>ESSAI-1`;

  test.each([
    ["accepted", "a page that asks for the payment of the order", { status: 200, body: asks }],
    [
      "refused",
      "a page that leads back to the merchant, with status 200",
      { status: 200, body: back },
    ],
    ["refused", "a status of refusal", { status: 400, body: asks }],
    ["answers", "a page of something else", { status: 200, body: "<form>Bienvenue</form>" }],
    [
      "answers",
      "a redirection elsewhere",
      { status: 302, body: "", location: "https://pay.test/2" },
    ],
    [
      "refused",
      "a redirection to the merchant",
      { status: 302, body: "", location: "https://paper.test/retour?langue=fr" },
    ],
  ] as const)("is %s by %s", (result, _, page) => {
    expect(cmi.readTrial("ESSAI-1", { location: null, ...page })).toBe(result);
  });
});
