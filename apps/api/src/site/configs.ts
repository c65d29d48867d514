import type { Language } from "@parution/contract/call";
import { MINIMUM_BILLED_LINES, RING_SCALE, ROW_LENGTH } from "@parution/rules/lines";
import { HIGHEST_BALANCE, HIGHEST_TOP_UP } from "@parution/rules/payment";
import { z } from "zod";
import { DEFAULT_SUPPORT } from "../catalogue/index.ts";
import type { Context } from "../platform/context/index.ts";
import { FILE_LIMIT, FILES_LIMIT } from "../platform/http/index.ts";
import { listSettings } from "./queries.ts";

const TAX_PERCENT = 20;
const LANGUAGES: Language[] = ["fr", "ar"];

/** What the publisher sets; a link that is not set is empty. */
const Settings = z.object({
  cache_version: z.string(),
  account_links: z.object({
    register: z.string().default(""),
    recoverPassword: z.string().default(""),
    editProfile: z.string().default(""),
    backOffice: z.string().default(""),
    agencies: z.string().default(""),
    advertising: z.string().default(""),
    jobs: z.string().default(""),
  }),
});

/** What every client needs to know of this installation. */
export async function readConfigsOf({ db, clock, config }: Context) {
  const rows = await listSettings(db);
  const settings = Settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  return {
    version: settings.cache_version,
    now: clock.now(),
    publisherZone: config.publisherZone,
    languages: LANGUAGES,
    defaultSupportId: DEFAULT_SUPPORT,
    links: settings.account_links,
    constants: {
      tax: TAX_PERCENT,
      charactersPerLine: ROW_LENGTH,
      minimumLines: MINIMUM_BILLED_LINES,
      ringScale: RING_SCALE,
      highestTopUp: HIGHEST_TOP_UP,
      highestBalance: HIGHEST_BALANCE,
      fileBytes: FILE_LIMIT,
      filesBytes: FILES_LIMIT,
    },
  };
}
