import * as z from "zod/mini";
import "./jitless.ts";

type Numeric = number | string;

const wholeNumber = z.custom<Numeric>(
  (wire) => Number.isInteger(wire) || (typeof wire === "string" && /^\d{1,15}$/.test(wire)),
);

/** The largest number of the services' whole-number columns: beyond it there is no row to find. */
const LARGEST = 2_147_483_647;

/** A whole number from `least` to `most`; numeric text is read too, since forms and queries have only text. */
export const countWithin = (least: number, most: number) =>
  z.codec(wholeNumber, z.int().check(z.minimum(least), z.maximum(most)), {
    decode: Number,
    encode: (value) => value,
  });

/** A whole number ≥ 0, as {@link countWithin}. */
export const count = countWithin(0, LARGEST);

/** The id of a row: a whole number ≥ 1, as {@link countWithin}. */
export const id = countWithin(1, LARGEST);

const decimal = z.custom<Numeric>(
  (wire) =>
    typeof wire === "number" || (typeof wire === "string" && /^\d{1,3}(\.\d{1,4})?$/.test(wire)),
);

/** A number from 0 to 100, of hundredths; numeric text is read too. */
export const percent = z.codec(decimal, z.number().check(z.minimum(0), z.maximum(100)), {
  decode: Number,
  encode: (value) => value,
});

const FLAGS: readonly unknown[] = [0, 1, "0", "1", true, false, "true", "false"];
type Flag = 0 | 1 | "0" | "1" | boolean | "true" | "false";

/** A boolean, 0 or 1 on the wire; `"0"`, `"1"`, `true` and `false` are read too. */
export const flag = z.codec(
  z.custom<Flag>((wire) => FLAGS.includes(wire)),
  z.boolean(),
  {
    decode: (wire) => wire === "true" || Number(wire) === 1,
    encode: (value) => (value ? 1 : 0),
  },
);

/** A boolean that travels as one. */
export const truth = z.boolean();
