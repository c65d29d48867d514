export { DEFAULT_SUPPORT } from "./default-support.ts";
export { isCity } from "./places.ts";
export {
  listCities,
  listHeadings,
  listSoldHeadings,
  listSubheadings,
  listSupports,
  listTypes,
  supportExists,
} from "./queries.ts";
export { catalogueRoutes } from "./routes.ts";
