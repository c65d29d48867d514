export { readConfigs } from "./configs.ts";
export { readHome } from "./home.ts";
export { readMenu } from "./menu.ts";
