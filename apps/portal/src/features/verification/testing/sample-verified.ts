import type { Verified } from "../api/use-verify.ts";

type Certificate = Verified["ad"]["certificate"];

/** What a verification answers, as `changes` say of its certificate. */
export const sampleVerified = (changes: Partial<Certificate> = {}): Verified => ({
  ad: {
    id: 57,
    year: 2026,
    key: "7F3A19C40B52E8D6",
    advertiser: { name: "Atlas Conseil SARL" },
    support: { label: "L’Horizon" },
    dates: ["2026-11-03", "2026-11-04"],
    paperContent: {
      kind: "sections",
      title: "AVIS DE CONVOCATION",
      body: "SOCIETE ATLAS NEGOCE SARL\nAssemblée générale ordinaire le 30 novembre 2026 à 10 h, au siège social.",
      footer: "La gérance",
    },
    certificate: {
      issuedOn: "2026-11-04",
      statement: "{}",
      signature: "",
      publicKey: "",
      genuine: true,
      current: true,
      ...changes,
    },
  },
  info: { paperReference: "A00000057" },
});
