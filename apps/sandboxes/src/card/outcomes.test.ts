import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { config, signedForm, startSandbox } from "../testing/card-sandbox.ts";
import { type Merchant, startMerchant } from "../testing/merchant.ts";
import { isGenuine } from "./hash.ts";

let merchant: Merchant;
beforeEach(async () => {
  merchant = await startMerchant();
});
afterEach(() => merchant.close());

const callback = (index = 0) => Object.fromEntries(merchant.received[index] ?? []);
const isOurs = (fields: Record<string, string>) => isGenuine(fields, config.storeKey);

async function pay(outcome: string) {
  const sandbox = startSandbox();
  const path = await sandbox.open(signedForm(merchant.url));
  return { ...sandbox, path, back: await sandbox.choose(path, outcome) };
}

it("success: a signed callback with the merchant's own fields, then the browser's return", async () => {
  const { back } = await pay("success");
  expect(merchant.received).toHaveLength(1);
  expect(callback()).toMatchObject({
    clientid: "parution-demo",
    oid: "CMD-2026-1",
    ReturnOid: "CMD-2026-1",
    amount: "120.00",
    currency: "504",
    BillToName: "Société <Exemple> | Fils",
    Response: "Approved",
    ProcReturnCode: "00",
    mdStatus: "1",
    TransId: expect.stringMatching(/^SBX/),
    AuthCode: expect.stringMatching(/^\d{6}$/),
  });
  expect(callback()).not.toHaveProperty("hash");
  expect(isOurs(callback())).toBe(true);
  expect(back).toEqual({ action: `${merchant.url}/return`, fields: callback() });
});

it("refusal: a signed callback with the refusal, and the return to failUrl", async () => {
  merchant.answer = "APPROVED";
  const { back } = await pay("refusal");
  expect(callback()).toMatchObject({ Response: "Declined", ProcReturnCode: "05", AuthCode: "" });
  expect(isOurs(callback())).toBe(true);
  expect(back).toEqual({ action: `${merchant.url}/failure`, fields: callback() });
});

it("late: the return first, the callback after its delay", async () => {
  const sandbox = startSandbox();
  const path = await sandbox.open(signedForm(merchant.url));
  const back = await sandbox.choose(path, "late", "45");
  expect(back.action).toBe(`${merchant.url}/return`);
  expect(merchant.received).toHaveLength(0);
  expect(sandbox.scheduled.map(({ delay }) => delay)).toEqual([45_000]);
  sandbox.scheduled[0]?.task();
  await merchant.callbacks(1);
  expect(isOurs(callback())).toBe(true);
  expect(callback()).toEqual(back.fields);
});

it("repeated: the same callback three times", async () => {
  const { back } = await pay("repeated");
  expect(merchant.received).toHaveLength(3);
  expect(callback(1)).toEqual(callback(0));
  expect(callback(2)).toEqual(callback(0));
  expect(back.action).toBe(`${merchant.url}/return`);
});

it("forged: callback and return are approved, but not signed with the store key", async () => {
  merchant.answer = "FAILURE";
  const { back } = await pay("forged");
  expect(callback()).toMatchObject({ Response: "Approved", amount: "120.00" });
  expect(isOurs(callback())).toBe(false);
  expect(isOurs(back.fields)).toBe(false);
  expect(back.action).toBe(`${merchant.url}/return`);
});

it("silent: the browser returns with a valid signature, without a callback", async () => {
  const { back, scheduled } = await pay("silent");
  expect(merchant.received).toHaveLength(0);
  expect(scheduled).toHaveLength(0);
  expect(isOurs(back.fields)).toBe(true);
  expect(back.action).toBe(`${merchant.url}/return`);
});

it("wrong amount: validly signed, for less than the merchant asked", async () => {
  merchant.answer = "FAILURE";
  const { back } = await pay("wrongAmount");
  expect(callback().amount).toBe("12.00");
  expect(isOurs(callback())).toBe(true);
  expect(back.action).toBe(`${merchant.url}/failure`);
});

it.each(["0.01", "0.05"])("wrong amount: differs from %s too", async (amount) => {
  const { open, choose } = startSandbox();
  await choose(await open(signedForm(merchant.url, { amount })), "wrongAmount");
  expect(callback().amount).toMatch(/^\d+\.\d\d$/);
  expect(callback().amount).not.toBe(amount);
});

it("an approved payment that the merchant does not take goes to failUrl, unconfirmed", async () => {
  merchant.answer = "FAILURE";
  const { back } = await pay("success");
  expect(back.action).toBe(`${merchant.url}/failure`);
  expect(back.fields).toMatchObject({ Response: "Error", ProcReturnCode: "99" });
  expect(isOurs(back.fields)).toBe(true);
});

it("a merchant that cannot be reached is called again until it answers", async () => {
  const { open, choose, app, scheduled } = startSandbox();
  const closed = await startMerchant();
  await closed.close();
  const form = signedForm(closed.url, { callbackUrl: `${merchant.url}/callback` });
  const lost = signedForm(closed.url);
  const path = await open(lost);
  expect((await choose(path, "success")).action).toBe(`${closed.url}/return`);
  expect(await (await app.request(path)).text()).toContain("Commerçant injoignable");
  expect(scheduled.map(({ delay }) => delay)).toEqual([2000]);

  merchant.status = 503;
  await choose(await open(form), "success");
  merchant.status = 200;
  scheduled.at(-1)?.task();
  await merchant.callbacks(2);
  expect(callback(1)).toEqual(callback(0));
  expect(scheduled).toHaveLength(2);
});

it("a merchant that never answers is called six times in all", async () => {
  const { open, choose, scheduled } = startSandbox();
  merchant.status = 500;
  await choose(await open(signedForm(merchant.url)), "success");
  for (let at = 0; at < 5; at += 1) {
    await vi.waitFor(() => expect(scheduled).toHaveLength(at + 1));
    scheduled[at]?.task();
    await merchant.callbacks(at + 2);
  }
  expect(scheduled.map(({ delay }) => delay / 1000)).toEqual([2, 5, 15, 45, 120]);
});

it("a second choice changes nothing", async () => {
  const { path, choose, back } = await pay("success");
  expect(await choose(path, "refusal")).toEqual(back);
  expect(merchant.received).toHaveLength(1);
});
