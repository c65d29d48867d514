import { addons } from "storybook/manager-api";
import { defaultConfig, type TagBadgeParameters } from "storybook-addon-tag-badges/manager-helpers";
import { themeOf } from "./brand.ts";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

/** Statuses of components: «new» and «deprecated» in the sidebar too, which a badge at every stable one would fill. */
const tagBadges: TagBadgeParameters = [
  {
    tags: "stable",
    badge: {
      text: "Stable",
      style: "green",
      tooltip: "Props change in major versions alone.",
    },
    display: { sidebar: false, toolbar: true },
  },
  ...defaultConfig,
];

function applyTheme(): void {
  addons.setConfig({ theme: themeOf(dark.matches ? "dark" : "light"), tagBadges });
}

applyTheme();
dark.addEventListener("change", applyTheme);
