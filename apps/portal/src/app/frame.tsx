import { useLingui } from "@lingui/react/macro";
import { directionOf, type Language } from "@parution/app/i18n/languages.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import {
  RouterLink,
  useLanguage,
  usePageLocation,
  useScrollToTop,
} from "@parution/app/links/links.tsx";
import { useLeftPage } from "@parution/app/session/left-page.ts";
import {
  useMustChangePassword,
  useSession,
  useSignedIn,
} from "@parution/app/session/session-store.ts";
import { LinkProvider } from "@parution/kit/link";
import { PageLayout } from "@parution/kit/page-layout";
import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, Suspense, useLayoutEffect } from "react";
import { isAccountPage } from "../shared/account/account-pages.ts";
import { useTheme } from "../shared/support/support-choice.ts";
import { Header } from "./header/header.tsx";
import { AccountSide, OfflineAlert, PageEnd, ThemeOverrides } from "./lazy-frame.tsx";
import { PageBoundary, Ready } from "./page-boundary.tsx";

/** Shown to few: its code is loaded on demand. */
const SessionEnded = lazyComponent(() =>
  import("./session-ended.tsx").then((module) => module.SessionEnded),
);

/** Frame of every page. */
export function Frame(props: { children: ReactNode }) {
  const { t } = useLingui();
  const { page } = usePageLocation();
  useScrollToTop();
  const signedIn = useSignedIn();
  const mustChangePassword = useMustChangePassword();
  const left = useLeftPage();
  return (
    <LinkProvider element={RouterLink}>
      <DocumentScope language={useLanguage()} support={useTheme()} />
      <PageLayout
        skipLabel={t`Aller au contenu`}
        header={<Header />}
        side={signedIn && !mustChangePassword && isAccountPage(page) && <Side />}
        footer={
          <Suspense>
            <PageEnd />
            <OwnColours />
          </Suspense>
        }
      >
        <PageBoundary>
          <Suspense>
            <OfflineAlert />
            {!signedIn && left !== null && page === "/" && <SessionEnded left={left} />}
          </Suspense>
          <Suspense fallback={<PageSkeleton />}>
            {props.children}
            <Ready />
          </Suspense>
        </PageBoundary>
      </PageLayout>
    </LinkProvider>
  );
}

/** Colours of the current user, read again for each. */
function OwnColours() {
  return <ThemeOverrides key={useSession()?.user.id} />;
}

function Side() {
  return (
    <PageBoundary>
      <Suspense fallback={<Skeleton shape="block" className="h-13.5 lg:h-64" />}>
        <AccountSide />
      </Suspense>
    </PageBoundary>
  );
}

/** The only writer of `lang`, `dir` and `data-support` on `<html>`: overlays mount outside the app's own element. */
function DocumentScope(props: { language: Language; support: string }) {
  const { language, support } = props;
  useLayoutEffect(() => {
    const { documentElement } = document;
    const wanted = { lang: language, dir: directionOf(language), "data-support": support };
    for (const [name, value] of Object.entries(wanted)) {
      // Setting even an equal value makes browsers restyle the whole page.
      if (documentElement.getAttribute(name) !== value) documentElement.setAttribute(name, value);
    }
  }, [language, support]);
  return null;
}

/** Placeholder of a page while its code is loading. */
function PageSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Chargement de la page`}
      className="flex min-h-96 flex-col gap-6"
    >
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
