import { faces } from "../derive/faces.ts";
import { maximumRadius, type ThemeAnswers } from "../derive/request.ts";
import { readColor } from "./color-value.ts";
import { type DesignFault, readDocument } from "./design-document.ts";
import { faceName, rootFontSize, shared } from "./sources.ts";
import { aliasOf, followAlias, indexTokens, isGroup, type Token } from "./token-tree.ts";

/** Bytes of the largest file that is read. */
export const maximumFileBytes = 1_000_000;

/** An answer that a file can give; name and slug are chosen where the theme is made. */
export type DesignField = Exclude<keyof ThemeAnswers, "name" | "slug">;

/** Content of a designer's file about a newspaper. */
export interface ReadDesign {
  /** Answers of the file; a field that it does not have, or has with a fault, is absent. */
  readonly answers: Partial<Record<DesignField, string>>;
  /** Faults, each at its place; the rest of the file is read. */
  readonly faults: readonly DesignFault[];
  /** Colours (`#rrggbb`) and lengths (rem) of the file as CSS has them, by token path. */
  readonly values: ReadonlyMap<string, string>;
}

/** Tokens that answer a field, the best one first: the newspaper's own colour before the one that is worn. */
const placesOf: Readonly<Record<DesignField, readonly RegExp[]>> = {
  brand: [/^brand\.(?:[^.]+\.)?own$/, /^color\.brand$/, /^brand\.(?:[^.]+\.)?700$/],
  paper: [/^color\.paper$/],
  headlineFace: [/^font\.headline$/],
  paperFace: [/^font\.paper$/],
  radius: [/^radius\.control$/],
};

const fields = ["brand", "paper", "headlineFace", "paperFace", "radius"] as const;

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Pixels of a length: `{ value, unit }`, `"6px"`, `"0.375rem"`, or a number as variables have it. */
function pixelsOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const text = isGroup(value) ? `${value.value}${value.unit}` : String(value);
  const [, amount, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount) * (unit === "rem" ? rootFontSize : 1);
}

/** Readers of a field's value; each throws with a sentence where the value makes no sense. */
const readers: Readonly<Record<DesignField, (token: Token, end: Token) => string>> = {
  brand: readOpaque,
  paper: readOpaque,
  headlineFace: readFace,
  paperFace: readFace,
  radius(_, { value }) {
    const pixels = pixelsOf(value);
    if (Number.isInteger(pixels) && Number(pixels) >= 0 && Number(pixels) <= maximumRadius)
      return String(pixels);
    throw new Error(
      `«${shown(value)}» is not a whole number of pixels from 0 to ${maximumRadius}.`,
    );
  },
};

function readOpaque(_: Token, { value }: Token): string {
  const color = readColor(value);
  if (color === undefined)
    throw new Error(
      `«${shown(value)}» is not a colour that is read: sRGB, HSL, OKLCH, Oklab, Display P3, or «#7a1f2b».`,
    );
  if (color.alpha < 1) throw new Error(`«${shown(value)}» is not opaque.`);
  return color.hex;
}

function readFace({ value }: Token, end: Token): string {
  const name = faceName(end.value).trim().toLowerCase();
  const alias = aliasOf(value)?.replace(/^face\./, "");
  const face = faces.find(({ id, label }) => id === alias || label.toLowerCase() === name);
  if (face) return face.id;
  throw new Error(
    `«${faceName(end.value)}» is not a face. Faces: ${faces.map(({ label }) => label).join(", ")}.`,
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The token that answers a field; throws where several newspapers' do. */
function answering(
  field: DesignField,
  tokens: ReadonlyMap<string, Token>,
): [string, Token] | undefined {
  for (const place of placesOf[field]) {
    const found = [...tokens].filter(([path]) => place.test(path));
    if (found.length > 1) {
      throw new Error(
        `Several colours may be the brand: ${found.map(([path]) => path).join(", ")}.`,
      );
    }
    if (found[0]) return found[0];
  }
  return undefined;
}

/** A colour or a length as the style sheet has it; `undefined` for other values. */
function cssOf({ type, value, path }: Token): string | undefined {
  const color = type === "color" ? readColor(value) : undefined;
  if (color) return color.alpha === 1 ? color.hex : undefined;
  if (!/^(radius|spacing|text\..*size)/.test(path.join("."))) return undefined;
  const pixels = pixelsOf(value);
  return pixels === undefined ? undefined : `${pixels / rootFontSize}rem`;
}

/** Reads a newspaper from a designer's file: DTCG 2025.10, a mode of Figma's variables, or sets of Tokens Studio. */
export function readDesignFile(text: string): ReadDesign {
  const document = readDocument(text);
  if ("fault" in document) {
    return { answers: {}, faults: [{ place: "", message: document.fault }], values: new Map() };
  }
  const own = indexTokens(...document.layers);
  const all = indexTokens(shared.primitive, shared.semantic, shared.light, ...document.layers);
  const answers: Partial<Record<DesignField, string>> = {};
  const faults: DesignFault[] = [];
  const values = new Map<string, string>();

  for (const [path, token] of own) {
    try {
      const css = cssOf({ ...followAlias(token, all), path: token.path });
      if (css !== undefined) values.set(path, css);
    } catch (error) {
      faults.push({ place: path, message: messageOf(error) });
    }
  }
  for (const field of fields) {
    let place = "";
    try {
      const found = answering(field, own);
      place = found?.[0] ?? "";
      if (found === undefined || faults.some((fault) => fault.place === place)) continue;
      answers[field] = readers[field](found[1], followAlias(found[1], all));
    } catch (error) {
      faults.push({ place, message: messageOf(error) });
    }
  }
  return { answers, faults, values };
}
