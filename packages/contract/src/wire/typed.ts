import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import "./jitless.ts";

/** Schema of a text as a person types it: blanks around it do not count, and nothing else than blanks is absent. */
export const typed = <English>(codec: Codec<English, string | undefined>) =>
  z.pipe(
    z.transform((text: string) => text.trim() || undefined),
    codec,
  );
