import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { Plugin } from "vite";
import { withFrenchSpaces } from "./src/shared/i18n/french-spaces.ts";

// The macro's own look-up takes no option and begins where the program was started: Storybook's is another folder.
process.env.LINGUI_CONFIG = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

/** What makes messages of the sources and modules of the catalogues: for the portal, and for its pages in Storybook. */
export const messagePlugins = () => [
  babel({
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    presets: [linguiTransformerBabelPreset()],
  }),
  lingui({ failOnMissing: true }),
  frenchSpaces(),
];

/** Sources are written with plain spaces, and so are the tests that read them. */
const frenchSpaces = (): Plugin => ({
  name: "french-spaces",
  transform: {
    filter: { id: /\/fr\.po$/ },
    handler: (code) => ({ code: withFrenchSpaces(code), map: null }),
  },
});
