export { isCity } from "./places.ts";
export {
  listCanvases,
  listCities,
  listHeadings,
  listSubheadings,
  listSupports,
  listTypes,
  selectNarrowed,
  supportExists,
} from "./queries.ts";
export { catalogueRoutes } from "./routes.ts";
