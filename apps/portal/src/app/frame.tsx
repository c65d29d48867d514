import { useLingui } from "@lingui/react/macro";
import { LinkProvider } from "@parution/kit/link";
import { PageLayout } from "@parution/kit/page-layout";
import { type ReactNode, Suspense } from "react";
import { useLanguage } from "../shared/links/links.tsx";
import { useTheme } from "../shared/support/support-choice.ts";
import { DocumentScope } from "./document-scope.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { RouterLink } from "./router-link.tsx";

/** What stands around every page. */
export function Frame(props: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <LinkProvider element={RouterLink}>
      <DocumentScope language={useLanguage()} support={useTheme()} />
      <PageLayout skipLabel={t`Aller au contenu`} header={<Header />} footer={<Footer />}>
        <ErrorBoundary>
          <Suspense fallback={<PageSkeleton />}>{props.children}</Suspense>
        </ErrorBoundary>
      </PageLayout>
    </LinkProvider>
  );
}
