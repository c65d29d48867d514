import { supportIds } from "@parution/tokens";
import { setProjectAnnotations } from "@storybook/react-vite";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { stateNames } from "../../packages/kit/src/stories/states-matrix.tsx";
import { type Story, type StoryFile, storiesOf } from "../stories-of.ts";
import { translate } from "./translate.ts";
import { withArabic } from "./with-arabic.tsx";

setProjectAnnotations([{ decorators: [withArabic], initialGlobals: { language: "ar" } }]);

/** A story as its file declares it. */
interface Declared {
  globals?: { language?: string };
}

const files = import.meta.glob<StoryFile>(
  [
    "../../packages/kit/src/*/*.stories.tsx",
    "../recipes/*.stories.tsx",
    "!**/*.{interactions,nonsense}.stories.tsx",
  ],
  { eager: true },
);

const entities: Readonly<Record<string, string>> = {
  "&#x27;": "'",
  "&quot;": '"',
  "&amp;": "&",
};

/** Texts of a page as a reader sees or hears them: its content, and the attributes that are read out. */
function textsOf(html: string): string[] {
  const found = html
    .replaceAll(/<!--[\s\S]*?-->/g, "<>")
    .matchAll(
      />([^<]+)<|(?: (?:aria-label|aria-valuetext|placeholder|alt|title)|<input(?![^>]* type="(?:radio|checkbox)")[^>]* value)="([^"]+)"/g,
    );
  return [...found].map(([, text, attribute]) =>
    (text ?? attribute ?? "").replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? " "),
  );
}

/** Words that are written alike in both languages: addresses, files, codes, names of keys, of languages and of newspapers. */
const common = new RegExp(
  [
    String.raw`\S+@\S*|[\w-]*\.(?:pdf|svg)`,
    String.raw`\b[A-Z\d][A-Z\d-]*\b`,
    "Français",
    "Ctrl",
    // The names of panels and of states in a matrix.
    `(?<![\\w-])(?:${stateNames.join("|")})(?:(?:, |-)(?:light|dark))?(?![\\w-])`,
    `(?:${supportIds.toReversed().join("|")})(?:,? ?-?(?:light|dark))?(?:, (?:items|whole|étroit))?`,
  ].join("|"),
  "g",
);

const isFrench = (text: string) => /[A-Za-zÀ-ÿ]{2,}/.test(text.replaceAll(common, ""));

/** Stories that say of themselves that they have no language, or that show one language alone. */
const isSpared = (name: string, { tags }: Story, { globals }: Declared = {}) =>
  tags.includes("language-free") || globals?.language === "ar" || name.startsWith("Nonsense");

/** Stories of each file that have words in both languages. */
const bilingual = Object.values(files).flatMap((file) =>
  Object.entries(storiesOf(file))
    .filter(([name, story]) => !isSpared(name, story, file[name] as Declared))
    .map(([name, story]) => [`${file.default.title} ${name}`, story] as const),
);

describe("the language of the toolbar", () => {
  test.each(bilingual)("%s shows Arabic words while the toolbar says «العربية»", (_name, story) => {
    const texts = textsOf(renderToString(createElement(story)));
    expect([...new Set(texts.filter(isFrench))]).toEqual([]);
  });
});

test("a translated store answers one object for as long as nothing changes", () => {
  let view = { text: "Annonces" };
  const store = translate({ getView: () => view }) as { getView: () => typeof view };
  expect(store.getView()).toEqual({ text: "الإعلانات" });
  expect(store.getView()).toBe(store.getView());
  view = { text: "Commandes" };
  expect(store.getView()).toEqual({ text: "الطلبات" });
});
