import { describe, expect, it } from "vitest";
import {
  ATTACHMENT_ACCEPT,
  type AttachmentScope,
  attachmentFault,
  attachmentKind,
  isPhotoType,
  isSvgText,
  photoTypeOf,
  SIGNATURE_BYTES,
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

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("a photo is recognised by its content", () => {
  it.each([
    [Uint8Array.from(PNG), "image/png"],
    [Uint8Array.from([...PNG, 0, 1, 2]), "image/png"],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xee]), "image/jpeg"],
    [Uint8Array.from(PNG.slice(0, 7)), null],
    [Uint8Array.from([0xff, 0xd8]), null],
    [ascii("GIF89a"), null],
    [ascii("<svg xmlns="), null],
    [ascii("%PDF-1.7"), null],
    [new Uint8Array(), null],
  ])("%o: %s", (bytes, type) => {
    expect(photoTypeOf(bytes)).toBe(type);
    expect(photoTypeOf(bytes.slice(0, SIGNATURE_BYTES))).toBe(type);
  });
});
