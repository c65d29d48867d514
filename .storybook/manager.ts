import { addons } from "storybook/manager-api";
import {
  deprecatedBadge,
  newBadge,
  type TagBadgeParameters,
} from "storybook-addon-tag-badges/manager-helpers";
import { themeOf } from "./brand.ts";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

/** Sidebar: one badge beside a component's docs is enough, and none at what is stable. */
const besideDocs: TagBadgeParameters[number]["display"] = {
  sidebar: { type: "docs", skipInherited: true },
  toolbar: true,
};

/** Statuses of components, from the tags of their stories. */
const tagBadges: TagBadgeParameters = [
  {
    tags: "stable",
    badge: {
      text: "Stable",
      style: "green",
      tooltip: "Its props change in major versions alone.",
    },
    display: { sidebar: false, toolbar: true },
  },
  { ...newBadge, display: besideDocs },
  { ...deprecatedBadge, display: besideDocs },
];

function applyTheme(): void {
  addons.setConfig({ theme: themeOf(dark.matches ? "dark" : "light"), tagBadges });
}

applyTheme();
dark.addEventListener("change", applyTheme);
