export { isCity } from "./places.ts";
export { listHeadings, listSubheadings, listSupports, supportExists } from "./queries.ts";
export { catalogueRoutes } from "./routes.ts";
