import { I18nProvider } from "@lingui/react";
import { ApiScope, type FirstData } from "@parution/app/data/api-scope.tsx";
import { directionOf } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { PlaceScope, useLanguage } from "@parution/app/links/links.tsx";
import { RenderedForContext } from "@parution/app/session/rendered-for.ts";
import type { StoredSession } from "@parution/app/session/session-store.ts";
import { DrawnDirection } from "@parution/kit/direction";
import { type ReactNode, Suspense, use } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame } from "./frame.tsx";
import { LastResort } from "./last-resort.tsx";
import { Session } from "./lazy-frame.tsx";
import { loginFirst } from "./login-first.ts";
import { PortalRoutes } from "./portal-routes.tsx";
import { supportSlugs } from "./support-slugs.ts";

interface AppProps {
  firstData?: FirstData | undefined;
  /** Session with which the page is rendered first. */
  renderedFor?: StoredSession | null;
  /** Query that a server rendered the page from; undefined where the browser renders it. */
  renderedSearch?: string | undefined;
}

/** Application below its router: place, language, client of the service, and page. */
export function App({ firstData, renderedFor = null, renderedSearch }: AppProps) {
  return (
    <PlaceScope supportSlugs={supportSlugs} renderedSearch={renderedSearch} redirect={loginFirst}>
      <ErrorBoundary fallback={<LastResort />}>
        <Suspense>
          <Speaking>
            <ApiScope firstData={firstData}>
              <RenderedForContext value={renderedFor}>
                <Suspense>
                  <Session />
                </Suspense>
                <Frame>
                  <PortalRoutes />
                </Frame>
              </RenderedForContext>
            </ApiScope>
          </Speaking>
        </Suspense>
      </ErrorBoundary>
    </PlaceScope>
  );
}

/** Texts and direction of the address's language. */
function Speaking(props: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = use(messagesOf(language));
  return (
    <I18nProvider i18n={i18n}>
      <DrawnDirection value={directionOf(language)}>{props.children}</DrawnDirection>
    </I18nProvider>
  );
}
