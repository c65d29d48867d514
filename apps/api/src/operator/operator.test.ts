import { readMyAd, readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { applyCoupon, payOrder } from "@parution/contract/payments";
import { readBusiness, readTheme } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { type OrderBody, placeLine } from "../testing/orders/ordering.ts";
import { audit } from "./audit.ts";
import { runOperator } from "./program/program.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  client = await api.signIn("particulier");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

/** Output and exit code of a command. */
async function run(...words: string[]) {
  const written = { output: "", error: "" };
  const code = await runOperator(words, {
    operator: "salma",
    folder: api.context.config.dataDir,
    open: async () => api.context,
    openUnused: async () => api.context,
    write: (text) => {
      written.output += text;
    },
    writeError: (text) => {
      written.error += text;
    },
  });
  return { code, ...written };
}

/** A paid ad that waits for an operator. */
async function placePaid(changes: Partial<OrderBody> = {}) {
  const { adId, orderId } = await placeLine(client, changes);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  return `A${String(adId).padStart(8, "0")}`;
}

async function listed(reference: string) {
  const { ads } = await client.call(readMyAds, { params: { page: 1 }, query: { reference } });
  const [ad] = ads;
  if (ad === undefined) throw new Error(`${reference} is not listed`);
  return ad;
}

const statusOf = async (reference: string) => (await listed(reference)).status;

const balanceOf = async (one: Client) => (await one.call(readBusiness, { body: {} })).balance;

const entries = () =>
  api.context.db.selectFrom("operator_trail").selectAll().orderBy("number").execute();

describe("ads", () => {
  test("are validated one by one, and the trail names author, time and both states", async () => {
    const [first, second] = [await placePaid(), await placePaid()];
    const { code, output, error } = await run("validate", first, "A99999999", second);
    expect(code).toBe(1);
    expect(error).toBe("validate A99999999: There is no such ad.\n");
    expect(output).toContain(`validate ${first}\n  ad: awaiting → validated\n  trail `);
    expect(await Promise.all([first, second].map(statusOf))).toEqual(["validated", "validated"]);
    const kept = (await entries()).filter(({ subject }) => subject === first);
    expect(kept).toMatchObject([
      {
        operator: "salma",
        at: new Date(api.clock.now()),
        command: "validate",
        before: { ad: "awaiting", online: false },
        after: { ad: "validated" },
      },
    ]);
    expect((await run("archive", first)).code).toBe(0);
    expect((await run("archive", first)).error).toContain("It is archived");
  });

  test("are refused with a reason only, and the payment is given back", async () => {
    const before = await balanceOf(client);
    const ad = await placePaid();
    expect(await run("refuse", ad)).toMatchObject({
      code: 1,
      error: expect.stringMatching("--reason"),
    });
    expect(await statusOf(ad)).toBe("awaiting");
    expect((await run("refuse", ad, "--reason", "Texte illisible")).code).toBe(0);
    expect(await statusOf(ad)).toBe("cancelled");
    expect(await balanceOf(client)).toBe(before);
    expect((await entries()).at(-1)).toMatchObject({ reason: "Texte illisible", subject: ad });
  });

  test("show the reason of a refusal to the advertiser, in the list and alone", async () => {
    const ad = await placePaid();
    expect((await listed(ad)).refusalReason).toBeNull();
    await run("refuse", ad, "--reason", "Texte illisible");
    const { id, slug, refusalReason } = await listed(ad);
    expect(refusalReason).toBe("Texte illisible");
    expect(await client.call(readMyAd, { query: { id, slug } })).toMatchObject({ refusalReason });
  });
});

test("a dry run reports the changes, and changes nothing", async () => {
  const ad = await placePaid();
  const [before, kept] = [await balanceOf(client), (await entries()).length];
  const { code, output } = await run("refuse", ad, "--reason", "Doublon", "--dry-run");
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching("→ cancelled") });
  expect(output).toContain("dry run: nothing was changed");
  expect(await statusOf(ad)).toBe("awaiting");
  expect(await balanceOf(client)).toBe(before);
  expect(await entries()).toHaveLength(kept);
});

describe("a bank transfer", () => {
  test("adds to a balance once, and not beyond its limit", async () => {
    const before = await balanceOf(client);
    const credit = () =>
      run("credit", "particulier@demo.parution.test", "120.50", "--reference", "VIR-1");
    expect((await credit()).code).toBe(0);
    expect(await credit()).toMatchObject({
      code: 1,
      error: expect.stringMatching("was credited on"),
    });
    expect(await balanceOf(client)).toBe(before + 12_050);
    const { error } = await run(
      "credit",
      "particulier@demo.parution.test",
      "19999",
      "--reference",
      "VIR-2",
    );
    expect(error).toContain("there is room for");
  });

  test("lowers the debt of an on-term account, no further than to zero", async () => {
    const { id } = await (await api.signIn("terme")).call(readBusiness, { body: {} });
    const owed = () =>
      api.context.db
        .selectFrom("business_balances")
        .select("owed")
        .where("business_id", "=", id)
        .executeTakeFirstOrThrow();
    const before = (await owed()).owed;
    await run("credit", String(id), "1000", "--reference", "VIR-3");
    expect(await owed()).toEqual({ owed: before - 100_000 });
    const { error } = await run("credit", String(id), "900000", "--reference", "VIR-4");
    expect(error).toContain("The account owes");
    expect(await owed()).toEqual({ owed: before - 100_000 });
  });

  test.each([
    ["credit", "nobody@demo.parution.test", "10", "--reference", "VIR-5"],
    ["credit", "1", "-10", "--reference", "VIR-5"],
    ["credit", "1", "10,5", "--reference", "VIR-5"],
    ["credit", "1", "10"],
  ])("is refused: %s %s %s", async (...words) => {
    const kept = (await entries()).length;
    expect((await run(...words)).code).toBe(1);
    expect(await entries()).toHaveLength(kept);
  });
});

