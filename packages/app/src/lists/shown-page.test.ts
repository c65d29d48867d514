import { describe, expect, it } from "vitest";
import { shownPage } from "./shown-page.ts";

const asked = { info: { current: 1 } };
const before = { info: { current: 2 } };
const nothing = { data: undefined, error: undefined };

describe("shownPage", () => {
  it("shows what was asked for, even where it could not be brought up to date", () => {
    expect(shownPage({ ...nothing, data: asked }, before)).toEqual({
      answer: asked,
      loading: false,
    });
    expect(shownPage({ data: asked, error: "refused" }, before)).toEqual({
      answer: asked,
      loading: false,
    });
  });

  it("lets what was read before stand in while the answer is on its way, if there is any", () => {
    expect(shownPage(nothing, before)).toEqual({ answer: before, loading: true });
    expect(shownPage(nothing, undefined)).toEqual({ answer: undefined, loading: true });
  });

  it("shows no rows where those that were asked for failed to come", () => {
    expect(shownPage({ ...nothing, error: "refused" }, before)).toEqual({
      answer: undefined,
      loading: false,
    });
  });
});
