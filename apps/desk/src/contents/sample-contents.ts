import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import type { CallAnswer } from "@parution/contract/call";
import { readChapter, readContents, readDeskPage } from "@parution/contract/contents";
import { DAY, deskReplies, NOW } from "../testing/samples.ts";

const chapters: CallAnswer<typeof readContents> = [
  {
    id: 1,
    slug: "commander",
    state: "published",
    fixed: false,
    title: { fr: "Passer une annonce", ar: "نشر إعلان" },
    updatedAt: NOW - 20 * DAY,
    updatedBy: null,
  },
  {
    id: 5,
    slug: "prix",
    state: "changed",
    fixed: false,
    title: { fr: "Prix et paiement", ar: "الثمن والأداء" },
    updatedAt: NOW - DAY,
    updatedBy: "Salma Alaoui",
  },
  {
    id: 9,
    slug: "noel",
    state: "retired",
    fixed: false,
    title: { fr: "Offre de fin d’année", ar: "عرض نهاية السنة" },
    updatedAt: NOW - 300 * DAY,
    updatedBy: "Salma Alaoui",
  },
];

export const chapter: CallAnswer<typeof readChapter> = {
  id: 5,
  slug: "prix",
  state: "changed",
  version: 4,
  body: {
    title: { fr: "Prix et paiement", ar: "الثمن والأداء" },
    medium: null,
    questions: [
      {
        id: "moyens",
        question: { fr: "Comment puis-je payer ?", ar: "كيف يمكنني الأداء؟" },
        answer: {
          fr: "De trois façons :\n\n- par **carte**\n- en espèces\n- avec votre [solde](/tarifs)",
          ar: "بثلاث طرق:\n\n- **بالبطاقة**\n- نقدا\n- من [رصيدكم](/tarifs)",
        },
      },
    ],
    film: null,
  },
  versions: [
    {
      number: 2,
      validFrom: "2026-11-10",
      publishedAt: NOW - 10 * DAY,
      publishedBy: "Salma Alaoui",
    },
    { number: 1, validFrom: "2026-11-01", publishedAt: NOW - 20 * DAY, publishedBy: null },
  ],
};

const page: CallAnswer<typeof readDeskPage> = {
  id: 10,
  slug: "conditions-ventes",
  state: "published",
  version: 1,
  body: {
    title: { fr: "Conditions générales de vente", ar: "الشروط العامة للبيع" },
    description: { fr: "", ar: "" },
    text: { fr: "## Objet\n\nCes conditions…", ar: "## الموضوع\n\nهذه الشروط…" },
    inFooter: true,
  },
  versions: chapter.versions.slice(1),
};

/** Replies to the reads of the contents. */
export const contentReplies: readonly Reply[] = [
  reply(readContents, () => chapters),
  reply(readChapter, () => chapter),
  reply(readDeskPage, () => page),
  ...deskReplies("editor"),
  ...accountReplies(),
];
