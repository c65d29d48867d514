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
import { requireConventionCall } from "../orders/index.ts";
import { bindSession, bindShared } from "../platform/http/index.ts";
import { DEFAULT_SUPPORT } from "./default-support.ts";
import { readOrderOptions } from "./options.ts";
import { readOwnPackage } from "./packages.ts";
import { readCitiesOf, readCountriesOf } from "./places.ts";
import { readCanvasesOf, readColoursOf, readProductsOf, readTextProduct } from "./products.ts";
import { catalogueVersion } from "./version.ts";

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
