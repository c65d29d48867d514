import { density } from "./density.ts";
import { language } from "./language.ts";
import { scheme } from "./scheme.ts";
import { support } from "./support.ts";
import { textSize } from "./text-size.ts";

/** Toolbar, in the order shown. */
export const globalTypes = { support, language, scheme, density, textSize };

/** Initial globals of the toolbar, and defaults of a story. */
export const initialGlobals = {
  support: "parution",
  language: "fr",
  scheme: "light",
  density: "comfortable",
  textSize: "100%",
};
