export { readConfigs } from "./configs.ts";
export { readHome } from "./home.ts";
export { readMenu } from "./menu.ts";
export { readFrame, readPage } from "./pages.ts";
export { headerEntries, homeBlocks, slug } from "./parts.ts";
