export {
  type HeadingOption,
  readDefaultOptions,
  readOptions,
  readTenderOptions,
} from "./options.ts";
export { readCities, readCountries } from "./places.ts";
export {
  canvas,
  product,
  readCanvases,
  readColours,
  readPackageRate,
  readProducts,
  readTextCanvas,
  readTexteCanvas,
} from "./products.ts";
export { readRates } from "./rates.ts";
export { support } from "./support.ts";
