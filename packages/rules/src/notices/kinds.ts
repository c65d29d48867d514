import type { NoticeFieldId } from "./fields.ts";

/** Fields of a kind of notice, in the order of the form. */
export interface NoticeGroup {
  readonly id: NoticeGroupId;
  readonly fields: readonly NoticeFieldId[];
}

export type NoticeGroupId =
  | "company"
  | "act"
  | "capital"
  | "people"
  | "change"
  | "meeting"
  | "document"
  | "tender"
  | "goods"
  | "job"
  | "mourning"
  | "ceremony"
  | "celebration"
  | "deposit";

export interface NoticeDefinition {
  readonly groups: readonly NoticeGroup[];
  /** Mandatory fields of such a notice; the rest is optional. */
  readonly mentions: readonly NoticeFieldId[];
}

const deposit: NoticeGroup = {
  id: "deposit",
  fields: ["court", "courtCity", "depositDate", "depositNumber"],
};
const deposited = ["courtCity", "depositDate", "depositNumber"] as const;

const registered = (form: "legalForm" | "partsForm"): NoticeGroup => ({
  id: "company",
  fields: ["company", form, "capital", "headOffice", "registry", "ice"],
});
const identified = ["company", "capital", "headOffice", "registry", "ice"] as const;

const decision: NoticeGroup = {
  id: "act",
  fields: ["decidedBy", "actDate", "effectiveDate"],
};

const formation = (partners: "partners" | "solePartner"): NoticeDefinition => ({
  groups: [
    { id: "company", fields: ["company", "purpose", "headOffice", "registry", "ice", "duration"] },
    { id: "act", fields: ["deed", "actDate"] },
    { id: "capital", fields: ["shares", "nominal", "capital"] },
    { id: "people", fields: [partners, "managers"] },
    deposit,
  ],
  mentions: [
    "company",
    "actDate",
    "purpose",
    "headOffice",
    "duration",
    "capital",
    "shares",
    "nominal",
    partners,
    "managers",
    "registry",
    "ice",
    ...deposited,
  ],
});

/** A change that an assembly, or the only partner, decided. */
const decided = (
  form: "legalForm" | "partsForm",
  ...fields: readonly NoticeFieldId[]
): NoticeDefinition => ({
  groups: [registered(form), decision, { id: "change", fields }, deposit],
  mentions: [
    ...identified,
    "actDate",
    ...fields.filter((id) => !OPTIONAL_CHANGES.has(id)),
    ...deposited,
  ],
});

const OPTIONAL_CHANGES: ReadonlySet<NoticeFieldId> = new Set([
  "departure",
  "contribution",
  "amendedArticles",
]);

/** The kinds of notice that have a template, each with its fields and its mandatory mentions. */
const NOTICES = {
  limitedCompany: formation("partners"),
  soleLimitedCompany: formation("solePartner"),
  shareTransfer: {
    groups: [
      registered("partsForm"),
      { id: "act", fields: ["deed", "actDate"] },
      {
        id: "change",
        fields: ["seller", "buyer", "transferredShares", "nominal", "amendedArticles"],
      },
      deposit,
    ],
    mentions: [...identified, "actDate", "seller", "buyer", "transferredShares", ...deposited],
  },
  managerChange: decided("partsForm", "formerManager", "departure", "newManager"),
  officeTransfer: decided("legalForm", "newHeadOffice", "amendedArticles"),
  capitalIncrease: decided(
    "partsForm",
    "newCapital",
    "newShares",
    "nominal",
    "contribution",
    "amendedArticles",
  ),
  dissolution: decided("legalForm", "liquidator", "liquidationOffice"),
  liquidationClosing: decided("legalForm", "liquidator"),
  meeting: {
    groups: [
      registered("legalForm"),
      {
        id: "meeting",
        fields: [
          "convened",
          "meeting",
          "meetingDate",
          "meetingTime",
          "meetingPlace",
          "agenda",
          "convener",
        ],
      },
    ],
    mentions: [...identified, "meetingDate", "meetingTime", "meetingPlace", "agenda"],
  },
  lostDocument: {
    groups: [
      {
        id: "document",
        fields: [
          "documentName",
          "documentNumber",
          "holder",
          "issuer",
          "lossDate",
          "lossPlace",
          "contact",
        ],
      },
    ],
    mentions: ["documentName", "documentNumber", "holder", "contact"],
  },
  tender: {
    groups: [
      {
        id: "tender",
        fields: [
          "authority",
          "tenderNumber",
          "tenderObject",
          "openingDate",
          "openingTime",
          "openingPlace",
          "filePlace",
          "submission",
          "guarantee",
          "estimate",
        ],
      },
    ],
    mentions: [
      "authority",
      "tenderNumber",
      "tenderObject",
      "openingDate",
      "openingTime",
      "openingPlace",
      "filePlace",
      "guarantee",
      "estimate",
    ],
  },
  carSale: {
    groups: [
      {
        id: "goods",
        fields: [
          "carModel",
          "carYear",
          "fuel",
          "mileage",
          "goodsDetails",
          "goodsPlace",
          "price",
          "contact",
        ],
      },
    ],
    mentions: ["carModel", "carYear", "price", "contact"],
  },
  flat: {
    groups: [
      {
        id: "goods",
        fields: ["flatOffer", "surface", "rooms", "goodsDetails", "goodsPlace", "price", "contact"],
      },
    ],
    mentions: ["surface", "goodsPlace", "price", "contact"],
  },
  jobOffer: {
    groups: [
      {
        id: "job",
        fields: ["company", "position", "jobContract", "jobPlace", "profile", "application"],
      },
    ],
    mentions: ["company", "position", "jobPlace", "application"],
  },
  deathNotice: {
    groups: [
      { id: "mourning", fields: ["deceased", "age", "deathDate", "deathPlace", "family"] },
      { id: "ceremony", fields: ["funeral", "condolences", "closing"] },
    ],
    mentions: ["deceased", "deathDate", "family"],
  },
  thanks: {
    groups: [{ id: "mourning", fields: ["deceased", "deathDate", "family", "closing"] }],
    mentions: ["family", "deceased"],
  },
  remembrance: {
    groups: [
      {
        id: "mourning",
        fields: ["deceased", "remembranceDay", "deathDate", "deathPlace", "family"],
      },
      { id: "ceremony", fields: ["ceremony", "closing"] },
    ],
    mentions: ["deceased", "deathDate", "family"],
  },
  congratulations: {
    groups: [{ id: "celebration", fields: ["honoree", "sender", "occasion"] }],
    mentions: ["honoree", "occasion"],
  },
} as const satisfies Readonly<Record<string, NoticeDefinition>>;

export type NoticeKind = keyof typeof NOTICES;

/** Every kind, in the order in which they are offered. */
export const NOTICE_KINDS: readonly NoticeKind[] = [
  "limitedCompany",
  "soleLimitedCompany",
  "shareTransfer",
  "managerChange",
  "officeTransfer",
  "capitalIncrease",
  "dissolution",
  "liquidationClosing",
  "meeting",
  "lostDocument",
  "tender",
  "carSale",
  "flat",
  "jobOffer",
  "deathNotice",
  "thanks",
  "remembrance",
  "congratulations",
];

export const isNoticeKind = (text: string): text is NoticeKind => Object.hasOwn(NOTICES, text);

/** Fields and mandatory fields of a kind of notice. */
export const noticeOf = (kind: NoticeKind): NoticeDefinition => NOTICES[kind];
