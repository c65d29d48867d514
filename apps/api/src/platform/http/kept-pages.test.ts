import { expect, test } from "vitest";
import { createTurns } from "./kept-pages.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("does a limited amount of work in each turn of the event loop, in order of arrival", async () => {
  const takeTurn = createTurns(2);
  const done: number[] = [];
  for (let number = 0; number < 5; number += 1) takeTurn(() => done.push(number));
  expect(done).toEqual([0, 1]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

test("does single pieces of work at once, turn after turn", async () => {
  const takeTurn = createTurns(1);
  const done: number[] = [];
  for (let number = 0; number < 3; number += 1) {
    takeTurn(() => done.push(number));
    expect(done).toHaveLength(number + 1);
    await nextTurn();
  }
});
