import { messagePlugins } from "@parution/app/vite/messages.ts";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { manifestPlugin } from "./manifest/manifest-plugin.ts";
import { storyManifests } from "./manifest/story-manifests.ts";
import { propsPlugin } from "./props/props-plugin.ts";
import { snippetsPlugin } from "./snippets/snippets-plugin.ts";

/** Storybook reads these of its core, and its type for this framework leaves them out. */
interface Manifests {
  experimental_manifests: typeof storyManifests;
}

/** Addons that stories need as tests too. */
const tested: StorybookConfig["addons"] = [
  "@storybook/addon-a11y",
  "@storybook/addon-vitest",
  // Hover, focus and pressed in the `States` of each component.
  "storybook-addon-pseudo-states",
];

/** Addons of the pages around the stories. Their transformation of each file took a tenth of the time of Vitest's own process. */
const shown: StorybookConfig["addons"] = [
  // Guidelines hold tables of keys.
  {
    name: "@storybook/addon-docs",
    options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
  },
  // For programs that write code: components, props and snippets under `/mcp` of the development server.
  "@storybook/addon-mcp",
  // Status of each component, from the tags of its stories.
  "storybook-addon-tag-badges",
];

const config: StorybookConfig & Manifests = {
  framework: "@storybook/react-vite",
  stories: [
    "./**/*.mdx",
    "./{foundations,recipes,theme}/**/*.stories.tsx",
    "../packages/kit/src/**/*.mdx",
    "../packages/kit/src/**/*.stories.tsx",
    "../packages/kit/registry/**/*.stories.tsx",
    "../packages/app/src/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
    "../apps/desk/src/**/*.stories.tsx",
  ],
  // The accessibility conformance report, under `/conformance/`.
  staticDirs: [{ from: "../docs/conformance", to: "/conformance" }],
  addons: process.env.VITEST === undefined ? [...tested, ...shown] : tested,
  // While a story or a page is being loaded it has the ground of its newspaper and scheme, where Storybook's own is white.
  previewHead: (head) => `${head}
<style>.sb-preparing-story, .sb-preparing-docs { background: none }</style>
<script>
  for (const entry of (new URLSearchParams(location.search).get("globals") ?? "").split(";")) {
    const [name, value] = entry.split(":");
    if (name === "support" || name === "scheme") document.documentElement.dataset[name] = value;
  }
</script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    componentsManifest: true,
    experimentalSearchDocsHeadings: true,
  },
  // The sidebar begins with what designers review; its filter brings these back.
  tags: {
    interactions: { defaultFilterSelection: "exclude" },
    nonsense: { defaultFilterSelection: "exclude" },
  },
  experimental_manifests: storyManifests,
  // Props are read by `propsPlugin`.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Browsers that know light-dark(): older targets would rewrite it, and nested schemes would stop switching.
      build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
      // Stories that run as tests show neither tables nor code.
      plugins: [
        ...messagePlugins(),
        tailwindcss(),
        ...(process.env.VITEST === undefined
          ? [propsPlugin(), snippetsPlugin(), manifestPlugin()]
          : []),
      ],
      // Met late, while a story loads, they would make Vite bundle anew and reload what is running.
      // Modules that a worker loads are found later still, and need no bundling.
      optimizeDeps: {
        include: ["@storybook/react-vite", "@parution/tokens > culori/fn"],
        exclude: ["altcha-lib"],
      },
    }),
};

export default config;
