import { virtual } from "@guidepup/virtual-screen-reader";
import { setProjectAnnotations } from "@storybook/react-vite";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import preview from "../preview.tsx";
import { settled, show } from "../show.ts";
import type { Story } from "../stories-of.ts";

const languages = ["fr", "ar"] as const;
type Language = (typeof languages)[number];

/** One value for each language. */
type InBoth<Value> = Readonly<Record<Language, Value>>;

/** Presses and keys of a reader. */
export type Action = (language: Language) => Promise<void>;

const project = setProjectAnnotations([preview]);
beforeAll(project.beforeAll);
afterEach(async () => {
  hideAnnouncer(false);
  await virtual.stop();
});

/** Roles that screen readers do not speak, and the landmark that a story is put into. */
const SILENT = new Set(["main", "paragraph", "rowgroup"]);

const spaced = (phrase: string) => phrase.replaceAll(/\s/g, " ");

/** False for what a list can go without: the end of an element, and a text that the name before it has said. */
function isNew(phrase: string, index: number, all: readonly string[]): boolean {
  if (SILENT.has(phrase) || phrase.startsWith("end of ")) return false;
  const spokenBefore =
    all.slice(0, index).findLast((before) => !before.startsWith("end of ")) ?? "";
  return !spaced(spokenBefore.split(", ").slice(1).join(", ")).includes(spaced(phrase));
}

/** React Aria keeps what it announced last, for all fields of a page: it is heard, and not read again. */
function hideAnnouncer(isHidden: boolean): void {
  document.querySelector("[data-live-announcer]")?.toggleAttribute("hidden", isHidden);
}

/** Reads the page from top to bottom. */
async function readAll(): Promise<readonly string[]> {
  hideAnnouncer(true);
  await virtual.start({ container: document.body });
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== "end of document");
  const phrases = await virtual.spokenPhraseLog();
  return phrases.slice(1).filter(isNew);
}

const inLanguage = (stories: Story | InBoth<Story>, language: Language): Story =>
  "fr" in stories ? stories[language] : stories;

interface Reading {
  /** Action before the page is read. */
  readonly after?: Action;
  /** Phrases that are compared, where the rest repeats them; all by default. */
  readonly most?: number;
}

/** Two tests, one a language: what a screen reader says from top to bottom. */
export function reads(
  title: string,
  stories: Story | InBoth<Story>,
  expected: InBoth<readonly string[]>,
  { after, most }: Reading = {},
): void {
  for (const language of languages) {
    test(`${title} (${language})`, async () => {
      await show(inLanguage(stories, language), "desktop", { language });
      await after?.(language);
      expect((await readAll()).slice(0, most)).toEqual(expected[language]);
    });
  }
}

/** Two tests, one a language: what a screen reader says during an action, by focus and by announcements. */
export function announces(
  title: string,
  stories: Story | InBoth<Story>,
  action: Action,
  expected: InBoth<readonly string[]>,
): void {
  for (const language of languages) {
    test(`${title} (${language})`, async () => {
      await show(inLanguage(stories, language), "desktop", { language });
      await virtual.start({ container: document.body });
      await action(language);
      const heard = async () => (await virtual.spokenPhraseLog()).slice(1);
      await expect.poll(heard, { timeout: 10_000 }).toEqual(expected[language]);
    });
  }
}

/** Presses keys one after another, each once the page has settled. */
export const keys =
  (...pressed: readonly string[]): Action =>
  async () => {
    for (const key of pressed) {
      await userEvent.keyboard(key);
      await settled();
    }
  };

/** Presses the first button with one of these names, by keyboard: a pointer would rest over the pictures that follow. */
export const presses =
  (names: InBoth<string | RegExp>): Action =>
  async (language) => {
    const button = page.getByRole("button", { name: names[language] }).first().element();
    if (!(button instanceof HTMLElement)) throw new Error("The button is no HTML element.");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await settled();
  };
