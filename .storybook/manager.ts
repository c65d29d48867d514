import { addons } from "storybook/manager-api";
import { themeOf } from "./brand.ts";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

function applyTheme(): void {
  addons.setConfig({ theme: themeOf(dark.matches ? "dark" : "light") });
}

applyTheme();
dark.addEventListener("change", applyTheme);
