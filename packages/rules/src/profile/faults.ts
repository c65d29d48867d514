/** Why a value does not do: nothing is there, or not what is asked for. */
export type Fault = "missing" | "invalid";

/** The fields that do not do; the others are absent. */
export type Faults<Details> = { readonly [Name in keyof Details]?: Fault };
