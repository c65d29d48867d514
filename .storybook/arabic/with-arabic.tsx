import type { Decorator } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { translate } from "./translate.ts";

/**
 * Shows a story of the kit in Arabic while the toolbar says so. Stories that set the language themselves are written in it, and
 * pages and blocks have words of their own. Sheets of the
 * foundations speak the language of the guide around them.
 */
export const withArabic: Decorator = (Story, { globals, storyGlobals, title }) =>
  globals.language === "ar" &&
  storyGlobals?.language === undefined &&
  !/^(?:Pages|Blocks)\/|^Foundations\/(?:Colour|Type|Layout)$/.test(title) ? (
    (translate(<Story />) as ReactElement)
  ) : (
    <Story />
  );
