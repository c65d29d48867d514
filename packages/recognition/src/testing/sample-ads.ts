import { recognise, type Word } from "../index.ts";

export const SALE = [
  "Villa à vendre à Rabat, titre",
  "foncier 12/2026, prix 1.500,00",
  "dirhams, tél. 05 22 12 34 56",
];
export const LEASE = ["Appartement à louer à Salé, rue", "des Consuls, deux pièces, libre"];
export const HEADING = "Immobilier";
/** Three line ads, one below the other. */
export const LINES = [
  ["Terrain titré à Tamesna, 120 m²", "tél. 05 37 45 67 89"],
  LEASE,
  ["Local commercial à céder, Agadir", "rue de la Plage, prix à débattre"],
] as const;

/** Ads with the numbers of their places. */
export const billed = (...ads: readonly (readonly string[])[]) =>
  ads.map((lines, index) => ({ id: index + 1, text: lines.join(" ") }));

/** States of ads under the heading; of an unsure one, its doubt. */
export function states(words: readonly Word[], ads: readonly { id: number; text: string }[]) {
  const found = recognise({ words, ads, surroundings: [HEADING] });
  return ads.map(({ id }) => {
    const one = found.get(id);
    return one?.state === "unsure" ? one.doubt : one?.state;
  });
}
