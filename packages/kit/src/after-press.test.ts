import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPress, watchPresses } from "./after-press.ts";

const page = new EventTarget();
const action = vi.fn();
const happens = (type: string) => page.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  watchPresses();
  action.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an action runs at once where nothing is pressed", () => {
  afterPress(action);
  expect(action).toHaveBeenCalledOnce();
});

test.each(["mouseup", "dragend"])("an action during a press runs once, after its %s", (end) => {
  happens("mousedown");
  afterPress(action);
  happens(end);
  expect(action).not.toHaveBeenCalled();
  vi.runAllTimers();
  happens(end);
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
  afterPress(action);
  expect(action).toHaveBeenCalledTimes(2);
});
