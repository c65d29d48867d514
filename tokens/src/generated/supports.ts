// Generated from supports/*.json by the build. Do not edit.

/** The ids of the supports that have a theme, the house theme first. */
export const supportIds = [
  "parution",
  "al-ofoq",
  "horizon-numerique",
  "l-horizon",
  "l-horizon-eco",
] as const;

/** The id of a support, as `data-support` writes it. */
export type SupportId = (typeof supportIds)[number];

/** Each newspaper's name as it is printed. */
export const supportNames: Readonly<Record<SupportId, string>> = {
  "parution": "Parution",
  "al-ofoq": "Al Ofoq",
  "horizon-numerique": "Horizon Numérique",
  "l-horizon": "L'Horizon",
  "l-horizon-eco": "L'Horizon Éco",
};
