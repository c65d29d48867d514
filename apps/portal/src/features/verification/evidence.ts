import * as z from "zod/mini";
import type { Evidence } from "./use-verify.ts";

/** Way of presenting a certificate. */
export type Way = "code" | "file";

/** Input of the visitor. */
export interface Draft {
  readonly way: Way;
  readonly keyword: string;
  readonly file: File | null;
}

/** Verifiable part of the input: the code or the file, whichever was chosen; loaded with the first submission. */
export const evidence = z.pipe(
  z.custom<Draft>(),
  z.transform(({ way, keyword, file }, { issues }): Evidence => {
    const code = keyword.trim();
    if (way === "file" && file !== null) return { file };
    if (way === "code" && code !== "") return { keyword: code };
    const path = way === "file" ? ["file"] : ["keyword"];
    issues.push({ code: "custom", path, message: "missing", input: way });
    return z.NEVER;
  }),
);
