import { I18nProvider } from "@lingui/react";
import { ApiScope, type FirstData } from "@parution/app/data/api-scope.tsx";
import { ErrorBoundary } from "@parution/app/errors/error-boundary.tsx";
import { directionOf } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { choicesIn } from "@parution/app/links/choices.ts";
import {
  PageLocationScope,
  useLanguage,
  useLink,
  usePageLocation,
} from "@parution/app/links/links.tsx";
import { joinPath, splitPath } from "@parution/app/links/path-prefix.ts";
import { loginAddress } from "@parution/app/session/origin.ts";
import {
  currentSession,
  RenderedForContext,
  type StoredSession,
  useMustChangePassword,
  useSignedIn,
} from "@parution/app/session/session-store.ts";
import { RenderedDirection } from "@parution/kit/direction";
import { type ReactNode, Suspense, use, useState } from "react";
import { Navigate, type RouteObject, useRoutes } from "react-router";
import { DirectoryScope } from "../shared/support/directory.tsx";
import { addressOf } from "./address.ts";
import { Frame } from "./frame.tsx";
import { Session } from "./lazy-frame.tsx";
import { Ready } from "./page-boundary.tsx";
import type { PortalPage } from "./portal-page.tsx";
import { type PortalRoute, password, routes } from "./routes.ts";
import { isReloading } from "./start/stale-code.ts";
import { supportSlugs } from "./support-slugs.ts";

interface AppProps {
  firstData?: FirstData | undefined;
  /** Session with which the page is rendered first. */
  renderedFor?: StoredSession | null;
  /** Query that a server rendered the page from; undefined where the browser renders it. */
  renderedSearch?: string | undefined;
}

/** Application below its router: location, language, client of the service, and page. */
export function App({ firstData, renderedFor = null, renderedSearch }: AppProps) {
  return (
    <PageLocationScope
      supportSlugs={supportSlugs}
      renderedSearch={renderedSearch}
      redirect={loginFirst}
    >
      <ErrorBoundary fallback={<LastResort />} isReloading={isReloading}>
        <Suspense>
          <LanguageScope>
            <ApiScope firstData={firstData}>
              <RenderedForContext value={renderedFor}>
                <Suspense>
                  <Session />
                </Suspense>
                <DirectoryScope>
                  <Frame>
                    <PortalRoutes />
                  </Frame>
                </DirectoryScope>
              </RenderedForContext>
            </ApiScope>
          </LanguageScope>
        </Suspense>
      </ErrorBoundary>
    </PageLocationScope>
  );
}

/** Provides texts and direction of the language in the address. */
function LanguageScope(props: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = use(messagesOf(language));
  return (
    <I18nProvider i18n={i18n}>
      <RenderedDirection value={directionOf(language)}>{props.children}</RenderedDirection>
    </I18nProvider>
  );
}

const texts = {
  fr: ["Cette page n’a pas pu s’afficher.", "Recharger la page"],
  ar: ["تعذر عرض هذه الصفحة.", "إعادة تحميل الصفحة"],
} as const;

/** Replaces the portal when its texts fail to load: a message in the page's language and a reload button. */
function LastResort() {
  const language = useLanguage();
  const [what, retry] = texts[language];
  return (
    <main role="alert" lang={language} dir="auto" className="grid justify-items-center gap-4 p-8">
      <p>{what}</p>
      <button type="button" className="underline" onClick={() => location.reload()}>
        {retry}
      </button>
      <Ready />
    </main>
  );
}

/**
 * Address of the login page, for an account's page without a session; any other address unchanged.
 * @param address path, query and hash
 */
function loginFirst(address: string): string {
  if (currentSession() !== null) return address;
  const { pathname, search, hash } = new URL(address, location.origin);
  const { language, route } = addressOf(pathname, choicesIn(document.cookie));
  if (route.page?.access !== "session") return address;
  const { supportSlug, page } = splitPath(pathname, supportSlugs);
  const prefix = { language, supportSlug };
  const origin = `${joinPath(prefix, page)}${search}${hash}`;
  return loginAddress(joinPath(prefix, "/connexion"), origin, route.page.loginReason);
}

/**
 * Matches the page's own path, without language and support. A user who must change the first password sees that page at any
 * address, and the requested one afterwards.
 */
function PortalRoutes() {
  const { page, search, hash } = usePageLocation();
  const matched = useRoutes(routeObjects, { pathname: page, search, hash });
  return useMustChangePassword() ? password.element : matched;
}

const objectOf = ({ path, page, landing, leadsTo }: PortalRoute): RouteObject => ({
  path,
  element: (
    <>
      {leadsTo !== undefined && <Redirect to={leadsTo} />}
      {page && landing ? <WithLanding page={page} landing={landing} /> : page?.element}
    </>
  ),
});

const routeObjects = routes.map(objectOf);

/**
 * Page for current and former users of this browser and for navigations inside the portal; its landing for visitors
 * from outside.
 */
function WithLanding({ page, landing }: { page: PortalPage; landing: PortalPage }) {
  const signedIn = useSignedIn();
  const [wasSignedIn] = useState(signedIn);
  const { followed } = usePageLocation();
  return signedIn || wasSignedIn || followed ? page.element : landing.element;
}

function Redirect(props: { to: string }) {
  const link = useLink();
  return <Navigate to={link(props.to)} replace />;
}
