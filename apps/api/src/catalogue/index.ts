export {
  listCities,
  listHeadings,
  listSoldHeadings,
  listSubheadings,
  listSupports,
  listTypes,
  supportExists,
} from "./queries.ts";
export { catalogueRoutes, DEFAULT_SUPPORT, isCity } from "./routes.ts";
