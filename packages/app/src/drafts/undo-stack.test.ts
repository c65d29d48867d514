import { expect, test, vi } from "vitest";
import { createUndoStack, type Undo } from "./undo-stack.ts";

const undo = (lost: readonly string[]): Undo<{ text: string }> => ({
  values: { text: "Recrute" },
  cause: "typeId",
  lost,
});

test("undoes the last change first, then the one before", () => {
  const stack = createUndoStack();
  const [first, second] = [undo(["texts"]), undo(["dates"])];
  stack.push(first);
  stack.push(second);
  expect(stack.top()).toBe(second);
  expect(stack.pop()).toBe(second);
  expect(stack.pop()).toBe(first);
  expect(stack.pop()).toBeUndefined();
});

test("merges a change that empties further fields in a second step", () => {
  const stack = createUndoStack();
  const first = undo(["options"]);
  stack.push(first);
  stack.push({ ...first, cause: "format", lost: ["texts", "options"] });
  expect(stack.pop()).toEqual({ ...first, lost: ["options", "texts"] });
  expect(stack.top()).toBeUndefined();
});

test("notifies its listeners of changes alone", () => {
  const stack = createUndoStack();
  const listener = vi.fn();
  const stop = stack.subscribe(listener);
  stack.clear();
  expect(listener).not.toHaveBeenCalled();
  stack.push(undo([]));
  stack.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  stack.push(undo([]));
  expect(listener).toHaveBeenCalledTimes(2);
});

test("begins with the stored changes and stores each further one", () => {
  const first = undo(["texts"]);
  let held: readonly Undo<{ text: string }>[] = [first];
  const store = {
    read: () => held,
    write: (undos: typeof held) => {
      held = undos;
    },
  };
  const stack = createUndoStack(store);
  expect(stack.top()).toBe(first);
  stack.push(undo(["dates"]));
  expect(held).toHaveLength(2);
  stack.clear();
  expect(held).toEqual([]);
});

test("keeps the last twenty changes", () => {
  const stack = createUndoStack();
  for (let at = 0; at < 30; at += 1) stack.push(undo([String(at)]));
  const kept = [];
  for (let one = stack.pop(); one !== undefined; one = stack.pop()) kept.push(one.lost[0]);
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toBe("10");
});
