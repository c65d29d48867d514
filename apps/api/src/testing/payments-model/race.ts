import type { Model } from "./model.ts";
import { type Action, type Answer, REFUSED, type Step } from "./step.ts";

/**
 * Possible models after actions that were answered at the same time: for each order in which the answers could
 * have come about, the model afterwards. Empty: no order of the actions explains the answers.
 */
export function outcomesOf(
  model: Model,
  actions: readonly Action[],
  answers: readonly Answer[],
): readonly Model[] {
  const candidates = actions.flatMap((action, index) =>
    reportsOf(action, answers[index] ?? { word: "" }),
  );
  return permutations(candidates)
    .filter(refusalsComeFirst)
    .map((sequence) => {
      const tried = structuredClone(model);
      const agrees = sequence.every(
        ({ action, answer }) => action.predict(tried, answer) === answer.word,
      );
      return agrees ? tried : null;
    })
    .filter((tried) => tried !== null);
}

interface Reported {
  readonly action: Action;
  readonly answer: Answer;
}

/** An action that was refused and then done is two: something else may have happened in between. */
const reportsOf = (action: Action, answer: Answer): readonly Reported[] =>
  answer.refusedBefore
    ? [
        { action, answer: { word: REFUSED } },
        { action, answer },
      ]
    : [{ action, answer }];

/** A completed request is not refused afterwards: a later copy is answered as the first. */
const refusalsComeFirst = (sequence: readonly Reported[]): boolean =>
  sequence.every(
    ({ action, answer }, index) =>
      !answer.refusedBefore ||
      sequence.slice(0, index).some((earlier) => earlier.action === action),
  );

/** The actions of steps that have something to be done to. */
export const aimed = (steps: readonly Step[], model: Readonly<Model>): readonly Action[] =>
  steps.map((step) => step.aim(model)).filter((action) => action !== null);

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}
