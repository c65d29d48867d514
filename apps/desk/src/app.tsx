import { I18nProvider } from "@lingui/react";
import { ApiScope } from "@parution/app/data/api-scope.tsx";
import { FailureReports } from "@parution/app/errors/failure-reports.tsx";
import { directionOf, preferredLanguage } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import {
  PageLocationScope,
  RouterLink,
  useLanguage,
  usePageLocation,
} from "@parution/app/links/links.tsx";
import { LinkProvider } from "@parution/kit/link";
import { type ReactNode, Suspense, use, useLayoutEffect } from "react";
import { Route, Routes, useLocation } from "react-router";
import { CalendarPage } from "./calendar/calendar.page.tsx";
import { CataloguePage } from "./catalogue/catalogue.page.tsx";
import { HeadingOrderPage } from "./catalogue/order.page.tsx";
import { ChapterPage } from "./contents/chapter.page.tsx";
import { ContentsPage } from "./contents/contents.page.tsx";
import { SitePage } from "./contents/site.page.tsx";
import { StaticPage } from "./contents/static.page.tsx";
import { EditionPage } from "./editions/edition.page.tsx";
import { EditionsPage } from "./editions/editions.page.tsx";
import { PageFormatPage } from "./editions/format.page.tsx";
import { EditionPagesPage } from "./editions/pages.page.tsx";
import { Frame } from "./frame.tsx";
import { InstallationPage } from "./installation/installation.page.tsx";
import { OwnerPage } from "./installation/owner.page.tsx";
import { LoginPage } from "./login.page.tsx";
import { ErrorReportsPage } from "./messages/error-reports.page.tsx";
import { MessagePage } from "./messages/message.page.tsx";
import { MessagesPage } from "./messages/messages.page.tsx";
import { ModerationPage } from "./moderation/moderation.page.tsx";
import { WordsPage } from "./moderation/words.page.tsx";
import { NewNewspaperPage } from "./newspaper/new-newspaper.page.tsx";
import { OverviewPage } from "./overview/overview.page.tsx";
import { PrintedIssuePage } from "./printed-issue/issue.page.tsx";
import { CardPage } from "./rates/card.page.tsx";
import { DraftPage } from "./rates/draft.page.tsx";
import { RatesPage } from "./rates/rates.page.tsx";
import { ReplayPage } from "./rates/replay.page.tsx";
import { ReportsPage } from "./reports/reports.page.tsx";
import { Allowed, NotFound, OfEdition, OfRow } from "./shared/no-access.tsx";
import { InvitationPage } from "./staff/invitation.page.tsx";
import { StaffPage } from "./staff/staff.page.tsx";

/** The desk shows every newspaper, so that its addresses name none. */
export const supportSlugs: ReadonlySet<string> = new Set();

/** Desk below its router: language, the browser's own where none was chosen, client of the service, and page. */
export function App() {
  return (
    <PageLocationScope
      supportSlugs={supportSlugs}
      preferred={preferredLanguage(navigator.languages)}
    >
      <Suspense>
        <LanguageScope>
          <ApiScope keepsPage>
            <LinkProvider element={RouterLink}>
              <Pages />
              <FailureReports />
            </LinkProvider>
          </ApiScope>
        </LanguageScope>
      </Suspense>
    </PageLocationScope>
  );
}

/** Provides the texts of the language in the address, and writes it on the document. */
function LanguageScope(props: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = use(messagesOf(language));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return <I18nProvider i18n={i18n}>{props.children}</I18nProvider>;
}

/** Every page at its address. */
export function Pages() {
  const { pathname: _, ...location } = useLocation();
  const { page } = usePageLocation();
  return (
    <Routes location={{ ...location, pathname: page }}>
      <Route path="/connexion" element={<LoginPage />} />
      <Route path="/installation/proprietaire" element={<OwnerPage />} />
      <Route path="/invitation" element={<InvitationPage />} />
      <Route element={<Frame />}>
        <Route element={<Allowed right="configure" />}>
          <Route path="/installation/*" element={<InstallationPage />} />
          <Route path="/catalogue/nouveau-journal" element={<NewNewspaperPage />} />
        </Route>
        <Route element={<Allowed right="manageStaff" />}>
          <Route path="/equipe" element={<StaffPage />} />
        </Route>
        <Route element={<Allowed right="decideAds" />}>
          <Route path="/moderation" element={<ModerationPage />} />
        </Route>
        <Route element={<Allowed right="keepCalendar" />}>
          <Route path="/calendrier" element={<CalendarPage />} />
        </Route>
        <Route element={<Allowed right="keepEditions" />}>
          <Route path="/editions" element={<EditionsPage />} />
          <Route path="/editions/format" element={<PageFormatPage />} />
          <Route element={<OfEdition />}>
            <Route path="/editions/:support/:day" element={<EditionPage />} />
            <Route path="/editions/:support/:day/pages" element={<EditionPagesPage />} />
            <Route path="/editions/:support/:day/journal" element={<PrintedIssuePage />} />
          </Route>
        </Route>
        <Route element={<Allowed right="keepWords" />}>
          <Route path="/moderation/mots" element={<WordsPage />} />
        </Route>
        <Route element={<Allowed right="keepCatalogue" />}>
          <Route path="/catalogue" element={<CataloguePage />} />
          <Route path="/catalogue/ordre" element={<HeadingOrderPage />} />
        </Route>
        <Route element={<Allowed right="keepContents" />}>
          <Route path="/contenus" element={<ContentsPage key="chapter" kind="chapter" />} />
          <Route path="/contenus/guide" element={<ContentsPage key="chapter" kind="chapter" />} />
          <Route path="/contenus/guide/nouveau" element={<ChapterPage />} />
          <Route path="/contenus/pages" element={<ContentsPage key="page" kind="page" />} />
          <Route path="/contenus/pages/nouveau" element={<StaticPage />} />
          <Route element={<OfRow />}>
            <Route path="/contenus/guide/:content" element={<ChapterPage />} />
            <Route path="/contenus/pages/:content" element={<StaticPage />} />
          </Route>
          <Route path="/contenus/site" element={<SitePage key="home" part="home" />} />
          <Route path="/contenus/site/menu" element={<SitePage key="frame" part="frame" />} />
          <Route path="/contenus/site/films" element={<SitePage key="guide" part="guide" />} />
          <Route
            path="/contenus/site/contact"
            element={<SitePage key="publisher" part="publisher" />}
          />
          <Route path="/erreurs" element={<ErrorReportsPage />} />
        </Route>
        <Route element={<Allowed right="answerMessages" />}>
          <Route path="/messages" element={<MessagesPage />} />
          <Route element={<OfRow />}>
            <Route path="/messages/:message" element={<MessagePage />} />
          </Route>
        </Route>
        <Route element={<Allowed right="keepRates" />}>
          <Route path="/tarifs" element={<RatesPage />} />
          <Route element={<OfRow />}>
            <Route path="/tarifs/grilles/:card" element={<CardPage />} />
            <Route path="/tarifs/:draft" element={<DraftPage />} />
            <Route path="/tarifs/:draft/simulation" element={<ReplayPage />} />
          </Route>
        </Route>
        <Route element={<Allowed right="readReports" />}>
          <Route path="/rapports" element={<ReportsPage />} />
        </Route>
        <Route path="/" element={<OverviewPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
