import { describe, expect, it } from "vitest";
import { knownState, type Step, type StepState, stepAtHand } from "./step-state.ts";

function journey(...states: readonly StepState[]): Step[] {
  return states.map((state, index) => ({ id: String(index), label: `Étape ${index}`, state }));
}

describe("the step at hand", () => {
  it.each([
    [journey("done", "current", "upcoming"), 1],
    [journey("error", "current", "upcoming"), 1],
    [journey("done", "error", "upcoming"), 1],
    [journey("done", "done", "upcoming"), 2],
    [journey("done", "done"), 1],
    [journey("current", "current"), 0],
    [journey(), -1],
  ] as const)("of %o is %i", (steps, index) => {
    expect(stepAtHand(steps)).toBe(index);
  });
});

describe("a state that is not known here", () => {
  it("is shown as upcoming", () => {
    const sent: { state: StepState } = JSON.parse('{"state":"archived"}');
    expect(knownState(sent.state)).toBe("upcoming");
    expect(knownState("error")).toBe("error");
  });
});
