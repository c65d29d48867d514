import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/index.ts";
import { pairs } from "../testing/pairs.ts";
import { arabic } from "./ar/index.ts";
import { EMPTY_NOTICE, NOTICE_FIELDS, type NoticeValues } from "./fields.ts";
import { french } from "./fr/index.ts";
import { NOTICE_KINDS, noticeOf } from "./kinds.ts";
import { GAP, neededFields, placeholdersIn } from "./template.ts";
import { writeNotice } from "./write.ts";

const everyTemplate = pairs([french, arabic], NOTICE_KINDS).map(
  ([language, kind]) => [language.language, kind, language] as const,
);

const words = fc.string({ unit: "grapheme", maxLength: 60 });
const amount = fc.option(fc.integer({ min: 0, max: 1e13 }));
const count = fc.option(fc.integer({ min: 0, max: 1e7 }));
const day = fc.option(fc.integer({ min: 0, max: 30_000 }).map((n) => addDays("1990-01-01", n)));
const person = fc.record({ name: words, address: words, shares: count });
const values: fc.Arbitrary<NoticeValues> = fc
  .record({
    company: words,
    headOffice: words,
    purpose: words,
    agenda: words,
    courtCity: words,
    meetingTime: words,
    capital: amount,
    nominal: amount,
    newCapital: amount,
    shares: count,
    newShares: count,
    actDate: day,
    depositDate: day,
    partners: fc.array(person, { maxLength: 4 }),
    solePartner: person,
    seller: person,
  })
  .map((some) => ({ ...EMPTY_NOTICE, ...some }));

describe.each(everyTemplate)("the template %s %s", (_, kind, language) => {
  const { title, body, footer } = language.templates[kind];
  const paragraphs = [...title, ...body, ...footer];
  const { groups, mentions } = noticeOf(kind);
  const expected = new Set(groups.flatMap(({ fields }) => fields));

  it("writes every answer, and nothing else", () => {
    const written = new Set(paragraphs.flatMap(placeholdersIn).map(({ field }) => field));
    expect(written).toEqual(expected);
  });

  it("leaves a gap only for a required mention", () => {
    const needed = paragraphs
      .flatMap(neededFields)
      .filter((field) => NOTICE_FIELDS[field].type !== "choice");
    expect(needed.filter((field) => !mentions.includes(field))).toEqual([]);
  });

  it("is filled completely with any values", () => {
    fc.assert(
      fc.property(values, (entered) => {
        const { text, title, body, footer } = writeNotice(kind, language, entered);
        expect([title, body, footer].filter((part) => part !== "").join("\n")).toBe(text);
        expect(text).not.toMatch(/undefined|null|NaN|^\s|\s$|\n\n/);
      }),
      { seed: 41, numRuns: 30 },
    );
  });
});

describe("writeNotice", () => {
  it("inserts values literally", () => {
    const company = "{capital} [A] $& {nobody}";
    expect(writeNotice("limitedCompany", french, { ...EMPTY_NOTICE, company }).title).toBe(
      `${company}\nConstitution de société`,
    );
  });

  it("shows a gap for a missing answer, and omits optional ones", () => {
    const { body } = writeNotice("officeTransfer", french, EMPTY_NOTICE);
    expect(body).toContain(`Nouveau siège social : ${GAP}`);
    expect(body).toContain("de transférer le siège social.");
    expect(body).not.toContain("Articles des statuts");
    expect(body).not.toContain("ICE");
  });

  it("brings an answer of several lines to one, and lists an agenda", () => {
    const entered = { ...EMPTY_NOTICE, purpose: "import\n export ", agenda: " a \n\nb" };
    expect(writeNotice("limitedCompany", french, entered).body).toContain(
      "Objet : import export\n",
    );
    expect(writeNotice("meeting", arabic, entered).body).toContain("\n– a\n– b\n");
  });

  it("leaves out people without a name", () => {
    const partners = [
      { name: " ", address: "Rabat", shares: 3 },
      { name: "A", address: "", shares: null },
      { name: "B", address: "Fès", shares: 2 },
    ];
    const { body } = writeNotice("limitedCompany", french, { ...EMPTY_NOTICE, partners });
    expect(body).toContain("Associés : A ; B, demeurant Fès, 2\u00A0parts sociales\n");
  });
});
