import {
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "@parution/contract/journal";
import { clockOf } from "../platform/context/index.ts";
import { bind, bindSession, type Route } from "../platform/http/index.ts";
import { readOptionsOf, readProductsOf } from "./catalogue.ts";
import { readOwnPackage } from "./packages.ts";
import { placeJournalRoute, placeJournalUnderConventionRoute } from "./place.ts";

export const journalRoutes: readonly Route[] = [
  bind(readJournalOptions, ({ input, context, language }) =>
    readOptionsOf(context.db, input.params.supportId, language),
  ),
  bind(readJournalProducts, ({ input, context, language }) => {
    const clock = clockOf(context);
    return readProductsOf(context.db, { ...input.params, ...input.query }, clock, language);
  }),
  bindSession(readJournalPackage, ({ input, context, identity, language }) =>
    readOwnPackage(context, input.body, identity, language),
  ),
  placeJournalRoute,
  placeJournalUnderConventionRoute,
];
