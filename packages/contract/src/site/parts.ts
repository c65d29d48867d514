import * as z from "zod/mini";
import { code, text } from "../wire/index.ts";

/** Name in addresses. */
export const slug = text.check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Entries of the header after «order», in their order. */
export const headerEntries = z
  .array(
    code({
      ads: "mes_annonces",
      issues: "journal",
      rates: "tarifs",
      guide: "guide",
      contact: "contact",
    }),
  )
  .check(z.maxLength(4));

/** Blocks of the home page below its search, in their order. */
export const homeBlocks = z
  .array(
    code({
      latest: "dernieres",
      headings: "rubriques",
      newspapers: "journaux",
      steps: "etapes",
      services: "services",
      film: "film",
    }),
  )
  .check(z.maxLength(6));
