import type { CallAnswer } from "@parution/contract/call";
import type { searchDesk } from "@parution/contract/desk";
import { DAY, HOUR, NOW } from "../testing/samples.ts";
import type { QueuedAd } from "./use-requested-ad.ts";
import type { ModeratedAd } from "./visual.ts";

/** An ad of the queue, for stories. */
export const queuedAd = (id: number, title: string, more: Partial<QueuedAd> = {}): QueuedAd => ({
  id,
  reference: `A${String(id).padStart(8, "0")}`,
  title,
  support: "Parution",
  closesAt: NOW + 5 * HOUR,
  orderedAt: NOW - 2 * DAY,
  decision: "dueToday",
  acknowledgement: null,
  isCorrected: false,
  heldBy: null,
  ...more,
});

/** Ads of the queue, for stories. */
export const queuedAds: readonly QueuedAd[] = [
  queuedAd(1041, "Constitution de la société Atlas Conseil", { acknowledgement: "late" }),
  queuedAd(1042, "Dissolution anticipée de Rif Transport", { decision: "late", isCorrected: true }),
  queuedAd(1043, "Appel d’offres ouvert n° 12/2026", {
    decision: "inTime",
    heldBy: "Nadia Berrada",
  }),
];

type PastEvent = ModeratedAd["history"][number];

const pastEvent = (
  event: PastEvent["event"],
  at: number,
  more: Partial<PastEvent> = {},
): PastEvent => ({ event, at, by: null, reason: null, isEffective: true, ...more });

/** An ad with everything that a decision needs, for stories. */
export const moderatedAd = (
  id: number,
  status: ModeratedAd["status"] = "awaiting",
): ModeratedAd => ({
  id,
  reference: `A${String(id).padStart(8, "0")}`,
  status,
  version: `v${id}`,
  title: queuedAds.find((ad) => ad.id === id)?.title ?? "Cession de fonds de commerce",
  support: { id: 1, label: "Parution", slug: "parution", medium: "print", fixedPrice: false },
  heading: "Annonces légales",
  subheading: "Constitution de société",
  printedHeading: "ANNONCES LÉGALES",
  anonymous: false,
  paperContent: {
    kind: "plain",
    text: "Aux termes d’un acte sous seing privé à Casablanca, il a été constitué une société à responsabilité limitée au capital de 100 000 dirhams, dénommée Atlas Conseil.",
  },
  webContent: "Société à responsabilité limitée au capital de 100 000 dirhams.",
  format: "line",
  wordBreak: "break-word",
  canvas: null,
  dates: ["2026-11-24"],
  total: 48_000,
  orderedAt: NOW - 2 * DAY,
  closesAt: NOW + 5 * HOUR,
  files: [],
  closedEditions: [],
  checks: [
    { code: "mention", found: "numéro au registre du commerce" },
    { code: "word", found: "urgent" },
  ],
  suggestions: [
    {
      fr: "Complétez le texte, où manque : numéro au registre du commerce.",
      ar: "أكملوا النص الذي ينقصه: رقم السجل التجاري.",
    },
    { fr: "Reformulez sans : urgent.", ar: "أعيدوا الصياغة بدون: urgent." },
  ],
  correction:
    id === 1042
      ? {
          asked: "Le capital manque.",
          askedAt: NOW - DAY,
          correctedAt: NOW - HOUR,
          before: {
            title: "Dissolution",
            paperContent: "Dissolution de Rif Transport.",
            webContent: "",
          },
          after: {
            title: "Dissolution",
            webContent: "",
            paperContent: "Dissolution de Rif Transport, au capital de 50 000 dirhams.",
          },
        }
      : null,
  history: [
    ...[pastEvent("ordered", NOW - 2 * DAY), pastEvent("opened", NOW - 1.5 * DAY)],
    ...(id === 1042
      ? [
          pastEvent("correct", NOW - DAY, { by: "Nadia Berrada", reason: "Le capital manque." }),
          pastEvent("corrected", NOW - HOUR),
        ]
      : []),
  ],
  advertiser: {
    name: "Youssef Idrissi",
    company: "Fiduciaire Idrissi",
    email: "y@exemple.ma",
    phone: "+212600000000",
    since: NOW - 400 * DAY,
    ads: 37,
    refused: 1,
    earlier: [
      {
        id: 990,
        reference: "A00000990",
        title: "Augmentation de capital",
        status: "validated",
        orderedAt: NOW - 20 * DAY,
        refusalReason: null,
      },
    ],
  },
});

type FoundAd = NonNullable<CallAnswer<typeof searchDesk>["ads"]>[number];

/** An ad that was accepted a month ago, as the search finds it. */
export const acceptedAd: FoundAd = {
  id: 812,
  reference: "A00000812",
  order: "C00000790",
  support: "Parution",
  title: "Cession de fonds de commerce",
  status: "validated",
  isWaiting: false,
};

/** The second ad of the queue, as the search finds it. */
export const waitingAd: FoundAd = {
  id: 1042,
  reference: "A00001042",
  order: "C00001042",
  support: "Parution",
  title: "Dissolution anticipée de Rif Transport",
  status: "awaiting",
  isWaiting: true,
};
