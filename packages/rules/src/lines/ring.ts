/** Lines of a full ring. */
export const RING_SCALE = 90;

const NEAR = 5;

export type RingLevel = "ok" | "near" | "over";

export interface RingState {
  /** Lines left before the scale is full; negative beyond it. */
  readonly remaining: number;
  readonly level: RingLevel;
}

/**
 * State of the counter ring: ok above 5 remaining, near from 5 to 1, over at 0 and below
 * (docs/domain/ad-text-and-lines.md#counter-ring).
 */
export function ringState(lines: number, scale: number = RING_SCALE): RingState {
  const remaining = scale - lines;
  return { remaining, level: levelOf(remaining) };
}

function levelOf(remaining: number): RingLevel {
  if (remaining > NEAR) return "ok";
  return remaining > 0 ? "near" : "over";
}
