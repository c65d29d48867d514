import { describe, expect, it } from "vitest";
import { shownPage } from "./shown-page.ts";

const first = { info: { current: 1 } };
const settled = { data: first, error: undefined, isLoading: false, isValidating: false };

describe("shownPage", () => {
  it("shows the page that was asked for, even where it could not be brought up to date", () => {
    expect(shownPage(settled, 1)).toEqual({ answer: first, loading: false });
    expect(shownPage({ ...settled, error: "refused" }, 1)).toEqual({
      answer: first,
      loading: false,
    });
  });

  it("lets another page stand in while its own is on the way, not once that failed to come", () => {
    expect(shownPage({ ...settled, isValidating: true }, 2)).toEqual({
      answer: first,
      loading: true,
    });
    expect(shownPage({ ...settled, error: "refused" }, 2)).toEqual({
      answer: undefined,
      loading: false,
    });
  });

  it("refreshes a page in silence, and waits for the first one", () => {
    expect(shownPage({ ...settled, isValidating: true }, 1).loading).toBe(false);
    expect(shownPage({ ...settled, data: undefined, isLoading: true }, 1)).toEqual({
      answer: undefined,
      loading: true,
    });
  });
});
