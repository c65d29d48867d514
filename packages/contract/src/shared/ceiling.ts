import * as z from "zod/mini";
import { fields, flag, text } from "../wire/index.ts";

/** The credit ceiling: whether it is exceeded, and what to say then. */
export const ceiling = fields({ message: z.nullable(text), exceeded: ["depasse", flag] });
