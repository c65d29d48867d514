import type { Codec } from "@parution/contract/call";
import { callsByFeature } from "@parution/contract/calls";
import { arbitraryOf, schemaOf } from "@parution/contract/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { byZod, compileEncoder, encodeWire } from "./encode-wire.ts";

const answers = Object.values(callsByFeature)
  .flat()
  .map(({ name, answer }): [string, Codec] => [name, answer]);

const englishOf = (codec: Codec) =>
  arbitraryOf(schemaOf(codec)).map((wire) => z.parse(codec, wire));

/** Values of no schema, or of another field's. */
const strange = fc.constantFrom(null, undefined, -1, 1.5, Number.NaN, true, "", "a\0", [], {});

/** A value with another one somewhere inside, or in its place. */
function spoilt(value: unknown, place: number, by: unknown): unknown {
  if (typeof value !== "object" || value === null) return by;
  const names = Object.keys(value);
  const name = names[place % (names.length + 1)];
  if (name === undefined) return by;
  const inner = Object.entries(value).find(([key]) => key === name)?.[1];
  const copy = Object.assign(Array.isArray(value) ? [] : {}, value);
  return Object.assign(copy, { [name]: spoilt(inner, Math.floor(place / 3), by) });
}

/** Result or error of a function. */
function outcomeOf(work: () => unknown): unknown {
  try {
    return { answer: work() };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Parts of an answer that are left to zod, by the kinds of their schemas. */
function leftToZod(codec: Codec): string[] {
  const left: string[] = [];
  compileEncoder(codec, (schema) => {
    left.push(schema._zod.def.type);
    return byZod(schema);
  });
  return left;
}

test("every answer is compiled, except for these parts", () => {
  const parts = answers.map(([name, codec]) => [name, leftToZod(codec)] as const);
  expect(Object.fromEntries(parts.filter(([, left]) => left.length > 0))).toEqual({
    // The fields of a form for the card's payment page, under any name.
    payOrder: ["record"],
    topUp: ["record"],
    // Rows of the catalogue, by the columns of their table in English and on the wire; and the values of a cell before and after.
    readCatalogue: ["record", "record", "record", "record"],
    importCatalogue: ["union", "union"],
    saveBook: ["union", "union"],
  });
});

describe("an answer is encoded as zod encodes it", () => {
  test.each(answers)("%s", (_, codec) => {
    const encode = compileEncoder(codec);
    fc.assert(
      fc.property(englishOf(codec), (english) => {
        expect(encode(english)).toStrictEqual(z.encode(codec, english));
      }),
      { seed: 7, numRuns: 15 },
    );
  });

  test.each(answers)("%s, refused where zod refuses it", (_, codec) => {
    const cases = fc.tuple(englishOf(codec), fc.nat(5000), strange);
    fc.assert(
      fc.property(cases, ([english, place, by]) => {
        const wrong = spoilt(english, place, by);
        const own = outcomeOf(() => encodeWire(codec, wrong));
        expect(own).toStrictEqual(outcomeOf(() => z.encode(codec, wrong)));
      }),
      { seed: 8, numRuns: 15 },
    );
  });
});
