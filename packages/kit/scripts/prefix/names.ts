/**
 * Names of the published package. Classes are written as Tailwind writes a prefix, so that no class of the host, of another
 * Tailwind or of another library has the same name; custom properties, layers and animations likewise.
 */
const PREFIX = "pa:";

/** Class of an element that has no other: it marks the element as the kit's. */
export const OWN_CLASS = `${PREFIX}own`;

/** Selector of the kit's own elements. Those that a caller renders inside them do not match. */
export const OWN = `:where([class^="${PREFIX}"],[class*=" ${PREFIX}"])`;

/** Selector of a newspaper: the element that carries its theme, or the body of a page that does. */
export const SCOPES = [`:where([data-support]:not(${OWN}))`, ":where(html[data-support])>body"];

export const LAYER = "parution";

export const classFor = (name: string): string => `${PREFIX}${name}`;

export const animationFor = (name: string): string => `pa-${name}`;

/** Custom properties of the tokens are public; those of Radix are set by Radix. */
export function propertyFor(name: string): string {
  return /^--(?:pa|radix)-/.test(name) ? name : `--pa-kit-${name.slice(2)}`;
}
