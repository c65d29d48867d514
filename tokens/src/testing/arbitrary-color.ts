import fc from "fast-check";
import { type Hex, parseHex } from "../derive/color.ts";

const hexOfNumber = (value: number): Hex => {
  const hex = parseHex(value.toString(16).padStart(6, "0"));
  if (hex === undefined) throw new RangeError(`${value} is not a colour of 24 bits`);
  return hex;
};

/** Colours where a derivation goes wrong first: the ends, the corners of the cube, greys, near-blacks. */
export const awkwardColors: readonly Hex[] = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#0000ff",
  "#ff0000",
  "#00ff00",
  "#00ffff",
  "#ff00ff",
  "#808080",
  "#767676",
  "#777777",
  "#010101",
  "#fefefe",
  "#000001",
  "#fff1e5",
  "#7a1f2b",
  "#306066",
];

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(hexOfNumber);
const anyGrey = fc.integer({ min: 0, max: 255 }).map((level) => hexOfNumber(level * 0x010101));

/** Any colour of an sRGB screen, the awkward ones and greys often. */
export const arbitraryColor: fc.Arbitrary<Hex> = fc.oneof(
  { weight: 6, arbitrary: anyColor },
  { weight: 1, arbitrary: anyGrey },
  { weight: 2, arbitrary: fc.constantFrom(...awkwardColors) },
);
