import * as z from "zod/mini";
import { count, fields, id, text } from "../wire/index.ts";

/** Position in a list; `message` announces an empty one. `total` null: more than are counted. */
export const pageInfo = fields({
  current: id,
  next: ["next_page", z.nullable(id)],
  previous: ["previous_page", z.nullable(id)],
  message: z.nullable(text),
  messages: z.array(text),
  total: z.nullable(count),
});
