import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { website } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { useSupportSlug } from "../../shared/support/support-choice.ts";
import { useFrontPage, useHeadings } from "../../shared/support/use-home.ts";
import { useSupport } from "../../shared/support/use-supports.ts";
import { HeadingDirectory } from "./heading-directory.tsx";
import { Hero } from "./hero.tsx";
import { LatestNotices } from "./latest-notices.tsx";
import { Mastheads } from "./mastheads.tsx";
import { SearchBand } from "./search-band.tsx";
import { Services, Steps } from "./services.tsx";

/** Latest published ads, services, and the steps of an order. */
export default function HomePage() {
  const { t } = useLingui();
  const { data: home, error, mutate } = useFrontPage();
  const errorText = useErrorText();
  const headings = useHeadings(useSupport());
  return (
    <div className="flex flex-col gap-16 pb-8 lg:gap-20">
      <HomeHead />
      <Hero />
      <SearchBand headings={headings} />
      {home !== undefined && (
        <>
          {home.notices.length > 0 && <LatestNotices notices={home.notices} />}
          <HeadingDirectory headings={headings} />
          <Mastheads supports={home.supports} />
          <Steps steps={home.steps} />
          <Services />
        </>
      )}
      {home === undefined && error === undefined && <HomeSkeleton />}
      {home === undefined && error !== undefined && (
        <ErrorState
          title={t`Les journaux ne peuvent pas être affichés`}
          retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
        >
          {errorText(error)}
        </ErrorState>
      )}
    </div>
  );
}

/** Title, description and structured data of the home page. */
function HomeHead() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <PageHead
      title={t`Annonces légales, appels d’offres et petites annonces au Maroc`}
      description={t`Commandez vos annonces dans la presse marocaine, en français et en arabe, avec leur aperçu et leur prix, et lisez celles qui viennent de paraître.`}
      canonical="/"
      newspaper={useSupportSlug()}
      jsonLd={import.meta.env.SSR ? (url) => [website(url, language)] : undefined}
    />
  );
}

/** Placeholder of the newspapers while they load. */
function HomeSkeleton() {
  const { t } = useLingui();
  return (
    <output aria-label={t`Chargement`} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-44" />
      ))}
    </output>
  );
}
