import { describe, expect, it } from "vitest";
import { growAfter, growBefore, openWindow, revealIndex } from "./list-window.ts";

describe("the rendered part of a long list", () => {
  it("opens at the top when nothing is chosen", () => {
    expect(openWindow(-1)).toEqual({ from: 0, to: 60 });
    expect(openWindow(3)).toEqual({ from: 0, to: 60 });
  });

  it("opens around what is chosen far down", () => {
    expect(openWindow(4000)).toEqual({ from: 3980, to: 4040 });
  });

  it("grows as the active choice comes near an edge, and never shrinks", () => {
    expect(revealIndex({ from: 0, to: 60 }, 10)).toEqual({ from: 0, to: 60 });
    expect(revealIndex({ from: 0, to: 60 }, 55)).toEqual({ from: 0, to: 75 });
    expect(revealIndex({ from: 3980, to: 4040 }, 3985)).toEqual({ from: 3965, to: 4040 });
    expect(revealIndex({ from: 5, to: 60 }, 6)).toEqual({ from: 0, to: 60 });
  });

  it("takes a page more on request", () => {
    expect(growBefore({ from: 30, to: 90 })).toEqual({ from: 0, to: 90 });
    expect(growAfter({ from: 0, to: 60 })).toEqual({ from: 0, to: 120 });
  });
});
