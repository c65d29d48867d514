import type { Facts } from "../facts.ts";

/** A text as an advertiser would write it, about given facts. */
export interface AdText {
  readonly title: string;
  readonly body: string;
}

/** A kind of ad: where it stands and how it reads. */
export interface AdKind {
  readonly heading: string;
  readonly subheading: string;
  /** Index of the choice for each of the heading's options. */
  readonly choices?: readonly number[];
  /** Text at the foot of a module. */
  readonly signature?: (facts: Facts) => string;
  readonly write: (facts: Facts) => AdText;
}

/** `de Fès`, `d’Agadir`. */
export function de(name: string): string {
  return /^[aàâeéèêiîoôuû]/i.test(name) ? `d’${name}` : `de ${name}`;
}
