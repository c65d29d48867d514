/** The two schemes that every support has. */
export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** Semantic values as CSS writes them, by their path: `color.page` → `#fbfaf8`. */
export type ResolvedTokens = ReadonlyMap<string, string>;
