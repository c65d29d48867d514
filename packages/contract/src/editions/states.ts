import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  code,
  count,
  fields,
  filledText,
  form,
  id,
  inData,
  instant,
  text,
  wireDate,
} from "../wire/index.ts";

const edition = { supportId: ["support_id", id], day: ["date_edition", wireDate] } as const;
const desk = { service: "ads", access: "session", staff: "keepEditions" } as const;

/** Longest reason of a cancellation or of a report. */
const LONGEST_REASON = 120;
const reason = filledText.check(z.maxLength(LONGEST_REASON));
const reasons = { reasonFr: ["motif_fr", reason], reasonAr: ["motif_ar", reason] } as const;

/** What becomes of ads that did not run. */
const choice = code({ move: "reporter", refund: "rembourser", client: "client" });

const listedAd = fields({ id, reference: text, title: ["titre", text] });

const editionState = fields({
  ...edition,
  state: [
    "etat",
    code({ open: "ouverte", closed: "bouclee", printed: "imprimee", cancelled: "annulee" }),
  ],
  /** Counts the changes of state; an act names the one that its user saw. */
  version: count,
  /** Instant at which it closes by itself. */
  closesAt: ["bouclage", instant],
  closedAt: ["bouclee_le", z.nullable(instant)],
  printedAt: ["imprimee_le", z.nullable(instant)],
  /** In the reader's language; null unless it is cancelled. */
  reason: ["motif", z.nullable(text)],
  /** Ads that are in it. */
  entered: ["entrees", count],
  /** Ads that wait for their payment, for a decision, and those that did not run in it. */
  unpaid: ["a_payer", z.array(listedAd)],
  undecided: ["a_decider", z.array(listedAd)],
  missed: ["non_parues", z.array(listedAd)],
});

export const readEditionState = defineCall({
  ...desk,
  name: "readEditionState",
  summary: "State of an edition, with what is in it, what waits and what did not run",
  method: "GET",
  path: "/desk/editions/etat",
  shows: "editions",
  query: form(fields(edition)),
  answer: inData(editionState),
});

export const changeEdition = defineCall({
  ...desk,
  name: "changeEdition",
  summary: "Close an edition, or open a closed one again",
  method: "POST",
  path: "/desk/editions/etat",
  changes: ["editions"],
  body: inData(
    fields({
      ...edition,
      version: count,
      to: ["vers", code({ closed: "bouclee", open: "ouverte" })],
    }),
  ),
  answer: inData(editionState),
});

export const cancelEdition = defineCall({
  ...desk,
  name: "cancelEdition",
  summary: "Cancel an edition; its paid ads are moved, refunded, or their clients choose",
  method: "POST",
  path: "/desk/editions/annuler",
  changes: ["editions"],
  body: inData(fields({ ...edition, version: count, choice: ["choix", choice], ...reasons })),
  answer: inData(editionState),
});

export const reportMissedAds = defineCall({
  ...desk,
  name: "reportMissedAds",
  summary: "Report ads of an edition that did not run, by their numbers",
  method: "POST",
  path: "/desk/editions/non-parues",
  changes: ["editions"],
  body: inData(
    fields({
      ...edition,
      adIds: ["annonces", z.array(id).check(z.minLength(1), z.maxLength(4000))],
      choice: ["choix", choice],
      ...reasons,
    }),
  ),
  answer: inData(editionState),
});
