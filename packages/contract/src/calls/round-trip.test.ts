import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { schemaOf } from "../openapi/schema-of.ts";
import { arbitraryOf } from "../testing/arbitrary.ts";
import { travel } from "../testing/travel.ts";
import { callsByFeature } from "./index.ts";

const calls = Object.values(callsByFeature).flat();

const parts: [string, Codec][] = calls.flatMap((call) =>
  (["params", "query", "body", "answer"] as const).flatMap((part): [string, Codec][] => {
    const codec = call[part];
    return codec ? [[`${call.name} ${part}`, codec]] : [];
  }),
);

describe("reads everything the document allows, and writes it back the same", () => {
  test.each(parts)("%s", (_, codec) => {
    fc.assert(
      fc.property(arbitraryOf(schemaOf(codec)), (wire) => {
        const english = z.parse(codec, wire);
        const sent = travel(z.encode(codec, english));
        expect(z.parse(codec, sent)).toStrictEqual(english);
      }),
      { seed: 2026, numRuns: 60 },
    );
  });
});

describe("the list of calls", () => {
  test("names each call once", () => {
    expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  });

  test("serves each method and path once", () => {
    const places = calls.map((call) => `${call.service} ${call.method} ${call.path}`);
    expect(new Set(places).size).toBe(calls.length);
  });

  test("reads every parameter that a path names", () => {
    for (const call of calls) {
      const named = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const read = call.params ? Object.keys(schemaOf(call.params).properties ?? {}) : [];
      expect(read, call.name).toStrictEqual(named);
    }
  });
});
