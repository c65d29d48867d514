import color from "../primitive/color.json" with { type: "json" };
import face from "../primitive/face.json" with { type: "json" };
import type { Scheme } from "../schemes.ts";
import base from "../semantic/base.json" with { type: "json" };
import dark from "../semantic/dark.json" with { type: "json" };
import light from "../semantic/light.json" with { type: "json" };
import { isGroup, type TokenGroup } from "./token-tree.ts";

/** Tokens that all newspapers share; `primitive` is referred to and never used by a component. */
export const shared: Readonly<Record<"primitive" | "semantic" | Scheme, TokenGroup>> = {
  primitive: { ...color, ...face },
  semantic: base,
  light,
  dark,
};

/** A newspaper whose tokens are written: its id, and its file with the parts `base`, `light` and `dark`. */
export interface Newspaper {
  readonly id: string;
  readonly file: TokenGroup;
}

/** A part of a newspaper's file, empty where it has none. */
export function partOf({ file }: Newspaper, part: "base" | Scheme): TokenGroup {
  const group = file[part];
  return isGroup(group) ? group : {};
}

const semanticGroups = new Set([shared.semantic, shared.light].flatMap(Object.keys));

/** True for a token that components use; the others are only referred to. */
export const isSemantic = (path: readonly string[]): boolean => semanticGroups.has(path[0] ?? "");

/** Pixels of a rem where a reader has not changed the size of letters: design tools count in pixels. */
export const rootFontSize = 16;

/** The name under which a design tool has a face: the first of its stack, as its makers call it. */
export const faceName = (stack: unknown): string =>
  String(Array.isArray(stack) ? stack[0] : stack).replace(/ Variable$/, "");

/** JSON as a file holds it. */
export const jsonText = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;
