import type { Language } from "@parution/contract/call";
import { readTheme } from "@parution/contract/session";
import { readConfigs, readHome, readMenu } from "@parution/contract/site";
import { MINIMUM_BILLED_LINES, RING_SCALE, ROW_LENGTH } from "@parution/rules/lines";
import { HIGHEST_BALANCE, HIGHEST_TOP_UP } from "@parution/rules/payment";
import { z } from "zod";
import { DEFAULT_SUPPORT } from "../catalogue/index.ts";
import { readTermsVersion } from "../contents/index.ts";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { FILE_LIMIT, FILES_LIMIT } from "../platform/http/input/limits.ts";
import { readHomeOf } from "./home.ts";
import { readMenuOf } from "./menu.ts";
import { listSettings } from "./queries.ts";
import { readThemeOf } from "./theme.ts";

const TAX_PERCENT = 20;
const LANGUAGES: Language[] = ["fr", "ar"];

/** The publisher's settings; a link that is not set is empty. */
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

/** Constants of this installation for clients. */
async function readConfigsOf(context: Context) {
  const { db, clock, config } = context;
  const rows = await listSettings(db);
  const settings = Settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  return {
    version: settings.cache_version,
    now: clock.now(),
    publisherZone: config.publisherZone,
    languages: LANGUAGES,
    defaultSupportId: DEFAULT_SUPPORT,
    termsVersion: await readTermsVersion(context),
    links: {
      ...settings.account_links,
      ...externalLinks(settings.account_links, config),
      // The newspaper's own application, unless it has another one.
      backOffice: settings.account_links.backOffice || `${config.publicUrl}/desk`,
    },
    constants: {
      tax: TAX_PERCENT,
      charactersPerLine: ROW_LENGTH,
      minimumLines: MINIMUM_BILLED_LINES,
      ringScale: RING_SCALE,
      highestTopUp: HIGHEST_TOP_UP,
      highestBalance: HIGHEST_BALANCE,
      fileBytes: FILE_LIMIT,
      filesBytes: FILES_LIMIT,
      filmBytes: config.filmBytes,
    },
  };
}

type AccountLinks = z.infer<typeof Settings>["account_links"];

/**
 * Addresses of registration and recovery on the external account site, where one is configured: the settings', else its
 * usual ones. Empty where the portal has both itself.
 */
function externalLinks(
  { register, recoverPassword }: AccountLinks,
  { accountSiteUrl }: Pick<Context["config"], "accountSiteUrl">,
): Pick<AccountLinks, "register" | "recoverPassword"> {
  if (accountSiteUrl === null) return { register: "", recoverPassword: "" };
  return {
    register: new URL(register || "inscription", `${accountSiteUrl}/`).href,
    recoverPassword: new URL(recoverPassword || "mot-de-passe", `${accountSiteUrl}/`).href,
  };
}

export const siteRoutes: readonly Route[] = [
  bind(readConfigs, ({ context }) => readConfigsOf(context)),
  bind(readMenu, ({ input, identity, context, language }) =>
    readMenuOf(context.db, input.query.supportId, identity, language),
  ),
  bind(readHome, ({ input, context, language }) =>
    readHomeOf(context, input.query.supportId, language),
  ),
  bind(readTheme, ({ input, identity, context }) => readThemeOf(context.db, input.body, identity)),
];
