import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, count, fields, id, inData, instant, text, truth } from "../wire/index.ts";
import { someIds } from "./decisions.ts";

const reviewState = code({ inTime: "a_temps", dueToday: "aujourdhui", late: "en_retard" });

const queued = fields({
  id,
  reference: ["ref_web", text],
  title: ["titre", text],
  support: text,
  closesAt: ["bouclage", instant],
  orderedAt: ["commande_le", instant],
  /** State of the decision, which the terms promise within three working days. */
  decision: ["decision", reviewState],
  /** State of the acknowledgement, promised within one; null: a moderator opened it in time. */
  acknowledgement: ["accuse", z.nullable(reviewState)],
  /** True when its advertiser has corrected it. */
  isCorrected: ["corrigee", truth],
  /** Name of another moderator who has it on the screen. */
  heldBy: ["tenue_par", z.nullable(text)],
});

export const readModerationQueue = defineCall({
  name: "readModerationQueue",
  summary: "Ads that wait for a decision, the nearest closing first, then the oldest",
  service: "ads",
  method: "GET",
  path: "/desk/moderation",
  access: "session",
  staff: "decideAds",
  answer: inData(
    fields({
      /** All that wait; the list has the first of them. */
      total: count,
      ads: ["annonces", z.array(queued)],
      /** The caller's decisions of the last minutes that had no effect, since their ad changed or its edition closed. */
      voided: [
        "sans_effet",
        z.array(fields({ decisionId: ["decision_id", id], reference: ["ref_web", text] })),
      ],
    }),
  ),
});

export const readPassed = defineCall({
  name: "readPassed",
  summary:
    "Ads of the queue that passed every check, whose editions are open and that no other moderator holds",
  service: "ads",
  method: "GET",
  path: "/desk/moderation/sans-remarque",
  access: "session",
  staff: "decideAds",
  answer: inData(z.array(queued)),
});

export const acceptPassed = defineCall({
  name: "acceptPassed",
  summary: "Accept ads at once that passed every check; others among them stay in the queue",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/accepter-sans-remarque",
  access: "session",
  staff: "decideAds",
  body: inData(fields({ adIds: ["annonces", someIds] })),
  answer: inData(
    fields({
      decisions: z.array(fields({ adId: ["annonce_id", id], decisionId: ["decision_id", id] })),
      /** Ads that stay as they are, each with the reason. */
      left: [
        "laissees",
        z.array(
          fields({
            reference: ["ref_web", text],
            reason: [
              "raison",
              code({
                decided: "decidee",
                held: "tenue",
                remark: "remarque",
                closed: "edition_bouclee",
                unknown: "inconnue",
              }),
            ],
          }),
        ),
      ],
      undoUntil: ["annulable_jusqu_a", instant],
    }),
  ),
});
