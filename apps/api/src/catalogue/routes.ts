import {
  readCanvases,
  readCities,
  readColours,
  readCountries,
  readOptions,
  readPackageRate,
  readProducts,
  readTenderOptions,
  readTextCanvas,
  readTexteCanvas,
} from "@parution/contract/catalogue";
import { requireConventionCall } from "../orders/index.ts";
import { bind, bindSession } from "../platform/http/index.ts";
import { readOrderOptions } from "./options.ts";
import { readOwnPackage } from "./packages.ts";
import { readCitiesOf, readCountriesOf } from "./places.ts";
import { readCanvasesOf, readColoursOf, readProductsOf, readTextProduct } from "./products.ts";

export const catalogueRoutes = [
  bind(readCities, ({ input, context, language }) =>
    readCitiesOf(context.db, input.query.cityId, language),
  ),
  bind(readCountries, ({ input, context, language }) =>
    readCountriesOf(context.db, input.query.countryId, language),
  ),
  bind(readOptions, ({ input, context, language }) =>
    readOrderOptions(context.db, input.params.supportId, language),
  ),
  bindSession(readTenderOptions, ({ input, context, identity, language }) => {
    requireConventionCall(identity, true);
    return readOrderOptions(context.db, input.params.supportId, language);
  }),
  bind(readProducts, ({ input, context, language }) =>
    readProductsOf(context.db, { ...input.params, ...input.query }, language),
  ),
  bind(readColours, ({ input, context, language }) =>
    readColoursOf(context.db, { ...input.params, ...input.query }, language),
  ),
  bind(readCanvases, ({ input, context, language }) =>
    readCanvasesOf(context.db, input.query, language),
  ),
  bind(readTextCanvas, ({ input, context, language }) =>
    readTextProduct(context.db, input.query, language),
  ),
  bind(readTexteCanvas, ({ input, context, language }) =>
    readTextProduct(context.db, input.query, language),
  ),
  bindSession(readPackageRate, ({ input, context, identity, language }) =>
    readOwnPackage(context, input.body, identity, language),
  ),
];
