import * as z from "zod/mini";
import { fields, text } from "../wire/index.ts";

/** A form for the browser to post to the card provider: where to, and its fields. */
export const redirection = fields({ action: z.url(), fields: ["champs", z.record(text, text)] });
