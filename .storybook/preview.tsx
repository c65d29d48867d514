import "../apps/portal/src/catalogs.ts";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { withArabic } from "./arabic/with-arabic.tsx";
import { DocsPage } from "./docs/docs-page.tsx";
import { isFramed, keepFocusOutside } from "./docs/framed.ts";
import { PageCode, StoriesPage } from "./docs/page-parts.tsx";
import { elementError } from "./element-error.ts";
import { isFirstOfItsKind } from "./inspected.ts";
import { standInMain } from "./landmarks.ts";
import { parkPointer } from "./pointer.ts";
import { extractArgTypes, withEditableControls } from "./props/arg-types.ts";
import { globalTypes, initialGlobals } from "./toolbar.ts";
import { viewports } from "./viewports.ts";
import { withScope } from "./with-scope.tsx";
import "./preview.css";

// A busy machine must not fail a story: what is awaited may take this many milliseconds.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

if (isFramed()) keepFocusOutside();

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withArabic, withScope],
  argTypesEnhancers: [withEditableControls],
  beforeEach: async ({ canvasElement }) => {
    canvasElement.removeAttribute("role");
    await emptyDatabases();
    return parkPointer();
  },
  // Before the rules are run, which is the addon's `afterEach`.
  afterEach(context) {
    standInMain(context.canvasElement);
    const isLeftOut =
      import.meta.env.STORY_SAMPLE !== undefined && !isFirstOfItsKind(context, document);
    if (isLeftOut) context.globals.a11y = { manual: true };
  },
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      test: "error",
      // Passes are only counted: describing each element takes longer than finding failures.
      options: { resultTypes: ["violations"] },
      // The addon takes this best practice away, since a story need not stand in a landmark; ours do.
      config: { rules: [{ id: "region", enabled: true }] },
    },
    backgrounds: { disable: true },
    // Only stories that ask for it are photographed: see `modes.ts`.
    chromatic: { disableSnapshot: true, prefersReducedMotion: "reduce" },
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      page: StoriesPage,
      components: { code: PageCode },
      extractArgTypes,
    },
    layout: "padded",
    viewport: { options: viewports },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Introduction",
          "What changed",
          "Foundations",
          ["Overview", "Colour", "Type", "Layout"],
          "Theme a newspaper",
          "Recipes",
          ["Form", ["Recipe"], "List page", ["Recipe"], "Server rendering", "Next.js", "Tests"],
          "Layout",
          "Actions",
          "Fields",
          "Feedback",
          "Overlays",
          "Navigation",
          "Data",
          "Newspaper",
          "Frame",
          "Blocks",
          "Pages",
          "For engineers",
        ],
      },
    },
  },
};

export default preview;

/** Deletes what an earlier story has stored, such as the files of a draft: stories share a browser. */
async function emptyDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => name !== undefined && deleteDatabase(name)));
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
