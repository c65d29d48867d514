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
};

/** Answer of a verification for an ad in some state. */
export const sampleVerified = (
  publication: Ad["publication"],
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
    publication,
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
    dates: [
      { date: "2026-11-03", state: "unconfirmed" },
      { date: "2026-11-04", state: "unconfirmed" },
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
} as const satisfies Record<string, Ad["publication"]>;
