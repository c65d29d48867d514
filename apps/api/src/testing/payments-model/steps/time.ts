import { expireCodes } from "../../../payments/start-cash.ts";
import { cardBefore, orderUntil, payBefore } from "../deadlines.ts";
import { type Model, orderOf, pick } from "../model.ts";
import { release } from "../rules.ts";
import type { Action, Step } from "../step.ts";

/** Time passes. */
export function wait(minutes: number): Step {
  return {
    name: `wait ${minutes} minutes`,
    aim: ({ now }) => moveTo(now + minutes * 60_000),
  };
}

interface Deadline {
  readonly order: number;
  readonly of: "paying" | "card" | "editing" | "code";
  /** Milliseconds after the instant itself, before it when negative. */
  readonly late: number;
}

/** Time passes until about the instant at which something of an order ends. */
export function waitUntil(deadline: Deadline): Step {
  return {
    name: `wait until ${JSON.stringify(deadline)}`,
    aim(model) {
      const instant = instantOf(model, deadline);
      const now = instant === null ? null : instant + deadline.late;
      return now === null || now <= model.now ? null : moveTo(now);
    },
  };
}

function instantOf({ orders, attempts }: Readonly<Model>, { order, of }: Deadline): number | null {
  const { id, firstDate = null } = pick(orders, order) ?? {};
  if (of === "code") {
    return (
      attempts.findLast(({ orderId, provider }) => orderId === id && provider === "cash")
        ?.expiresAt ?? null
    );
  }
  if (firstDate === null) return null;
  return { paying: payBefore, card: cardBefore, editing: orderUntil }[of](firstDate);
}

function moveTo(now: number): Action {
  return {
    async ask(world) {
      await world.moveTo(now);
      return { word: "later" };
    },
    predict(model) {
      model.now = now;
      return "later";
    },
  };
}

/** The job that ends codes has its turn. */
export const endCodes: Step = {
  name: "end the codes that ran out",
  aim: () => ({
    async ask({ api }) {
      await expireCodes.run(api.context);
      return { word: "done" };
    },
    predict(model) {
      for (const { status, expiresAt, orderId } of model.attempts) {
        const isOver = status === "started" && expiresAt !== null && expiresAt <= model.now;
        if (isOver) release(model, orderOf(model, orderId));
      }
      return "done";
    },
  }),
};
