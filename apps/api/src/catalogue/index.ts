export {
  findSupport,
  listCities,
  listHeadings,
  listSoldHeadings,
  listSubheadings,
  listSupports,
  listTypes,
} from "./queries.ts";
export { catalogueRoutes, DEFAULT_SUPPORT, isCity } from "./routes.ts";
