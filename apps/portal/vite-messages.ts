import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";

/** Both look for what they need from here, wherever they are started. */
const cwd = fileURLToPath(new URL(".", import.meta.url));
const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

/** What makes messages of the sources and modules of the catalogues: for the portal, and for its pages in Storybook. */
export const messagePlugins = () => [
  babel({ cwd, presets: [linguiTransformerBabelPreset({}, { cwd, configPath })] }),
  lingui({ cwd, configPath, failOnMissing: true }),
];
