import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedForm, startSandbox } from "../testing/card-sandbox.ts";
import { type Merchant, startMerchant } from "../testing/merchant.ts";
import { signature } from "./hash.ts";

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.close());

describe("the merchant's form", () => {
  it.each([
    ["clientid", ""],
    ["storetype", "pay_hosting"],
    ["trantype", "Auth"],
    ["amount", "120"],
    ["amount", "120,00"],
    ["amount", "-1.00"],
    ["amount", "0.00"],
    ["currency", "978"],
    ["oid", ""],
    ["okUrl", "javascript:alert(1)"],
    ["failUrl", "nowhere"],
    ["callbackUrl", "http://example.org/callback"],
    ["shopurl", "file:///etc/passwd"],
    ["rnd", " "],
    ["hashAlgorithm", "ver2"],
  ])("is refused when %s is «%s»", async (name, value) => {
    const response = await startSandbox().post(
      "/fim/est3Dgate",
      signedForm(merchant.url, { [name]: value }),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`<code dir="ltr">${name}</code>`);
  });

  it("is refused when it was signed with another key", async () => {
    const { hash: _, ...fields } = signedForm(merchant.url);
    const response = await startSandbox().post("/fim/est3Dgate", {
      ...fields,
      hash: signature(fields, "another key"),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("La signature du formulaire");
  });

  it("is refused when a value was changed after signing", async () => {
    const form = { ...signedForm(merchant.url), amount: "1.00" };
    expect((await startSandbox().post("/fim/est3Dgate", form)).status).toBe(400);
  });

  it("is refused in Arabic when it asks for Arabic", async () => {
    const form = signedForm(merchant.url, { lang: "ar", clientid: "somebody" });
    const page = await (await startSandbox().post("/fim/est3Dgate", form)).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain("تاجر غير معروف");
  });

  it("is refused when a name occurs twice, in any case", async () => {
    const form = new URLSearchParams(signedForm(merchant.url));
    form.append("AMOUNT", "1.00");
    const response = await startSandbox().post("/fim/est3Dgate", form);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("amount");
  });

  it("is refused when it is another type, or too large", async () => {
    const { app, post } = startSandbox();
    const json = { method: "POST", body: JSON.stringify(signedForm(merchant.url)) };
    expect((await app.request("/fim/est3Dgate", json)).status).toBe(400);
    expect((await post("/fim/est3Dgate", { oid: "x".repeat(70_000) })).status).toBe(413);
  });
});

describe("the payment page", () => {
  it("shows amount, merchant and order, and every outcome", async () => {
    const { app, open } = startSandbox();
    const page = await (await app.request(await open(signedForm(merchant.url)))).text();
    expect(page).toMatch(/120,00\sMAD/);
    expect(page).toContain("parution-demo");
    expect(page).toContain("CMD-2026-1");
    expect(page.match(/type="radio"/g)).toHaveLength(7);
  });

  it("escapes the merchant's fields", async () => {
    const { app, open } = startSandbox();
    const path = await open(signedForm(merchant.url, { oid: '<img src=x onerror="x">' }));
    const page = await (await app.request(path)).text();
    expect(page).not.toContain("<img");
    expect(page).toContain("&lt;img");
  });

  it("is in Arabic, right to left, when the merchant asks for it", async () => {
    const { app, open } = startSandbox();
    const path = await open(signedForm(merchant.url, { lang: "ar" }));
    expect(await (await app.request(path)).text()).toContain('<html lang="ar" dir="rtl">');
  });

  it("runs nothing inline, and posts to itself and the merchant only", async () => {
    const { app, open, choose } = startSandbox();
    const path = await open(signedForm(merchant.url));
    const policyOf = async () =>
      (await app.request(path)).headers.get("content-security-policy") ?? "";
    expect(await policyOf()).toMatch(/default-src 'none'.*form-action 'self'$/);
    await choose(path, "silent");
    expect(await policyOf()).toContain(`form-action 'self' ${merchant.url}`);
    const page = await (await app.request(path)).text();
    expect(page).not.toMatch(/<style|style=|<script>|\son\w+=/);
  });

  it.each([
    { outcome: "bankrupt" },
    { outcome: "" },
    { outcome: "late", delay: "0" },
    { outcome: "late", delay: "121" },
    { outcome: "late", delay: "soon" },
  ])("refuses the choice %o and makes no callback", async (choice) => {
    const { post, open, app } = startSandbox();
    const path = await open(signedForm(merchant.url));
    const fields = Object.fromEntries(Object.entries(choice));
    expect((await post(path, fields)).status).toBe(400);
    expect(merchant.received).toHaveLength(0);
    expect(await (await app.request(path)).text()).toContain('name="outcome"');
  });

  it("answers 404 for a payment that it does not know", async () => {
    const { app, post } = startSandbox();
    expect((await app.request("/payments/none")).status).toBe(404);
    expect((await post("/payments/none", { outcome: "success" })).status).toBe(404);
  });
});

it("the list shows the merchant's answers", async () => {
  const { app, open, choose } = startSandbox();
  await choose(await open(signedForm(merchant.url)), "success");
  await open(signedForm(merchant.url, { oid: "CMD-2026-2" }));
  const page = await (await app.request("/")).text();
  expect(page).toContain("200 ACTION=POSTAUTH");
  expect(page.indexOf("CMD-2026-2")).toBeLessThan(page.indexOf("CMD-2026-1"));
});

it("serves its own files and its health", async () => {
  const { app } = startSandbox();
  expect((await app.request("/static/sandbox.css")).headers.get("content-type")).toMatch(/css/);
  expect((await app.request("/static/return.js")).headers.get("content-type")).toMatch(
    /javascript/,
  );
  expect(await (await app.request("/healthz")).json()).toEqual({ status: "ok" });
  expect((await app.request("/static/..%2fmain.ts")).status).toBe(404);
});
