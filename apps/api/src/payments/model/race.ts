import type { Model } from "./model.ts";
import type { Act, Answer, Step } from "./step.ts";

/**
 * The models that could be, after acts that were answered at the same time: for each order in which the answers could
 * have come about, what it leaves. None: nobody could have answered so, one after the other.
 */
export function outcomesOf(
  model: Model,
  acts: readonly Act[],
  answers: readonly Answer[],
): readonly Model[] {
  const told = acts.map((act, index) => ({ act, answer: answers[index] ?? { word: "" } }));
  return permutations(told)
    .map((sequence) => {
      const tried = structuredClone(model);
      const agrees = sequence.every(
        ({ act, answer }) => act.predict(tried, answer) === answer.word,
      );
      return agrees ? tried : null;
    })
    .filter((tried) => tried !== null);
}

/** The acts of steps that have something to be done to. */
export const aimed = (steps: readonly Step[], model: Readonly<Model>): readonly Act[] =>
  steps.map((step) => step.aim(model)).filter((act) => act !== null);

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}
