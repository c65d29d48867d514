import { describe, expect, it } from "vitest";
import { shownPage } from "./shown-page.ts";

const requested = { info: { current: 1 } };
const before = { info: { current: 2 } };
const nothing = { data: undefined, error: undefined };

describe("shownPage", () => {
  it("shows the requested rows, even where their refresh failed", () => {
    expect(shownPage({ ...nothing, data: requested }, before)).toEqual({
      answer: requested,
      loading: false,
    });
    expect(shownPage({ data: requested, error: "refused" }, before)).toEqual({
      answer: requested,
      loading: false,
    });
  });

  it("shows the former rows, if there are any, while others are loading", () => {
    expect(shownPage(nothing, before)).toEqual({ answer: before, loading: true });
    expect(shownPage(nothing, undefined)).toEqual({ answer: undefined, loading: true });
  });

  it("shows no rows where the requested ones failed to load", () => {
    expect(shownPage({ ...nothing, error: "refused" }, before)).toEqual({
      answer: undefined,
      loading: false,
    });
  });
});
