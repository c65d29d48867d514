export { compareDesign } from "./compare-design.ts";
export type { DesignFault } from "./design-document.ts";
export { figmaFiles } from "./figma.ts";
export {
  type DesignField,
  maximumFileBytes,
  type ReadDesign,
  readDesignFile,
} from "./read-design-file.ts";
export { resolverText } from "./resolver.ts";
export type { Newspaper } from "./sources.ts";
export { tokensStudioFiles, tokensStudioText } from "./tokens-studio.ts";
