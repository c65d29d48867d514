import { describe, expect, it } from "vitest";
import {
  ATTACHMENT_ACCEPT,
  type AttachmentScope,
  attachmentFault,
  attachmentKind,
  isPhotoType,
  isSvgText,
  takesAttachments,
} from "./index.ts";

const scope = (changes: Partial<AttachmentScope>): AttachmentScope => ({
  medium: "print",
  fixedPrice: false,
  format: "line",
  canvas: null,
  ...changes,
});

describe("takesAttachments", () => {
  it.each([
    [{ format: "line" }, true],
    [{ format: "modular", canvas: null }, false],
    [{ format: "modular", canvas: { id: 1, modules: 6 } }, false],
    [{ format: "modular", canvas: { id: 1, modules: 7 } }, true],
    [{ format: "modular", canvas: { id: 6, modules: 1 } }, true],
    [{ format: "line", medium: "digital" }, false],
    [{ format: "modular", canvas: { id: 6, modules: 9 }, medium: "digital" }, false],
    [{ format: "line", fixedPrice: true }, false],
  ] satisfies [Partial<AttachmentScope>, boolean][])("%o: %s", (changes, expected) => {
    expect(takesAttachments(scope(changes))).toBe(expected);
  });
});

describe("attachmentKind", () => {
  it.each([
    ["image/png", "image"],
    ["IMAGE/JPEG", "image"],
    ["audio/mpeg", "audio"],
    ["video/mp4", "video"],
    ["application/pdf", "document"],
    ["text/plain; charset=utf-8", "document"],
    ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "document"],
    ["text/html", null],
    ["application/zip", null],
    ["application/x-msdownload", null],
    ["image/svg+xml", null],
    ["IMAGE/SVG+XML; charset=utf-8", null],
    ["image/", null],
    ["images/png", null],
    ["", null],
  ])("%s is %s", (mediaType, kind) => {
    expect(attachmentKind(mediaType)).toBe(kind);
  });

  it("names to the file input everything that it accepts", () => {
    expect(ATTACHMENT_ACCEPT).toBe(
      "image/*,audio/*,video/*,.doc,.docx,.xls,.xlsx,.csv,.xml,.pdf,.txt",
    );
  });
});

describe("isPhotoType", () => {
  it.each([
    ["image/png", true],
    ["image/jpeg", true],
    ["image/JPEG", true],
    ["image/gif", false],
    ["image/svg+xml", false],
    ["application/pdf", false],
  ])("%s: %s", (mediaType, expected) => {
    expect(isPhotoType(mediaType)).toBe(expected);
  });
});

describe("attachmentFault", () => {
  it.each([
    ["statuts.pdf", "application/pdf", 8, null],
    ["statuts.pdf", "", 8, null],
    ["vide.pdf", "application/pdf", 0, "empty"],
    ["plan.svg", "image/svg+xml", 8, "type"],
    ["plan.svg", "application/xml", 8, "type"],
    ["PLAN.SVGZ", "", 8, "type"],
    ["plan", "image/svg+xml", 8, "type"],
    ["page.html", "text/html", 8, "type"],
  ] as const)("of %s, %s, %i bytes is %s", (name, mediaType, size, fault) => {
    expect(attachmentFault({ name, mediaType, size })).toBe(fault);
  });
});

describe("isSvgText", () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg">', true],
    ['<?xml version="1.0"?>\n<!-- plan -->\n<SVG>', true],
    ['<?xml version="1.0"?><annonce/>', false],
    ["svgs and other words", false],
  ])("%s: %s", (text, expected) => {
    expect(isSvgText(text)).toBe(expected);
  });
});
