import * as z from "zod/mini";
import { fields, flag, text } from "../wire/index.ts";

/** Credit ceiling: true when it is exceeded, with the message for that. */
export const ceiling = fields({ message: z.nullable(text), exceeded: ["depasse", flag] });
