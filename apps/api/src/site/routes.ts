import { readTheme } from "@parution/contract/session";
import { readConfigs, readHome, readMenu } from "@parution/contract/site";
import { bind, type Route } from "../platform/http/index.ts";
import { readConfigsOf } from "./configs.ts";
import { readHomeOf } from "./home.ts";
import { readMenuOf } from "./menu.ts";
import { readThemeOf } from "./theme.ts";

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
