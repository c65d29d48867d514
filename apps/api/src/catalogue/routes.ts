import type { Language } from "@parution/contract/call";
import {
  readCanvases,
  readCities,
  readColours,
  readCountries,
  readDefaultOptions,
  readOptions,
  readPackageRate,
  readProducts,
  readTenderOptions,
  readTextCanvas,
  readTexteCanvas,
} from "@parution/contract/catalogue";
import { dateInZone } from "@parution/rules/dates";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { requireConventionCall } from "../access/index.ts";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { bindShared } from "../platform/http/shared-answers.ts";
import type { Identity } from "../platform/session/identify.ts";
import { catalogueVersionAt, findPackageRate } from "../pricing/index.ts";
import { readOrderOptions } from "./options.ts";
import {
  anotherCity,
  readCanvasesOf,
  readColoursOf,
  readProductsOf,
  readTextProduct,
} from "./products.ts";
import { findCity, listCities, listCountries } from "./queries.ts";

/**
 * The package that the caller's account holds for a product, null without one.
 * @throws ProblemError 404 when the request names another user.
 */
async function readOwnPackage(
  { db, clock, config }: Context,
  { productId, userId }: { readonly productId: number; readonly userId?: number | undefined },
  identity: Identity,
  language: Language,
) {
  if (userId !== undefined && userId !== identity.userId) throw notFound();
  const today = dateInZone(clock.now(), config.publisherZone);
  const rate = await findPackageRate(db, identity.businessId, productId, today);
  if (rate === undefined) return null;
  return { id: rate.id, label: rate[`label_${language}`], productId, price: rate.price };
}

/** Version of the catalogue, raised by each change of any process. */
export function catalogueVersion({ db, clock }: Pick<Context, "clock" | "db">): Promise<number> {
  return catalogueVersionAt(db, clock.now());
}

/** The cities, «another city» last; or the one asked for, none when it is not there. */
async function readCitiesOf(db: Queries, cityId: number | undefined, language: Language) {
  const another = { id: ANOTHER_CITY, label: anotherCity[language] };
  if (cityId === ANOTHER_CITY) return [another];
  const cities = await listCities(db, cityId, language);
  return cityId === undefined ? [...cities, another] : cities;
}

/** True when a city can be chosen: «another city» can. */
export async function isCity(db: Queries, cityId: number): Promise<boolean> {
  if (cityId === ANOTHER_CITY) return true;
  return (await findCity(db, cityId)) !== undefined;
}

/** All countries, or the requested one; none when it does not exist. */
function readCountriesOf(db: Queries, countryId: number | undefined, language: Language) {
  return listCountries(db, countryId, language);
}

/** The support of a visitor who chose none. Every support sells the same headings. */
export const DEFAULT_SUPPORT = 1;

export const catalogueRoutes = [
  bindShared(catalogueVersion, readCities, ({ input, context, language }) =>
    readCitiesOf(context.db, input.query.cityId, language),
  ),
  bindShared(catalogueVersion, readCountries, ({ input, context, language }) =>
    readCountriesOf(context.db, input.query.countryId, language),
  ),
  bindShared(catalogueVersion, readOptions, ({ input, context, language }) =>
    readOrderOptions(context.db, input.params.supportId, language),
  ),
  bindShared(catalogueVersion, readDefaultOptions, ({ context, language }) =>
    readOrderOptions(context.db, DEFAULT_SUPPORT, language),
  ),
  bindSession(readTenderOptions, ({ input, context, identity, language }) => {
    requireConventionCall(identity, true);
    return readOrderOptions(context.db, input.params.supportId, language);
  }),
  bindShared(catalogueVersion, readProducts, ({ input, context, language }) =>
    readProductsOf(context.db, { ...input.params, ...input.query }, language),
  ),
  bindShared(catalogueVersion, readColours, ({ input, context, language }) =>
    readColoursOf(context.db, { ...input.params, ...input.query }, language),
  ),
  bindShared(catalogueVersion, readCanvases, ({ input, context, language }) =>
    readCanvasesOf(context.db, input.query, language),
  ),
  bindShared(catalogueVersion, readTextCanvas, ({ input, context, language }) =>
    readTextProduct(context.db, input.query, language),
  ),
  bindShared(catalogueVersion, readTexteCanvas, ({ input, context, language }) =>
    readTextProduct(context.db, input.query, language),
  ),
  bindSession(readPackageRate, ({ input, context, identity, language }) =>
    readOwnPackage(context, input.body, identity, language),
  ),
];
