import { density } from "./density.ts";
import { guide } from "./guide.ts";
import { language } from "./language.ts";
import { scheme } from "./scheme.ts";
import { support } from "./support.ts";
import { textSize } from "./text-size.ts";

/** Toolbar, in the order shown. */
export const globalTypes = { support, language, scheme, density, textSize, guide };

/** Initial globals of the toolbar, and defaults of a story. */
export const initialGlobals = {
  support: "parution",
  language: "fr",
  scheme: "light",
  density: "comfortable",
  textSize: "100%",
  guide: "auto",
};
