import type { Client } from "@parution/contract/client";
import { claimAd } from "@parution/contract/moderation";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeMessage } from "../mail/compose.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { placePaid } from "../testing/orders/ordering.ts";
import { carryOutDecisions } from "./carry-out.ts";

/** Reasons of a moderator, of which the advertiser reads the one in their language. */
const REASONS = { reasonFr: "Le capital manque.", reasonAr: "رأس المال غير مذكور." };

let api: TestApi;
let moderator: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  moderator = await api.signInStaff("moderation");
});
afterAll(() => api.stop());

/** The letter about a decision on a paid ad of an advertiser with a language, as it is sent. */
async function letterOf(language: "fr" | "ar", decision: "validate" | "refuse" | "correct") {
  const { adId } = await placePaid(await api.signIn("particulier", language));
  await moderator.call(claimAd, { body: { adId } });
  const reasons = decision === "validate" ? {} : REASONS;
  const { decisionId } = await decideNow(moderator, { adId, decision, ...reasons });
  api.clock.advance(10_000);
  await carryOutDecisions.run(api.context);
  const key = {
    validate: `ad-accepted:${adId}`,
    refuse: `ad-refused:${adId}`,
    correct: `ad-to-correct:${decisionId}`,
  }[decision];
  const mail = await api.context.db
    .selectFrom("mails")
    .selectAll()
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  expect(mail.language).toBe(language);
  const { bytes } = await composeMessage(api.context, mail, {});
  const { subject, text } = await PostalMime.parse(bytes);
  return `${subject}\n${text}`;
}

test.each([
  ["validate", "إعلانكم"],
  ["refuse", "قبول"],
  ["correct", "التصحيح"],
] as const)(
  "an advertiser who reads Arabic has the letter of «%s» in Arabic, with the reason in Arabic",
  async (decision, word) => {
    const letter = await letterOf("ar", decision);
    expect(letter).toContain(word);
    if (decision !== "validate") expect(letter).toContain(REASONS.reasonAr);
    expect(letter).not.toContain(REASONS.reasonFr);
    expect(letter).toMatch(/\/ar\//);
  },
);

test("an advertiser who reads French has the reason in French alone", async () => {
  const letter = await letterOf("fr", "correct");
  expect(letter).toContain(REASONS.reasonFr);
  expect(letter).not.toContain(REASONS.reasonAr);
});
