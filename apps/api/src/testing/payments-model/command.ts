import type { AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { booksOf, readBooks } from "./books.ts";
import type { Model } from "./model.ts";
import { aimed, outcomesOf } from "./race.ts";
import type { Step } from "./step.ts";
import type { World } from "./world.ts";

/** Counts what was done. */
export interface Tally {
  steps: number;
}

/**
 * Takes steps, all at once where they are several, in the world and in the model. The answers must be such as the model
 * gives, one step after another in some order, and the books then say what the model does.
 */
export function commandOf(steps: readonly Step[], tally: Tally): AsyncCommand<Model, World> {
  return {
    check: (model) => aimed(steps, model).length > 0,
    async run(model, world) {
      const actions = aimed(steps, model);
      const answers = await Promise.all(actions.map((action) => action.ask(world)));
      tally.steps += actions.length;
      const outcomes = outcomesOf(model, actions, answers);
      const words = answers.map(({ word }) => word).join(" + ");
      expect(outcomes, `answered: ${words}`).not.toHaveLength(0);
      const books = await readBooks(world);
      const outcome = outcomes.find((one) => isSame(booksOf(one), books)) ?? outcomes[0];
      if (outcome === undefined) throw new Error("There is no outcome.");
      expect(books, `after: ${words}`).toEqual(booksOf(outcome));
      Object.assign(model, outcome);
    },
    toString: () => steps.map(({ name }) => name).join(" at once with "),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
