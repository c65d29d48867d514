import { contrastPairs } from "../pairs.ts";
import { contrastOf, fitToScreen, type Hex, hexOf, type Oklch } from "./color.ts";

/** Semantic colours that are decided already, by name: `page` → `#fbfaf8`. */
export type KnownColors = ReadonlyMap<string, Hex>;

/** A colour that a decided one has to stand out from, and by how much. */
interface Constraint {
  readonly against: Hex;
  readonly minimum: number;
}

const lightnessStep = 0.005;

/** Contrast that the declared pairs require of a colour, as far as its partners are known. */
function constraintsOn(name: string, known: KnownColors): Constraint[] {
  return contrastPairs.flatMap(({ foreground, background, minimum }) => {
    if (foreground !== name && background !== name) return [];
    const against = known.get(foreground === name ? background : foreground);
    return against === undefined ? [] : [{ against, minimum }];
  });
}

/** True when a colour, under that semantic name, meets every declared pair with the known colours. */
export function meetsPairs(name: string, color: Hex, known: KnownColors): boolean {
  return constraintsOn(name, known).every(
    ({ against, minimum }) => contrastOf(color, against) >= minimum,
  );
}

/** Lightnesses from the one wished for outwards, the darker first, to black and white. */
function* lightnessesFrom(wished: number): Generator<number> {
  const steps = Math.ceil(1 / lightnessStep);
  for (let step = 0; step <= steps; step += 1) {
    const distance = step * lightnessStep;
    yield Math.max(0, wished - distance);
    yield Math.min(1, wished + distance);
  }
}

/**
 * The colour of the wished hue, and as much of its chroma as the screen shows, at the lightness
 * nearest to the wished one at which every declared pair with the known colours is met.
 * Throws when no lightness is: the known colours leave no room, black and white included.
 */
export function solveColor(name: string, wished: Oklch, known: KnownColors): Oklch {
  for (const l of lightnessesFrom(wished.l)) {
    const candidate = fitToScreen({ ...wished, l });
    if (meetsPairs(name, hexOf(candidate), known)) return candidate;
  }
  throw new Error(`No lightness of ${name} is legible with the colours around it`);
}
