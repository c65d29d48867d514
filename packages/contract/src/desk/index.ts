export { readOverview } from "./overview.ts";
export { searchDesk } from "./search.ts";
