/** A source of numbers that is the same at every start: the demonstration never changes by itself. */
export interface Dice {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Dice for one ad: the same `seed`, the same throws. */
export function dice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const between = (least: number, most: number) => {
    state = nextState(state);
    return least + (scramble(state) % (most - least + 1));
  };
  return {
    between,
    pick(list) {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new RangeError("Nothing to pick from");
      return item;
    },
  };
}

function nextState(state: number): number {
  return (state + 0x6d2b79f5) >>> 0;
}

/** Mulberry32's mixing of the state. */
function scramble(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
