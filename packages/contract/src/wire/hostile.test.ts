import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import {
  adStatus,
  chosenMethod,
  fields,
  flag,
  form,
  id,
  instant,
  isRawJson,
  jsonText,
  medium,
  money,
  optionsText,
  orderStatus,
  paymentMethod,
  paymentMethods,
  percent,
  plainDate,
  signedMoney,
  text,
  tierCode,
  wireDate,
} from "./index.ts";

const reads = (codec: Codec, wire: unknown) => z.safeDecode(codec, wire).success;

describe("money", () => {
  test.each([
    [24, 2400],
    ["24", 2400],
    ["24.5", 2450],
    ["24.00", 2400],
    [0.29, 29],
    [1.15, 115],
    [0, 0],
    [9999999.99, 999999999],
  ])("%j is %i centimes", (wire, centimes) => {
    expect(z.decode(money, wire)).toBe(centimes);
  });

  test.each<unknown>([
    24.005,
    "24.005",
    "24,00",
    "1e3",
    " 24",
    "24 ",
    "",
    "0x10",
    "NaN",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    -1,
    "-0.01",
    null,
    true,
    [24],
    { rawJSON: "24.00" },
    { valueOf: () => 24 },
  ])("%j is refused", (wire) => {
    expect(reads(money, wire)).toBe(false);
  });

  test("is written as a JSON number with two places", () => {
    expect(JSON.stringify({ prix_ttc: z.encode(money, 2400) })).toBe('{"prix_ttc":24.00}');
    expect(JSON.stringify([z.encode(signedMoney, -5)])).toBe("[-0.05]");
  });

  test("is written as a plain number where JSON text cannot be carried", () => {
    const { rawJSON } = JSON;
    delete JSON.rawJSON;
    try {
      expect(z.encode(money, 2450)).toBe(24.5);
    } finally {
      if (rawJSON) JSON.rawJSON = rawJSON;
    }
    expect(isRawJson(z.encode(money, 2450))).toBe(true);
  });

  test.each([0.5, -1, Number.NaN])("%d centimes is not an amount to send", (centimes) => {
    expect(z.safeEncode(money, centimes).success).toBe(false);
  });

  test("a balance may be below zero", () => {
    expect(z.decode(signedMoney, "-12.30")).toBe(-1230);
  });
});

describe("numbers and flags", () => {
  test.each([0, -1, 1.5, "0", "1.0", "1e3", "", "٣", null, true, [1], 2 ** 60])(
    "%j is not an id",
    (wire) => expect(reads(id, wire)).toBe(false),
  );

  test("an id may be numeric text", () => expect(z.decode(id, "0042")).toBe(42));

  test.each([
    [0, false],
    [1, true],
    ["0", false],
    ["1", true],
    ["false", false],
    ["true", true],
    [false, false],
    [true, true],
  ])("%j reads as %j", (wire, value) => expect(z.decode(flag, wire as 0)).toBe(value));

  test.each([2, "", "oui", null, [1], {}])("%j is not a flag", (wire) => {
    expect(reads(flag, wire)).toBe(false);
  });

  test("a flag is written as 0 or 1", () => {
    expect([z.encode(flag, true), z.encode(flag, false)]).toStrictEqual([1, 0]);
  });

  test.each([-1, 101, "1000", "10%", null])("%j is not a percentage", (wire) => {
    expect(reads(percent, wire)).toBe(false);
  });
});

describe("dates and instants", () => {
  test("a day reads and writes DD/MM/YYYY", () => {
    expect(z.decode(wireDate, "28/02/2026")).toBe("2026-02-28");
    expect(z.encode(wireDate, "2028-02-29")).toBe("29/02/2028");
  });

  test.each([
    "29/02/2026",
    "31/04/2026",
    "2026-03-02",
    "2/3/2026",
    "02/13/2026",
    "31/12/9999",
    "",
    20260302,
    null,
  ])("%j is not a day", (wire) => expect(reads(wireDate, wire)).toBe(false));

  test.each(["2026-02-30", "12/05/1984", "1984-5-12"])("%j is not a birth date", (wire) => {
    expect(reads(plainDate, wire)).toBe(false);
  });

  test.each(["2026-03-02T09:30:00", "2026-03-02T09:30:00+01:00", "2026-03-02", 1772443800000])(
    "%j is not an instant in UTC",
    (wire) => expect(reads(instant, wire)).toBe(false),
  );
});

describe("codes that a newer server may add", () => {
  test("an unknown status reads as unpaid", () => {
    expect(z.decode(adStatus, 7)).toBe("unpaid");
    expect(z.decode(orderStatus, 99)).toBe("unpaid");
  });

  test("an unknown tier is priced by the line", () => {
    expect(z.decode(tierCode, "PF_X")).toBeNull();
  });

  test("an unknown payment method reads as none, and is not offered", () => {
    expect(z.decode(chosenMethod, 12)).toBeNull();
    expect(z.decode(paymentMethods, [3, 12, 1])).toStrictEqual(["balance", "card"]);
  });

  test("a status that is not a number is refused", () => expect(reads(adStatus, "x")).toBe(false));
});

test.each([0, 3, "print", null])("%j is not a channel", (wire) => {
  expect(reads(medium, wire)).toBe(false);
});

test.each([0, 5, "card"])("%j is not a payment method", (wire) => {
  expect(reads(paymentMethod, wire)).toBe(false);
});

describe("texts", () => {
  test("NUL is refused, other control characters and any script are kept", () => {
    expect(reads(text, "a\0b")).toBe(false);
    expect(z.decode(text, "\u001F الشَّرِكَةُ 🗞️\r\n")).toBe("\u001F الشَّرِكَةُ 🗞️\r\n");
  });

  test.each(["1", "1,2,3", "a,b", "1,2;3,4;5,6;7,8", "1,2;"])("%j is not options", (wire) => {
    expect(reads(optionsText, wire)).toBe(false);
  });

  test("options are sent only when the first two are chosen", () => {
    const one = { optionId: 1, valueId: 2 };
    expect(z.encode(optionsText, [one])).toBe("");
    expect(z.encode(optionsText, [one, { optionId: 3, valueId: 4 }])).toBe("1,2;3,4");
  });

  test.each(["{", "[1,]", "[".repeat(200_000)])("malformed JSON in a field is refused", (wire) => {
    expect(reads(jsonText(z.array(id)), wire)).toBe(false);
  });
});

describe("objects", () => {
  const inner = fields({ total: ["prix_ttc", money], note: z.optional(text) });

  test("errors are reported under the wire's names", () => {
    const issues = z.safeDecode(inner, { prix_ttc: "x" }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path)).toStrictEqual([["prix_ttc"]]);
  });

  test("unknown fields of any name are dropped", () => {
    const wire = JSON.parse('{"prix_ttc":1,"nouveau":1,"__proto__":{"admin":true}}');
    const english = z.decode(inner, wire);
    expect(english).toStrictEqual({ total: 100 });
    expect("admin" in english).toBe(false);
  });

  test("blank and null entries of a form count as absent", () => {
    for (const note of ["", null]) {
      expect(z.decode(form(inner), { prix_ttc: "1.00", note })).toStrictEqual({ total: 100 });
    }
    expect(reads(form(inner), { prix_ttc: "" })).toBe(false);
  });

  test.each([null, undefined, [], "x", 1])("%j is not a form", (wire) => {
    expect(reads(form(inner), wire)).toBe(false);
  });
});
