/** A sub-option chosen for one of a heading's options. */
export interface OptionChoice {
  readonly optionId: number;
  readonly valueId: number;
}

/** The form's three option fields, in order; `null` where nothing is chosen. */
export type OptionChoices = readonly [
  first?: OptionChoice | null,
  second?: OptionChoice | null,
  third?: OptionChoice | null,
];

const MINIMUM = 2;
const MAXIMUM = 3;

/**
 * The choices as `id,value;id,value`: two when the first two are chosen, three when all are, else `null`,
 * for nothing is sent (docs/domain/catalogue.md#options).
 */
export function encodeOptions([first, second, third]: OptionChoices): string | null {
  if (!first || !second) return null;
  const sent = third ? [first, second, third] : [first, second];
  return sent.map(({ optionId, valueId }) => `${optionId},${valueId}`).join(";");
}

/** Number of answers sent for a heading of `options` options: a single one is never sent. */
export function sentOptions(options: number): number {
  return options < MINIMUM ? 0 : Math.min(options, MAXIMUM);
}

/** Reads `id,value;id,value`, at most three pairs; an empty text has none. `null` when malformed. */
export function decodeOptions(text: string): OptionChoice[] | null {
  if (text === "") return [];
  const choices = text.split(";").map(decodePair);
  if (choices.length > MAXIMUM) return null;
  return choices.every((choice) => choice !== null) ? choices : null;
}

function decodePair(pair: string): OptionChoice | null {
  const match = /^(\d{1,15}),(\d{1,15})$/.exec(pair);
  return match && { optionId: Number(match[1]), valueId: Number(match[2]) };
}