test("a coupon counts for its account, until its last day", async () => {
  const words = ["coupon", "ete-2026", "--percent", "20", "--until", "2026-06-30"];
  expect((await run(...words, "--account", "particulier@demo.parution.test")).code).toBe(0);
  expect((await run(...words)).error).toContain("ETE-2026 is taken");
  const { orderId } = await placeLine(client);
  const body = { orderId, couponCode: "ETE-2026" };
  expect(await client.call(applyCoupon, { body })).toMatchObject({ price: { total: 3840 } });
  const past = await run("coupon", "PASSE", "--percent", "20", "--until", "2026-05-31");
  expect(past.error).toContain("Its last day has passed");
});

describe("a newspaper's colour", () => {
  const brandOf = async (one: Client) =>
    (await one.call(readTheme, { body: { supportId: 1 } })).overrides?.light.brand;

  test("applies to all visitors, an account's own to its users only, until it is reset", async () => {
    expect((await run("theme", "l-horizon", "#6B1D75")).code).toBe(0);
    const own = ["--account", "particulier@demo.parution.test"];
    expect((await run("theme", "l-horizon", "#204080", ...own)).code).toBe(0);
    expect(await Promise.all([api.visitor, client].map(brandOf))).toEqual(["#6b1d75", "#204080"]);
    expect((await run("theme", "l-horizon", "none")).output).toContain("brand: #6b1d75 → —");
    await run("theme", "l-horizon", "none", ...own);
    expect(await Promise.all([api.visitor, client].map(brandOf))).toEqual([undefined, undefined]);
  });

  test.each([
    "red",
    "#fff;} body{display:none}",
    "url(//evil.test/x.png)",
    "</style><script>alert(1)</script>",
    "#6b1d75\n}",
  ])("must be a colour: %j is refused, and nothing is written", async (colour) => {
    const kept = (await entries()).length;
    expect(await run("theme", "l-horizon", colour)).toMatchObject({
      code: 1,
      error: expect.stringContaining("Write a colour, as #7a1f2b, or none."),
    });
    expect(await entries()).toHaveLength(kept);
    expect(await brandOf(api.visitor)).toBeUndefined();
  });

  test("is refused for an unknown newspaper", async () => {
    expect(await run("theme", "gazette", "#6b1d75")).toMatchObject({
      code: 1,
      error: expect.stringContaining("There is no such newspaper, but l-horizon"),
    });
  });
});

describe("a newspaper's word break", () => {
  test("is set in the trail with its reason, and not twice", async () => {
    const reason = ["--reason", "Compte au mot"];
    const { code, output } = await run("word-break", "al-ofoq", "break-word", ...reason);
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining("wordBreak: break-all → break-word"),
    });
    expect((await entries()).at(-1)).toMatchObject({
      command: "word-break",
      subject: "al-ofoq",
      reason: "Compte au mot",
      before: { wordBreak: "break-all" },
      after: { wordBreak: "break-word" },
    });
    const again = await run("word-break", "al-ofoq", "break-word");
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining("break-word already") });
  });

  test("is one of two, of a newspaper that there is", async () => {
    const kept = (await entries()).length;
    const strange = await run("word-break", "al-ofoq", "hyphenate");
    expect(strange).toMatchObject({ code: 1, error: expect.stringContaining("break-all") });
    const unknown = await run("word-break", "gazette", "break-word");
    expect(unknown.error).toContain("There is no such newspaper, but l-horizon");
    expect(await entries()).toHaveLength(kept);
  });
});

test("a month is closed once, when it is over", async () => {
  expect((await run("close-month", "2026-06")).error).toContain("2026-06 is not over");
  expect((await run("close-month", "2026-05")).code).toBe(0);
  expect((await run("close-month", "2026-05")).error).toContain("was closed before");
  const closed = await api.context.db
    .selectFrom("closed_months")
    .select("closed_at")
    .where("month", "=", "2026-05-01")
    .executeTakeFirst();
  expect(closed).toEqual({ closed_at: new Date(api.clock.now()) });
});

test("help needs no database, and an unknown command lists the known ones", async () => {
  const open = () => Promise.reject(new Error("opened"));
  const silent = () => undefined;
  const surroundings = {
    operator: "salma",
    folder: "/",
    open,
    openUnused: open,
    write: silent,
    writeError: silent,
  };
  expect(await runOperator(["--help"], surroundings)).toBe(0);
  expect(await runOperator(["credit", "--help"], surroundings)).toBe(0);
  expect(await runOperator(["audits"], surroundings)).toBe(1);
});

test("ads that are due are published, once", async () => {
  const ad = await placePaid({ publishOnWeb: true, webTitle: "Constitution" });
  await run("validate", ad);
  api.clock.set("2026-06-02T23:00:00Z");
  const { output } = await run("publish");
  expect(output).toContain(ad);
  expect(await run("publish")).toMatchObject({
    code: 1,
    error: expect.stringMatching("No ad is due"),
  });
});
