import type { Packages } from "./packages.data.ts";

const info = { current: 1, next: 2, previous: null, message: null, messages: [], total: 12 };

/** A package in each status. */
export const samplePackages: Packages = {
  packages: [
    {
      id: 3,
      kind: "ad",
      label: "Forfait recrutement",
      price: 1_200,
      createdAt: Date.parse("2026-11-02T09:00:00Z"),
      product: { label: "L’Horizon · Offres d’emploi · Texte à la ligne" },
      badge: { status: "active", label: "Actif", variant: "success" },
      startsOn: "2026-11-02",
      endsOn: null,
    },
    {
      id: 3,
      kind: "journal",
      label: "Forfait justificatifs",
      price: 1_800,
      createdAt: Date.parse("2026-10-01T09:00:00Z"),
      product: { label: "L’Horizon · Journal complet · Copie certifiée" },
      badge: { status: "upcoming", label: "À venir", variant: "info" },
      startsOn: "2027-01-01",
      endsOn: "2027-12-31",
    },
    {
      id: 1,
      kind: "ad",
      label: "Forfait immobilier",
      price: 900,
      createdAt: Date.parse("2025-01-06T09:00:00Z"),
      product: { label: "L’Horizon · Immobilier · Texte à la ligne" },
      badge: { status: "ended", label: "Terminé", variant: "neutral" },
      startsOn: "2025-01-06",
      endsOn: "2025-12-31",
    },
  ],
  info,
  message: null,
  messages: [],
};

export const noPackages: Packages = {
  packages: [],
  info: { ...info, next: null, total: 0 },
  message: "Aucun forfait trouvé.",
  messages: ["Aucun forfait trouvé."],
};
