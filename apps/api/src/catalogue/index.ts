export {
  findSupport,
  listCities,
  listHeadings,
  listSoldHeadings,
  listSubheadings,
  listSupports,
  listTypes,
} from "./queries.ts";
export { catalogueRoutes, catalogueVersion, DEFAULT_SUPPORT, isCity } from "./routes.ts";
