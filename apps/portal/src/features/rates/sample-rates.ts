import type { Rates } from "./use-rates.ts";

const price = (centimes: number) => ({ price: centimes, packagePrice: null });

const line = (unit: number, packagePrice: number | null = null) => ({
  id: 1,
  label: "Annonce à la ligne",
  format: "line" as const,
  unit: { price: unit, packagePrice },
  samples: [1, 5].flatMap((dates) =>
    [2, 5, 10].map((lines) => ({
      lines,
      dates,
      tierCode: null,
      total: (packagePrice ?? unit) * lines * dates,
    })),
  ),
  canvases: [],
});

const modular = {
  id: 2,
  label: "Annonce modulaire",
  format: "modular" as const,
  unit: null,
  samples: [],
  canvases: [
    {
      id: 2,
      label: "1 module, 1 × 1",
      colour: "Noir et blanc",
      width: 50,
      height: 35,
      ...price(480_00),
    },
    {
      id: 2,
      label: "1 module, 1 × 1",
      colour: "Quadrichromie",
      width: 50,
      height: 35,
      ...price(720_00),
    },
    {
      id: 4,
      label: "4 modules, 2 × 2",
      colour: "Noir et blanc",
      width: 104,
      height: 74,
      ...price(1_920_00),
    },
    {
      id: 4,
      label: "4 modules, 2 × 2",
      colour: "Quadrichromie",
      width: 104,
      height: 74,
      ...price(2_880_00),
    },
  ],
};

/** A newspaper with line and modular ads, and an account with a package for one heading. */
export const sampleRates: Rates = {
  support: {
    id: 3,
    label: "L'Horizon Éco",
    slug: "l-horizon-eco",
    medium: "print",
    fixedPrice: false,
  },
  flatPrice: 500_00,
  blockLines: 25,
  discountFromDates: 2,
  tiers: [
    { minLines: 1, maxLines: 10, code: "PF", discountPercent: null },
    { minLines: 11, maxLines: 25, code: "DP", discountPercent: 15 },
    { minLines: 26, maxLines: null, code: "PF_L", discountPercent: null },
  ],
  headings: [
    {
      id: 1,
      label: "Annonces légales",
      slug: "annonces-legales",
      discountPercent: null,
      types: [line(24_00), modular],
    },
    {
      id: 7,
      label: "Offres d’emploi",
      slug: "offres-emploi",
      discountPercent: 10,
      types: [line(21_00, 16_80), modular],
    },
  ],
};

/** A digital newspaper: one price a date, whatever the length. */
export const digitalRates: Rates = {
  ...sampleRates,
  support: {
    id: 4,
    label: "Horizon Numérique",
    slug: "horizon-numerique",
    medium: "digital",
    fixedPrice: true,
  },
  flatPrice: null,
  tiers: [],
  headings: sampleRates.headings.map((heading) => ({
    ...heading,
    types: [
      {
        id: 3,
        label: "Annonce numérique",
        format: "modular" as const,
        unit: price(240_00),
        samples: [1, 5].map((dates) => ({
          lines: 0,
          dates,
          tierCode: null,
          total: 240_00 * dates,
        })),
        canvases: [],
      },
    ],
  })),
};
