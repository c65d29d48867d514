import { expect, test } from "vitest";
import { AnswerStates } from "./first-data.ts";

const key = '@"readHome","fr",';
const open = () => new AnswerStates({ [key]: { supports: [] } });

test("an answer of the document has a state before the first part of the page reads it", () => {
  expect(open().get(key)).toEqual({});
  expect(open().get('@"readMenu","fr",')).toBeUndefined();
});

test("a part of the page that notes its key changes nothing for the parts that are hydrated after it", () => {
  const states = open();
  const seen = states.get(key);
  states.set(key, { ...seen, _k: ["readHome", "fr"] } as object);
  expect(states.get(key)).toBe(seen);
  expect(states.get(key)).toEqual({ _k: ["readHome", "fr"] });
});

test("a new answer, a failure and a request under way are new states", () => {
  for (const change of [{ data: 1 }, { error: new Error("offline") }, { isValidating: true }]) {
    const states = open();
    const seen = states.get(key);
    states.set(key, { ...seen, ...change });
    expect(states.get(key)).not.toBe(seen);
    expect(states.get(key)).toEqual(change);
    expect(seen).toEqual({});
  }
});

test("a state that lacks what was known is a new state", () => {
  const states = open();
  states.set(key, { data: 1 });
  states.set(key, {});
  expect(states.get(key)).toEqual({});
});
