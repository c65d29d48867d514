import { adRows } from "@parution/rules/lines";
import type { AdOrder } from "@parution/rules/publication";
import fc from "fast-check";
import { DEFAULT_FORMAT, type Edition, type LineAd, type ModularAd } from "./index.ts";

export const HEADINGS = [
  { id: 1, label: "Annonces légales" },
  { id: 2, label: "Appels d’offres" },
  { id: 3, label: "Immobilier" },
  { id: 4, label: "Offres et demandes d’emploi des entreprises" },
  { id: 5, label: "Avis de décès" },
] as const;

/** A line ad with so many rows. */
export const lineAd = (id: number, headingId: number, rows: number, price = 100): LineAd => ({
  id,
  headingId,
  price,
  rows: adRows(Array.from({ length: rows }, (_, row) => `avis ${id} ${row}`).join("\n"), "ltr"),
});

/** A modular ad on so many columns and module rows. */
export const modularAd = (
  id: number,
  headingId: number,
  [columns, rows]: readonly [number, number],
  position?: NonNullable<ModularAd["position"]>,
): ModularAd => ({
  id,
  headingId,
  width: columns * 54 - 4,
  height: rows * 39 - 4,
  ...(position && { position }),
});

export const edition = (changes: Partial<Edition> = {}): Edition => ({
  headings: HEADINGS,
  lines: [],
  modules: [],
  format: { ...DEFAULT_FORMAT, fillers: ["Votre annonce ici"] },
  language: "fr",
  ...changes,
});

const heading = fc.integer({ min: 1, max: HEADINGS.length });

/** Editions as they come: short ads above all, some long ones, some modular ones, some put by hand. */
export const anyEdition = fc
  .record({
    lines: fc.array(
      fc.tuple(
        heading,
        fc.oneof(
          { weight: 8, arbitrary: fc.integer({ min: 2, max: 14 }) },
          { weight: 2, arbitrary: fc.integer({ min: 15, max: 60 }) },
          { weight: 1, arbitrary: fc.integer({ min: 61, max: 260 }) },
        ),
        fc.integer({ min: 0, max: 5 }),
      ),
      { maxLength: 140, size: "max" },
    ),
    modules: fc.array(
      fc.tuple(
        heading,
        fc.integer({ min: 1, max: 5 }),
        fc.oneof(
          { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
          { weight: 1, arbitrary: fc.integer({ min: 5, max: 10 }) },
        ),
        fc.option(
          fc.record({
            page: fc.integer({ min: 1, max: 4 }),
            column: fc.integer({ min: 1, max: 5 }),
            row: fc.integer({ min: 1, max: 10 }),
          }),
          { freq: 5 },
        ),
      ),
      { maxLength: 14, size: "max" },
    ),
    columns: fc.integer({ min: 5, max: 7 }),
    height: fc.constantFrom(430, 430, 289, 520),
    order: fc.constantFrom<AdOrder>("arrival", "price", "alphabet"),
    fillers: fc.constantFrom([], ["Votre annonce ici"], ["Un", "Deux"]),
  })
  .map(({ lines, modules, fillers, ...format }): Edition => {
    const most = Math.floor((format.height - 30) / 39);
    return edition({
      lines: lines.map(([id, rows, price], index) => lineAd(index + 1, id, rows, price)),
      modules: modules.map(([id, columns, rows, position], index) =>
        modularAd(1000 + index, id, [columns, Math.min(rows, most)], position ?? undefined),
      ),
      format: { ...DEFAULT_FORMAT, ...format, fillers },
    });
  });
