import { toIsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { isSettledOrder } from "../desk-calendar/index.ts";
import { addresseeOf, queueMail } from "../mail/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Missed, MissingAd } from "./missed-queries.ts";

/** Subject of a letter. */
type Subject = "choice" | "outcome";

/** Key of a letter about a missed ad, so that its Message-ID is the same whenever it is tried. */
export const letterKey = (missedId: number, about: Subject) => `ad-missed:${missedId}:${about}`;

/** Queues the letter that asks a client to choose, or says what became of the ad, in the client's language. */
export async function notifyMissed(
  tx: Transaction<Database>,
  missed: Missed,
  ad: MissingAd,
  about: Subject,
  at: Date,
): Promise<void> {
  const reader = await addresseeOf(tx, missed.user_id);
  if (reader === null) return;
  const { name, ...address } = reader;
  const asks = about === "choice" && missed.link_id !== null;
  const mail = {
    ...address,
    template: "ad-missed" as const,
    key: letterKey(missed.id, about),
    data: {
      adId: ad.id,
      reference: ad.ref_web,
      slug: ad.slug,
      title: ad.web_title,
      name,
      support: ad[`label_${address.language}`],
      date: toIsoDate(missed.day),
      cause: missed.cause,
      reason: missed[`reason_${address.language}`],
      choice: asks ? { linkId: missed.link_id ?? "", until: missed.due_at.getTime() } : null,
      dates: missed.after ?? [],
      refund: missed.refund,
      state: missed.state,
      isUnpaid: !isSettledOrder(ad.order_status),
    },
  };
  await queueMail(tx, mail, at);
}
