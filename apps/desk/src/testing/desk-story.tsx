import { type I18n, setupI18n } from "@lingui/core";
import { type Language, localeOf } from "@parution/app/i18n/languages.ts";
import { StoryScope } from "@parution/app/testing/page-story.tsx";
import type { Reply } from "@parution/app/testing/replies.ts";
import type { ReactNode } from "react";
import { Pages, supportSlugs } from "../app.tsx";
import { catalogs } from "../catalogs.ts";

interface DeskStoryProps {
  /** Language in Storybook's toolbar. */
  language: unknown;
  /** Address of the page, such as `/moderation`. */
  path: string;
  replies: readonly Reply[];
  /** Part of the desk; default: all pages. */
  children?: ReactNode;
}

/** The whole desk at an address, or a part of it, with the story's replies in place of the network. */
export function DeskStory({ children = <Pages />, ...props }: DeskStoryProps) {
  return (
    <StoryScope {...props} supportSlugs={supportSlugs} texts={deskTexts} keepsPage>
      {children}
    </StoryScope>
  );
}

const instances = new Map<Language, Promise<I18n>>();

/** Texts of the desk with those of all parts: Storybook itself provides those of the portal. */
function deskTexts(language: Language): Promise<I18n> {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const loading = load(language);
  instances.set(language, loading);
  return loading;
}

async function load(language: Language): Promise<I18n> {
  const { messages, parts } = await catalogs[language]();
  const loaded = await Promise.all(Object.values(parts).map((loadPart) => loadPart()));
  const all = Object.assign({}, messages, ...loaded.map((part) => part.messages));
  const locales = localeOf(language);
  return setupI18n({ locale: language, locales, messages: { [language]: all } });
}
