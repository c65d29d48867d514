import type { Stretch } from "./alignment.ts";
import type { BilledText } from "./billed.ts";
import type { Fragment } from "./fragments.ts";
import { type Ground, type Way, Ways } from "./ways.ts";

/** Stretches of a billed text one after the other, in the order of reading. */
export interface Path {
  readonly stretch: Stretch;
  readonly before: Path | null;
  /** Lines since the stretch before, which resemble nothing: what was altered. */
  readonly between: readonly Fragment[];
  /** Pieces of the text, less the costs of the way. */
  readonly score: number;
}

/** Characters by which two stretches may overlap. */
const OVERLAP = 10;
/** Costs of a continuation in another column, of one as far as possible, and of a line that resembles nothing. */
const [JUMP, FARTHEST, UNKNOWN] = [1, 1000, 0.5];

/** The best path to each stretch, the best of all first. */
export function pathsOf(ground: Ground, stretches: readonly Stretch[], billed: BilledText): Path[] {
  const paths: Path[] = [];
  const pieces = new Map(stretches.map(({ fragment, shared }) => [fragment, shared.size]));
  const ways = new Ways(ground, billed);
  for (const stretch of stretches) {
    let best: Path = { stretch, before: null, between: [], score: stretch.shared.size };
    for (const before of paths) {
      const score = before.score + stretch.shared.size;
      // The best ones come first.
      if (score <= best.score) break;
      if (!follows(before.stretch, stretch)) continue;
      const way = ways.between(before.stretch, stretch);
      if (way === null || score - costOf(way) <= best.score) continue;
      best = { stretch, before, between: way.lines, score: score - costOf(way) };
    }
    const at = paths.findIndex(({ score }) => score <= best.score);
    paths.splice(at < 0 ? paths.length : at, 0, best);
  }
  return paths;

  /** A line that resembles the text elsewhere is rather one of another ad with the same words. */
  function costOf({ lines, jump }: Way): number {
    const unknown = lines.reduce((sum, one) => sum + UNKNOWN + 2 * (pieces.get(one) ?? 0), 0);
    return unknown + (jump === 0 ? 0 : JUMP + jump / FARTHEST);
  }
}

const follows = (before: Stretch, next: Stretch) =>
  next.from > before.from && next.from >= before.to - OVERLAP;
