import { LinguiContext } from "@lingui/react";
import { DrawnDirection } from "@parution/kit/direction";
import { type ReactNode, Suspense, use, useMemo } from "react";
import { ApiScope, type FirstData } from "../shared/api/api-scope.tsx";
import { messagesOf } from "../shared/i18n/catalogs.ts";
import { directionOf } from "../shared/i18n/languages.ts";
import { PlaceScope, useLanguage } from "../shared/links/links.tsx";
import { DrawnForContext } from "../shared/session/drawn-for.ts";
import type { StoredSession } from "../shared/session/session-store.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame } from "./frame.tsx";
import { LastResort } from "./last-resort.tsx";
import { Session } from "./later.tsx";
import { PortalRoutes } from "./portal-routes.tsx";
import { supportSlugs } from "./support-slugs.ts";

interface AppProps {
  firstData?: FirstData | undefined;
  /** Whom the page's first sight is for. */
  drawnFor?: StoredSession | null;
}

/** The portal below its router: where one is, in which language, who speaks to the service, and the page. */
export function App({ firstData, drawnFor = null }: AppProps) {
  return (
    <PlaceScope supportSlugs={supportSlugs}>
      <ErrorBoundary fallback={<LastResort />}>
        <Suspense>
          <Speaking>
            <ApiScope firstData={firstData}>
              <DrawnForContext value={drawnFor}>
                <Suspense>
                  <Session />
                </Suspense>
                <Frame>
                  <PortalRoutes />
                </Frame>
              </DrawnForContext>
            </ApiScope>
          </Speaking>
        </Suspense>
      </ErrorBoundary>
    </PlaceScope>
  );
}

/**
 * Texts and direction of the address's language. Its texts only become more, and who says them waits for them: Lingui's own
 * provider would draw the whole page anew each time.
 */
function Speaking(props: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = use(messagesOf(language));
  const texts = useMemo(() => ({ i18n, _: i18n.t.bind(i18n) }), [i18n]);
  return (
    <LinguiContext value={texts}>
      <DrawnDirection value={directionOf(language)}>{props.children}</DrawnDirection>
    </LinguiContext>
  );
}
