import { readDeactivationReasons, switchAd } from "@parution/contract/ads";
import type { CallInput } from "@parution/contract/call";
import type { Transaction } from "kysely";
import { requireOwnIdentity } from "../access/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import { invalid, type Messages, ProblemError } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import { logOnWeb } from "../publishing/index.ts";
import { lockActable } from "./own-ad.ts";
import { findReason, insertSwitch, listReturns, selectReasons, updateOnline } from "./queries.ts";

type Switch = CallInput<typeof switchAd>["body"];

/** Takes an ad off the web, for a reason, or puts it back; each change is recorded. */
export const switchAdRoute = bindSession(switchAd, (request) => {
  const { body } = request.input;
  requireOwnIdentity(request.identity, body);
  return once(request, async (tx) => {
    const { id } = await lockActable(tx, body.adId, body.action, request);
    const reasonId = await reasonOf(tx, body);
    const online = body.action === "reactivate";
    const at = new Date(request.context.clock.now());
    if (online) await requireFewReturns(tx, id, at);
    await updateOnline(tx, id, online);
    await logOnWeb(tx, [id], at);
    await insertSwitch(tx, {
      ad_id: id,
      user_id: request.identity.userId,
      action: body.action,
      reason_id: reasonId,
      switched_at: at,
    });
    return { message: done[body.action][request.language] };
  });
});

const DAY = 24 * 60 * 60 * 1000;
/** Times that an ad is put back on the web within a day; it is taken off without a limit. */
const MOST_RETURNS = 5;

/** @throws ProblemError 429 for an ad that was put back too often. */
async function requireFewReturns(tx: Transaction<Database>, adId: number, at: Date) {
  const since = new Date(at.getTime() - DAY);
  const returns = await listReturns(tx, adId, since, MOST_RETURNS);
  const earliest = returns.at(MOST_RETURNS - 1);
  if (earliest === undefined) return;
  const wait = Math.ceil((earliest.switched_at.getTime() + DAY - at.getTime()) / 1000);
  throw new ProblemError(429, "RETURNED_TOO_OFTEN", tooOften, undefined, {
    headers: { "Retry-After": String(wait) },
  });
}

/** @throws ProblemError 422 for a deactivation without a reason that is on offer. */
async function reasonOf(
  tx: Transaction<Database>,
  { action, reasonId }: Switch,
): Promise<number | null> {
  if (action === "reactivate") return null;
  const reason = await findReason(tx, reasonId);
  if (reason === undefined) throw invalid<typeof switchAd>({ reasonId: [noReason] });
  return reason.id;
}

/** The reasons on offer, in their order. */
export const readDeactivationReasonsRoute = bindSession(
  readDeactivationReasons,
  ({ context, language }) => selectReasons(context.db, language),
);

const tooOften: Messages = {
  fr: `Cette annonce a été remise en ligne ${MOST_RETURNS} fois en 24 heures : réessayez plus tard.`,
  ar: `أعيد نشر هذا الإعلان على الموقع ${MOST_RETURNS} مرات خلال 24 ساعة: أعيدوا المحاولة لاحقا.`,
};

const noReason: Messages = {
  fr: "Choisissez le motif de la désactivation.",
  ar: "المرجو اختيار سبب إيقاف الإعلان.",
};

const done = {
  deactivate: {
    fr: "Votre annonce n’est plus en ligne.",
    ar: "لم يعد إعلانكم منشورا على الموقع.",
  },
  reactivate: {
    fr: "Votre annonce est de nouveau en ligne.",
    ar: "إعلانكم منشور على الموقع من جديد.",
  },
} as const satisfies Record<Switch["action"], Messages>;
