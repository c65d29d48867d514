import { describe, expect, it } from "vitest";
import { samples } from "../sample-offer.ts";
import type { TextShape } from "../text/text-shape.ts";
import { textsOf, wholeText } from "./ad-text.ts";

const notice = { title: "T", body: "B\nC", footer: "F", text: "T\nB\nC\nF" };
const sections = (footerLimit: number): TextShape => ({
  kind: "sections",
  canvas: { ...samples.modularCanvas, footerLimit },
});
const none = { text: "", title: "", body: "", footer: "" };

describe("the ad's texts", () => {
  it.each([
    [{ kind: "line", limit: null } as const, { text: "T\nB\nC\nF" }],
    [sections(40), { title: "T", body: "B\nC", footer: "F" }],
    [sections(0), { title: "T", body: "B\nC\nF" }],
  ])("take a notice into the fields of %j, whole", (shape, texts) => {
    expect(textsOf(notice, shape)).toEqual(texts);
    expect(wholeText({ ...none, ...texts }, shape)).toBe(notice.text);
  });

  it("are nothing while their fields are empty", () => {
    expect(wholeText({ ...none, text: "elsewhere" }, sections(40))).toBe("");
  });
});
