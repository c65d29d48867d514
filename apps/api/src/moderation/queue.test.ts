import type { Client } from "@parution/contract/client";
import {
  acceptPassed,
  addWord,
  claimAd,
  decideAd,
  readModeratedAd,
  readModerationQueue,
  readPassed,
  readWords,
  removeWord,
  undoDecision,
} from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { MOST_WORDS } from "@parution/rules/moderation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";

let api: TestApi;
let first: Client;
let second: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  first = await api.signInStaff("moderation");
  second = await api.signInStaff("admin");
  client = await api.signIn("particulier");
});
afterAll(() => api.stop());

/** A paid ad that waits, under a heading whose ads have no required mentions. */
async function waiting(text: string): Promise<number> {
  const heading = await api.context.db
    .selectFrom("headings")
    .select("id")
    .where("slug", "=", "annonces-judiciaires")
    .executeTakeFirstOrThrow();
  const paperContent = { kind: "plain", text } as const;
  const { adId, orderId } = await placeLine(client, { paperContent });
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  await api.context.db
    .updateTable("ads")
    .set({ heading_id: heading.id, subheading_id: null })
    .where("id", "=", adId)
    .execute();
  return adId;
}

const idsOf = (ads: readonly { readonly id: number }[]) => ads.map(({ id }) => id);
const queued = async () => idsOf((await first.call(readModerationQueue, {})).ads);

test("two moderators who work through one queue at once never decide on the same ad", async () => {
  const ads = await Promise.all(
    Array.from({ length: 12 }, (_, index) => waiting(`Avis numéro ${index}.`)),
  );
  const walk = async (moderator: Client) => {
    const decided: number[] = [];
    for (let left = ads.length; left > 0; left -= 1) {
      const { ads: shown } = await moderator.call(readModerationQueue, {});
      const next = shown.find(({ id, heldBy }) => ads.includes(id) && heldBy === null);
      if (next === undefined) return decided;
      const body = { adId: next.id, decision: "validate" } as const;
      const isDone = await moderator
        .call(claimAd, { body: { adId: next.id } })
        .then(() => moderator.call(decideAd, { body }))
        .then(
          () => true,
          () => false,
        );
      if (isDone) decided.push(next.id);
    }
    return decided;
  };
  // Each in two windows: a press in both is one decision.
  const walks = await Promise.all([walk(first), walk(first), walk(second), walk(second)]);
  const [one, other] = [new Set(walks.slice(0, 2).flat()), new Set(walks.slice(2).flat())];
  expect([...one].filter((adId) => other.has(adId))).toEqual([]);
  const decided = [...one, ...other];
  const rows = await api.context.db
    .selectFrom("ad_decisions")
    .select("ad_id")
    .where("ad_id", "in", ads)
    .execute();
  expect(rows.map(({ ad_id }) => ad_id).toSorted()).toEqual(decided.toSorted());
});

describe("ads that passed every check", () => {
  test("are accepted at once, others among them stay, and all are taken back together", async () => {
    const clean = await waiting("Avis de vente aux enchères, lundi.");
    const faulty = await waiting("Prêt entre particuliers.");
    const held = await waiting("Avis de vente aux enchères, mardi.");
    await second.call(claimAd, { body: { adId: held } });
    const passed = idsOf(await first.call(readPassed, {}));
    expect(passed).toContain(clean);
    expect(passed).not.toContain(faulty);
    expect(passed).not.toContain(held);
    const body = { adIds: [clean, faulty, held, clean] };
    const { decisions } = await first.call(acceptPassed, { body });
    expect(decisions).toMatchObject([{ adId: clean }]);
    expect(await queued()).not.toContain(clean);
    const decisionIds = decisions.map(({ decisionId }) => decisionId);
    const undone = await first.call(undoDecision, { body: { decisionIds } });
    expect(undone.adIds).toEqual([clean]);
    expect(await queued()).toEqual(expect.arrayContaining([clean, faulty, held]));
  });

  test("are a hundred by one call at most", async () => {
    const adIds = Array.from({ length: 101 }, (_, index) => index + 1);
    const many = first.call(acceptPassed, { body: { adIds } });
    await expect(many).rejects.toMatchObject({ code: "INPUT" });
  });
});

describe("words that the newspaper keeps", () => {
  test("are stored in lower case, with entries of the trail, and are found in ads", async () => {
    const adId = await waiting("Gain FACILE garanti.");
    const editor = await api.signInStaff("redaction");
    const words = await editor.call(addWord, { body: { word: "  Gain facile " } });
    expect(words.map(({ word }) => word)).toContain("gain facile");
    await editor.call(addWord, { body: { word: "gain facile" } });
    const { checks } = await first.call(readModeratedAd, { params: { adId } });
    expect(checks).toContainEqual({ code: "word", found: "gain facile" });
    const left = await editor.call(removeWord, { body: { word: "gain facile" } });
    expect(left.map(({ word }) => word)).not.toContain("gain facile");
    const entries = (await readEntries(api.context.db, 0, 1000)).slice(-2);
    expect(entries).toMatchObject([
      { command: "keep-word", subject: "gain facile", before: { kept: false } },
      { command: "drop-word", subject: "gain facile", after: { kept: false } },
    ]);
  });

  test("have letters, and are no more than a list can show", async () => {
    const editor = await api.signInStaff("redaction");
    const empty = editor.call(addWord, { body: { word: "…" } });
    await expect(empty).rejects.toMatchObject({
      status: 422,
      fields: { word: [expect.any(String)] },
    });
    const kept = (await editor.call(readWords, {})).length;
    const rows = Array.from({ length: MOST_WORDS - kept }, (_, index) => ({ word: `mot${index}` }));
    await api.context.db.insertInto("moderation_words").values(rows).execute();
    const full = editor.call(addWord, { body: { word: "encore" } });
    await expect(full).rejects.toMatchObject({
      status: 422,
      fields: { word: [expect.any(String)] },
    });
  });
});
