import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { LinkProvider } from "@parution/kit/link";
import { supportIds } from "@parution/tokens";
import { type ReactNode, Suspense, use, useMemo } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { SWRConfig } from "swr";
import { ApiScope } from "../data/api-scope.tsx";
import { isLanguage, type Language } from "../i18n/languages.ts";
import { messagesOf, partsOf } from "../i18n/messages.ts";
import { PageLocationScope, RouterLink, useLanguage, usePageLocation } from "../links/links.tsx";
import { fetchOf, type Reply } from "./replies.ts";

interface StoryScopeProps {
  /** Language in Storybook's toolbar. */
  language: unknown;
  /** Page's own path, such as `/mes-annonces`. */
  path: string;
  replies: readonly Reply[];
  /** Newspapers whose names addresses may begin with; those of the tokens by default. */
  supportSlugs?: ReadonlySet<string>;
  /** True where the page of a session that has ended stays. */
  keepsPage?: boolean;
  /** Texts of the application; those that Storybook provides by default. */
  texts?: (language: Language) => Promise<I18n>;
  children: ReactNode;
}

const allSlugs: ReadonlySet<string> = new Set(supportIds);

/** All that stands around an application's pages, with the story's replies instead of the network. */
export function StoryScope({ language, path, replies, children, ...rest }: StoryScopeProps) {
  const { supportSlugs = allSlugs, texts = storyMessages, keepsPage = false } = rest;
  const fetch = useMemo(() => fetchOf(replies), [replies]);
  const spoken = typeof language === "string" && isLanguage(language) ? language : "fr";
  return (
    <MemoryRouter key={spoken} initialEntries={[`/${spoken}${path}`]}>
      <PageLocationScope supportSlugs={supportSlugs}>
        <Suspense>
          <Messages texts={texts}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <ApiScope fetch={fetch} keepsPage={keepsPage}>
                <LinkProvider element={RouterLink}>
                  <Suspense>{children}</Suspense>
                </LinkProvider>
              </ApiScope>
            </SWRConfig>
          </Messages>
        </Suspense>
      </PageLocationScope>
    </MemoryRouter>
  );
}

interface PageStoryProps extends Pick<StoryScopeProps, "language" | "path" | "replies"> {
  /** Route of the page, where it has parameters; `path` by default. */
  route?: string;
  children: ReactNode;
}

/** Whole page as in an application, with the story's replies instead of the network. */
export function PageStory({ route, children, ...scope }: PageStoryProps) {
  return (
    <StoryScope {...scope}>
      <Page route={route ?? scope.path}>{children}</Page>
    </StoryScope>
  );
}

const instances = new Map<Language, Promise<I18n>>();

/** Texts of all parts, since a story may render any feature. */
function storyMessages(language: Language): Promise<I18n> {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const loading = loadAll(language);
  instances.set(language, loading);
  return loading;
}

async function loadAll(language: Language): Promise<I18n> {
  const parts = await partsOf(language);
  await Promise.all(parts.map((part) => messagesOf(language, part)));
  return messagesOf(language);
}

function Messages(props: Required<Pick<StoryScopeProps, "texts" | "children">>) {
  const language = useLanguage();
  const i18n = use(props.texts(language));
  return <I18nProvider i18n={i18n}>{props.children}</I18nProvider>;
}

/** Page at its route; any other route renders its address. */
function Page({ route, children }: { route: string; children: ReactNode }) {
  const location = useLocation();
  const { page: pathname } = usePageLocation();
  return (
    <main className="mx-auto max-w-7xl bg-page px-4 py-6 font-ui text-fg sm:px-6">
      <Routes location={{ ...location, pathname }}>
        <Route path={route} element={children} />
        <Route path="*" element={<p>{location.pathname}</p>} />
      </Routes>
    </main>
  );
}
