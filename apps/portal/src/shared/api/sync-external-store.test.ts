import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useSyncExternalStore } from "./sync-external-store.ts";

type State = Readonly<Record<string, unknown>>;

const snapshotOf = (now: State, drawn: State): State => {
  let seen = now;
  function Probe() {
    seen = useSyncExternalStore(
      () => () => undefined,
      () => now,
      () => drawn,
    );
    return null;
  }
  renderToString(createElement(Probe));
  return seen;
};

test("the browser's snapshot stands for markup that was drawn from the same", () => {
  const now = { data: undefined, isLoading: false };
  expect(snapshotOf(now, { isLoading: false })).toBe(now);
});

test("where markup was drawn from something else, that stands until it is taken over", () => {
  const drawn = { isLoading: true };
  expect(snapshotOf({ isLoading: false }, drawn)).toBe(drawn);
});
