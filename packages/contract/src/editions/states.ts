import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { LONGEST_EDITION_REASON } from "../limits/index.ts";
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

/** Reason of a cancellation or of a report. */
const reason = filledText.check(z.maxLength(LONGEST_EDITION_REASON));
const reasons = { reasonFr: ["motif_fr", reason], reasonAr: ["motif_ar", reason] } as const;

/** Outcome for ads that did not run. */
const choice = code({ move: "reporter", refund: "rembourser", client: "client" });

const ad = { id, reference: text, title: ["titre", text] } as const;
const listedAd = fields(ad);

const missedAd = fields({
  ...ad,
  cause: code({
    late_payment: "paiement_tardif",
    undecided: "non_validee",
    cancelled: "edition_annulee",
    left_out: "absente",
  }),
  /**
   * Open: it waits for its client's choice until `dueAt`, or for the next run of the program. Changed: its advertiser or a decision
   * changed the ad before, which stays as it is.
   */
  outcome: [
    "issue",
    code({ open: "en_attente", moved: "reportee", refunded: "remboursee", changed: "modifiee" }),
  ],
  choice: ["choix", choice],
  dueAt: ["echeance", instant],
});

const state = code({
  open: "ouverte",
  closed: "bouclee",
  printed: "imprimee",
  cancelled: "annulee",
});

const editionState = fields({
  ...edition,
  /** Newspaper, in the reader's language. */
  support: ["journal", text],
  state: ["etat", state],
  /** Counts the changes of state; a request names the one that its user saw. */
  version: count,
  /** Instant at which it closes by itself. */
  closesAt: ["bouclage", instant],
  closedAt: ["bouclee_le", z.nullable(instant)],
  printedAt: ["imprimee_le", z.nullable(instant)],
  /** Reason of the cancellation in the reader's language; null unless it is cancelled. */
  reason: ["motif", z.nullable(text)],
  /** Reason why the newspaper does not appear that day, which then has no edition; null: it appears. */
  rest: ["repos", z.nullable(text)],
  /** Ads that are in it, that wait for their payment, for a decision, and those that did not run in it. */
  entered: ["entrees", z.array(listedAd)],
  unpaid: ["a_payer", z.array(listedAd)],
  undecided: ["a_decider", z.array(listedAd)],
  missed: ["non_parues", z.array(missedAd)],
});

export const readEditionDays = defineCall({
  ...desk,
  name: "readEditionDays",
  summary: "Editions of all printed newspapers in two weeks, with their states and numbers of ads",
  method: "GET",
  path: "/desk/editions/jours",
  shows: "editions",
  /** Default: from today. */
  query: form(fields({ from: ["du", z.optional(wireDate)] })),
  answer: inData(
    fields({
      from: ["du", wireDate],
      today: ["aujourd_hui", wireDate],
      /** Editions by day, then in the order of the newspapers. */
      editions: [
        "editions",
        z.array(
          fields({
            ...edition,
            support: ["journal", text],
            state: ["etat", state],
            closesAt: ["bouclage", instant],
            entered: ["entrees", count],
            unpaid: ["a_payer", count],
            undecided: ["a_decider", count],
            missed: ["non_parues", count],
          }),
        ),
      ],
    }),
  ),
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
      /** Numbers of the whole pages among them, for the trail. */
      pages: z.optional(z.array(count).check(z.maxLength(200))),
      choice: ["choix", choice],
      ...reasons,
    }),
  ),
  answer: inData(editionState),
});
