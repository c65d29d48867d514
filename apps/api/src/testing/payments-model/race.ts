import type { Model } from "./model.ts";
import { type Act, type Answer, REFUSED, type Step } from "./step.ts";

/**
 * Possible models after acts that were answered at the same time: for each order in which the answers could
 * have come about, the model afterwards. Empty: no order of the acts explains the answers.
 */
export function outcomesOf(
  model: Model,
  acts: readonly Act[],
  answers: readonly Answer[],
): readonly Model[] {
  const candidates = acts.flatMap((act, index) => reportsOf(act, answers[index] ?? { word: "" }));
  return permutations(candidates)
    .filter(refusalsComeFirst)
    .map((sequence) => {
      const tried = structuredClone(model);
      const agrees = sequence.every(
        ({ act, answer }) => act.predict(tried, answer) === answer.word,
      );
      return agrees ? tried : null;
    })
    .filter((tried) => tried !== null);
}

interface Reported {
  readonly act: Act;
  readonly answer: Answer;
}

/** An act that was refused and then done is two: something else may have happened in between. */
const reportsOf = (act: Act, answer: Answer): readonly Reported[] =>
  answer.refusedBefore
    ? [
        { act, answer: { word: REFUSED } },
        { act, answer },
      ]
    : [{ act, answer }];

/** A completed request is not refused afterwards: a later copy is answered as the first. */
const refusalsComeFirst = (sequence: readonly Reported[]): boolean =>
  sequence.every(
    ({ act, answer }, index) =>
      !answer.refusedBefore || sequence.slice(0, index).some((earlier) => earlier.act === act),
  );

/** The acts of steps that have something to be done to. */
export const aimed = (steps: readonly Step[], model: Readonly<Model>): readonly Act[] =>
  steps.map((step) => step.aim(model)).filter((act) => act !== null);

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}
