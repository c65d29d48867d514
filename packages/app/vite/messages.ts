import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { Plugin } from "vite";
import { withFrenchSpaces } from "../src/i18n/languages.ts";

// The macro's own look-up takes no option and begins where the program was started: Storybook's is another folder.
process.env.LINGUI_CONFIG = fileURLToPath(new URL("../../../lingui.config.ts", import.meta.url));

/** Plugins that make messages of the sources and modules of the catalogues: for an application, and for its pages in Storybook. */
export const messagePlugins = () => [
  babel({
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    presets: [linguiTransformerBabelPreset()],
  }),
  lingui({ failOnMissing: true }),
  frenchSpaces(),
];

/**
 * Writes French texts with the spaces that French typography asks for. Sources hold plain ones: without it lines would
 * break before «:», «?» and «!».
 */
const frenchSpaces = (): Plugin => ({
  name: "french-spaces",
  transform: {
    filter: { id: /\/fr\.po$/ },
    handler: (code) => ({ code: withFrenchSpaces(code), map: null }),
  },
});
