import { faceStacks } from "../generated/house.ts";

/** A face that a newspaper can choose, by its name in the token files. */
export type FaceId = keyof typeof faceStacks;

/** A face to choose from. */
export interface Face {
  readonly id: FaceId;
  /** Name by its makers: «Source Serif 4». */
  readonly label: string;
  /** Value in CSS, an Arabic face and fallbacks included. */
  readonly stack: string;
}

/** True when a text is the name of a face. */
export function isFaceId(text: string): text is FaceId {
  return Object.hasOwn(faceStacks, text);
}

const labelOf = (stack: string) =>
  (/^'?([^',]+)/.exec(stack)?.[1] ?? stack).replace(/ Variable$/, "");

/** Every face to choose from. */
export const faces: readonly Face[] = Object.entries(faceStacks).flatMap(([id, stack]) =>
  isFaceId(id) ? [{ id, label: labelOf(stack), stack }] : [],
);
