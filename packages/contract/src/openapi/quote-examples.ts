import type { Example } from "./example.ts";

const quotedAd = {
  support_id: 1,
  rubrique_id: 1,
  contenu_papier: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
  dates_parution: ["03/03/2026", "04/03/2026"],
};

const calendar = {
  maintenant: "2026-02-27T09:30:00.000Z",
  date_start: "27/02/2026",
  date_end: "03/03/2026",
  jours: [
    {
      date: "28/02/2026",
      disponible: false,
      motif: "Pas d’édition le samedi ni le dimanche.",
      code_motif: "weekend",
      limite: null,
    },
    {
      date: "03/03/2026",
      disponible: true,
      motif: null,
      code_motif: null,
      limite: "2026-03-01T11:00:00.000Z",
    },
  ],
  provisoires: [{ date: "03/03/2026", motif: "Aïd Al Fitr" }],
};

const quote = {
  nbr_lignes: 2,
  lignes_facturees: 2,
  prix_unitaire: 20.0,
  nbr_dates: 2,
  code_config: null,
  remise: 0,
  prix_ht: 80.0,
  prix_tva: 16.0,
  prix_ttc: 96.0,
  etapes: [
    { code: "unit", libelle: "Prix de la ligne, TTC", detail: "20,00 × 1,20", montant: 24.0 },
    { code: "lines", libelle: "2 lignes", detail: "2 × 24,00", montant: 48.0 },
    { code: "dates", libelle: "2 parutions", detail: "2 × 48,00", montant: 96.0 },
  ],
  modification: null,
  expire_le: "2026-03-01T11:00:00.000Z",
};

/** Examples of the calendar, the price and the proof of an ad that is being written. */
export const quoteExamples: Readonly<Record<string, Example>> = {
  readCalendar: { answer: { data: calendar } },
  proofDraft: {
    body: {
      support_id: 1,
      rubrique_id: 1,
      contenu_papier: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation",
    },
  },
  quoteAd: { body: quotedAd, answer: { data: quote } },
};
