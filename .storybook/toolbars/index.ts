import { density } from "./density.ts";
import { language } from "./language.ts";
import { scheme } from "./scheme.ts";
import { support } from "./support.ts";
import { textSize } from "./text-size.ts";

/** The toolbar, in the order shown. */
export const globalTypes = { support, language, scheme, density, textSize };

/** What the toolbar shows at first, and what a story sees that asks for nothing. */
export const initialGlobals = {
  support: "parution",
  language: "fr",
  scheme: "light",
  density: "comfortable",
  textSize: "100%",
};
