import { proofAd, proofDraft } from "@parution/contract/proof";
import type { Context } from "../platform/context/index.ts";
import { bindSession, tooManyAttempts } from "../platform/http/index.ts";
import { countAttempt } from "../platform/rate-limit/index.ts";
import { proofUnavailable } from "./problems.ts";
import { sheetOfAd, sheetOfDraft } from "./service.ts";
import type { Sheet } from "./sheet.ts";
import { createTypesetter } from "./typesetter/index.ts";

/** Proofs that one person may ask for in a minute. */
const PER_MINUTE = 40;

const typesetter = createTypesetter();

export const proofRoutes = [
  bindSession(proofDraft, async ({ input, context, identity, language }) => {
    await count(context, identity.userId);
    return print(context, await sheetOfDraft(context, input.body, language));
  }),
  bindSession(proofAd, async ({ input, context, identity, language }) => {
    await count(context, identity.userId);
    return print(context, await sheetOfAd(context, input.query.adId, identity, language));
  }),
];

/** @throws ProblemError 429 when one person asks too often: setting type takes a processor. */
async function count({ db, clock }: Context, userId: number): Promise<void> {
  const limit = { key: `proof:${userId}`, attempts: PER_MINUTE, window: 60_000 };
  const wait = await countAttempt(db, [limit], clock.now());
  if (wait !== null) throw tooManyAttempts(wait);
}

async function print({ log }: Context, sheet: Sheet): Promise<Blob> {
  try {
    const pdf = await typesetter.set(sheet);
    return new Blob([new Uint8Array(pdf)], { type: "application/pdf" });
  } catch (err) {
    log.error({ err }, "proof failed");
    throw proofUnavailable();
  }
}
