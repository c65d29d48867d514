import { readCaptcha } from "@parution/contract/captcha";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { solveWholeCaptcha } from "../testing/solve-captcha.ts";
import { requireCaptcha } from "./index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const check = (payload: string | undefined) => requireCaptcha(api.context.db, api.context, payload);

const refused = { status: 422, code: "CAPTCHA" };

/** A solved challenge with its JSON altered. */
function altered(payload: string, find: RegExp, replacement: string): string {
  const json = Buffer.from(payload, "base64").toString("utf8");
  expect(json).toMatch(find);
  return Buffer.from(json.replace(find, replacement)).toString("base64");
}

describe("a solved challenge", () => {
  test("is accepted once, also by repeated and simultaneous requests", async () => {
    const payload = await solveWholeCaptcha(api.visitor);
    const outcomes = await Promise.allSettled([check(payload), check(payload), check(payload)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(check(payload)).rejects.toMatchObject(refused);
  });

  test("can be used again after a rollback of the transaction that spent it", async () => {
    const payload = await solveWholeCaptcha(api.visitor);
    const undone = api.context.db.transaction().execute(async (tx) => {
      await requireCaptcha(tx, api.context, payload);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await expect(check(payload)).resolves.toBeUndefined();
  });

  test("expires by the server's clock", async () => {
    const payload = await solveWholeCaptcha(api.visitor);
    api.clock.advance(20 * 60_000);
    await expect(check(payload)).rejects.toMatchObject(refused);
  });

  test.each([
    ["of less work", /"cost":\d+/, '"cost":1'],
    ["of a longer life", /"until":\d+/, '"until":9999999999999'],
    ["of another nonce", /"nonce":"[0-9a-f]{4}/, '"nonce":"0000'],
    ["with another answer", /"derivedKey":"[0-9a-f]{4}/, '"derivedKey":"0000'],
    ["without a signature", /"signature":"[0-9a-f]+"/, '"signature":""'],
  ])("is refused as one %s", async (_, find, replacement) => {
    const payload = await solveWholeCaptcha(api.visitor);
    await expect(check(altered(payload, find, replacement))).rejects.toMatchObject(refused);
    await expect(check(payload)).resolves.toBeUndefined();
  });
});

test.each([undefined, "", "é", "bm9uc2Vuc2U=", btoa("{}"), btoa("null")])(
  "the payload %j is refused as no answer to a challenge",
  async (payload) => {
    await expect(check(payload)).rejects.toMatchObject(refused);
  },
);

test("refuses an address that asks for too many challenges", async () => {
  const ask = () => refusalOf(api.visitor.call(readCaptcha, {}));
  const outcomes = await Promise.allSettled(Array.from({ length: 61 }, ask));
  expect(outcomes.some((one) => one.status === "fulfilled" && one.value.status === 429)).toBe(true);
});
