import { describe, expect, it } from "vitest";
import { emailHref, phoneHref } from "./contact-links.ts";

describe("phoneHref", () => {
  it.each([
    ["+212 5 22-48-11-20", "tel:+212522481120"],
    ["(0522) 48.11.20", "tel:0522481120"],
    ["(+212) 522 481 120", "tel:+212522481120"],
    ["٠٥٢٢ ٤٨ ١١ ٢٠", "tel:0522481120"],
    ["۰۵۲۲", "tel:0522"],
    ["0522 + 48", "tel:052248"],
    ["12", undefined],
    ["néant", undefined],
    ["", undefined],
  ])("%j leads to %s", (number, href) => {
    expect(phoneHref(number)).toBe(href);
  });
});

describe("emailHref", () => {
  it.each([
    [" nadia@atlas.ma ", "mailto:nadia@atlas.ma"],
    ["n?cc=x@atlas.ma", "mailto:n%3Fcc%3Dx@atlas.ma"],
    ["nadia", undefined],
    ["nadia@", undefined],
    ["a b@c", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("%j leads to %s", (address, href) => {
    expect(emailHref(address)).toBe(href);
  });
});
