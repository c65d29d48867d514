import { describe, expect, it } from "vitest";
import { checkFiles, type FileFacts, type FileLimits } from "./check-files.ts";

const limits: FileLimits = {
  accept: [".pdf", "image/*", "text/plain"],
  maxBytes: 1000,
  maxFiles: 2,
};

function file(name: string, type: string, size = 10): FileFacts {
  return { name, type, size, lastModified: 0 };
}

describe("files that a person chose", () => {
  it.each([
    [file("statuts.pdf", "application/pdf")],
    [file("STATUTS.PDF", "")],
    [file("photo.webp", "image/webp")],
    [file("texte", "text/plain")],
    [file("plein.pdf", "application/pdf", 1000)],
  ])("takes %o", (chosen) => {
    expect(checkFiles([chosen], [], limits)).toEqual({ taken: [chosen], refused: [] });
  });

  it.each([
    [file("macro.docm", "application/vnd.ms-word"), "type"],
    [file("pdf", ""), "type"],
    [file("page.html", "text/html"), "type"],
    [file("grand.pdf", "application/pdf", 1001), "size"],
    [file("vide.pdf", "application/pdf", 0), "empty"],
  ] as const)("refuses %o because of its %s", (chosen, reason) => {
    expect(checkFiles([chosen], [], limits)).toEqual({
      taken: [],
      refused: [{ name: chosen.name, reason }],
    });
  });

  it("keeps those it holds and refuses what is one too many", () => {
    const held = file("a.pdf", "application/pdf");
    const second = file("b.pdf", "application/pdf");
    const third = file("c.pdf", "application/pdf");
    expect(checkFiles([second, third], [held], limits)).toEqual({
      taken: [held, second],
      refused: [{ name: "c.pdf", reason: "count" }],
    });
  });

  it("holds a file once, however often it is chosen", () => {
    const held = file("a.pdf", "application/pdf");
    const again = file("a.pdf", "application/pdf");
    const other = { ...again, lastModified: 1 };
    expect(checkFiles([again, other, other], [held], limits)).toEqual({
      taken: [held, other],
      refused: [],
    });
  });

  it.each([0, -1, Number.NaN])("takes none where %d may be held", (maxFiles) => {
    const chosen = file("a.pdf", "application/pdf");
    expect(checkFiles([chosen], [], { ...limits, maxFiles })).toEqual({
      taken: [],
      refused: [{ name: "a.pdf", reason: "count" }],
    });
  });

  it("applies the caller's own check", () => {
    const refuse = ({ name }: FileFacts) => (name.endsWith(".svg") ? "type" : null);
    const svg = file("plan.svg", "image/svg+xml");
    const photo = file("plan.png", "image/png");
    expect(checkFiles([svg, photo], [], { ...limits, refuse })).toEqual({
      taken: [photo],
      refused: [{ name: "plan.svg", reason: "type" }],
    });
  });

  it("takes any type where none is named", () => {
    const any = file("a.bin", "application/octet-stream");
    expect(checkFiles([any], [], { ...limits, accept: [] }).taken).toEqual([any]);
  });
});
