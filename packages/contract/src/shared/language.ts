import { code } from "../wire/index.ts";

/** A language of texts; one that is not known reads as French, the default. */
export const language = code({ fr: "fr", ar: "ar" }, "fr");
