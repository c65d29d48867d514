import type { Decorator } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { translate } from "./translate.ts";

/** Shows a story of the kit in Arabic while the toolbar says so; pages have catalogues of their own. */
export const withArabic: Decorator = (Story, { globals, title }) =>
  globals.language === "ar" && !title.startsWith("Pages/") ? (
    (translate(<Story />) as ReactElement)
  ) : (
    <Story />
  );
