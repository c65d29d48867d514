/** Fault of a value: it is empty, or malformed. */
export type Fault = "missing" | "invalid";

/** The fields that do not do; the others are absent. */
export type Faults<Details> = { readonly [Name in keyof Details]?: Fault };
