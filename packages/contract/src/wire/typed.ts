import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import "./jitless.ts";

const INVISIBLE = String.raw`[\s\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]+`;
/** Blanks and marks of direction around a text: one copied from an Arabic page or a telephone brings such marks. */
const AROUND = new RegExp(`^${INVISIBLE}|${INVISIBLE}$`, "g");

/** Schema of a text as a person types it: {@link AROUND} does not count, and a text of nothing else is absent. */
export const typed = <English>(codec: Codec<English, string | undefined>) =>
  z.pipe(
    z.transform((text: string) => text.replace(AROUND, "") || undefined),
    codec,
  );
