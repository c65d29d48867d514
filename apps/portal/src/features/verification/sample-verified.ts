import type { Verified } from "./use-verify.ts";

type Ad = Verified["ad"];
type Certificate = NonNullable<Ad["certificate"]>;

const certificate: Certificate = {
  kind: "insertion",
  issuedOn: "2026-11-02",
  statement: "{}",
  signature: "",
  publicKey: "",
  genuine: true,
  current: true,
  downloadable: true,
  sha256: "",
  withdrawal: null,
  prints: [],
  web: [],
  earlier: [],
  pdfSignature: null,
  timestamp: null,
};

/** Answer of a verification for an ad in some state. */
export const sampleVerified = (
  publication: Omit<Ad["publication"], "rule"> & Partial<Ad["publication"]>,
  changes: Partial<Ad> = {},
  paperReference = "BC-2026/114",
): Verified => ({
  ad: {
    id: 57,
    year: 2026,
    reference: "A00000057",
    key: "7F3A19C40B52E8D6",
    advertiser: { name: "Atlas Conseil SARL" },
    support: { label: "L’Horizon" },
    dates: ["2026-11-03", "2026-11-04"],
    publication: { rule: "printed", ...publication },
    paperContent: {
      kind: "sections",
      title: "AVIS DE CONVOCATION",
      body: "SOCIETE ATLAS NEGOCE SARL\nAssemblée générale ordinaire le 30 novembre 2026 à 10 h, au siège social.",
      footer: "La gérance",
    },
    certificate,
    ...changes,
  },
  info: { paperReference },
});

/** A certificate as `changes` say. */
export const sampleCertificate = (changes: Partial<Certificate>): Certificate => ({
  ...certificate,
  ...changes,
});

/** An ad as far as each state of its publication. */
export const publications = {
  appeared: {
    state: "appeared",
    dates: [
      { date: "2026-11-03", state: "appeared" },
      { date: "2026-11-04", state: "appeared" },
    ],
  },
  partly: {
    state: "appeared",
    dates: [
      { date: "2026-11-03", state: "appeared" },
      { date: "2026-12-04", state: "planned" },
    ],
  },
  planned: {
    state: "planned",
    dates: [
      { date: "2026-12-03", state: "planned" },
      { date: "2026-12-04", state: "planned" },
    ],
  },
  unconfirmed: {
    state: "planned",
    rule: "calendar",
    dates: [
      { date: "2026-11-03", state: "unconfirmed" },
      { date: "2026-11-04", state: "unconfirmed" },
    ],
  },
  notRecorded: {
    state: "planned",
    dates: [
      { date: "2026-11-03", state: "unconfirmed" },
      { date: "2026-12-04", state: "planned" },
    ],
  },
  missed: {
    state: "withdrawn",
    dates: [
      { date: "2026-11-03", state: "appeared" },
      { date: "2026-11-04", state: "missed" },
    ],
  },
  withdrawn: {
    state: "withdrawn",
    dates: [
      { date: "2026-11-03", state: "appeared" },
      { date: "2026-12-04", state: "withdrawn" },
    ],
  },
  replaced: {
    state: "replaced",
    dates: [
      { date: "2026-11-03", state: "withdrawn" },
      { date: "2026-11-04", state: "withdrawn" },
    ],
  },
} as const satisfies Record<string, Omit<Ad["publication"], "rule"> & Partial<Ad["publication"]>>;

/** SHA-256 of a printed issue. */
export const ISSUE = "5f2c9a1e7b30d4468ac1f05b92e7d3884610ab7cf29e5d13708b4ce6a9f1d025";

/** Proofs of a publication: the printed issue, a trusted timestamp, an earlier certificate. */
export const proofs = {
  prints: [
    { date: "2026-11-03", pages: [14], sha256: ISSUE, confirmedBy: "program", text: null },
    {
      date: "2026-11-04",
      pages: [12, 13],
      sha256: ISSUE,
      confirmedBy: "person" as const,
      text: "SOCIETE ATLAS NEGOCE SARL. Assemblée générale ordinaire le 30 novembre 2026 à 11 h, au siège social.",
    },
  ],
  earlier: [{ key: "0C52E8D67F3A19C4", kind: "insertion", issuedOn: "2026-10-30" }],
  pdfSignature: { signer: "L’Horizon SA", level: "B-T" },
  timestamp: {
    at: Date.UTC(2026, 10, 4, 9, 12),
    authority: "Autorité d’horodatage de démonstration",
    token: "MIIC",
  },
} satisfies Partial<Certificate>;

/** Entries of the website's log, of an ad that was switched off. */
export const webLog = [
  {
    at: Date.UTC(2026, 10, 2, 23),
    shown: true,
    address: "https://parution.test/fr/annonce/constitution/atlas-negoce/57",
    sha256: ISSUE,
  },
  { at: Date.UTC(2026, 10, 5, 8), shown: false, address: null, sha256: null },
] satisfies Certificate["web"];

/** Reason of a withdrawal, in both languages. */
export const withdrawals = {
  missed: {
    reason: "missed",
    date: "2026-11-04",
    fr: "L’annonce ne paraît pas le 04/11/2026 : elle manque dans le numéro imprimé.",
    ar: "لا ينشر الإعلان بتاريخ 04/11/2026: لم يدرج في العدد المطبوع.",
  },
  replaced: {
    reason: "issue-replaced",
    date: "2026-11-03",
    fr: "Le journal a retiré ou remplacé le fichier du numéro du 03/11/2026. Une nouvelle attestation peut être délivrée.",
    ar: "سحبت الجريدة ملف العدد الصادر بتاريخ 03/11/2026 أو استبدلته. يمكن تسليم شهادة جديدة.",
  },
} as const satisfies Record<string, Certificate["withdrawal"]>;
