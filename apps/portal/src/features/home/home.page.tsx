import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { website } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { siteName } from "@parution/app/page/site.ts";
import { Film } from "@parution/app/rich-text/film.tsx";
import { RichText } from "@parution/app/rich-text/rich-text.tsx";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { Fragment } from "react";
import { listingPath } from "../../shared/published-ads/listing-address.ts";
import { PublishedAdEntry } from "../../shared/published-ads/published-ad-entry.tsx";
import { useSupportSlug } from "../../shared/support/support-choice.ts";
import { type FrontPage, useFrontPage } from "../../shared/support/use-home.ts";
import { useHeadings, useSupport, useSupports } from "../../shared/support/use-supports.ts";
import { HeadingDirectory } from "./heading-directory.tsx";
import { Hero } from "./hero.tsx";
import { Mastheads } from "./mastheads.tsx";
import { SearchBand } from "./search-band.tsx";
import { Section } from "./section.tsx";
import { Services, Steps } from "./services.tsx";

/** Latest published ads, services, and the steps of an order. */
export default function HomePage() {
  const { t } = useLingui();
  const { data: home, error, mutate } = useFrontPage();
  const errorText = useErrorText();
  const headings = useHeadings();
  return (
    <div className="flex flex-col gap-16 pb-8 lg:gap-20">
      <HomeHead />
      {home?.announcement && <Announcement blocks={home.announcement} />}
      <Hero isOpen={home === undefined || home.supports.length > 0} />
      <SearchBand headings={headings} />
      {home !== undefined && <Blocks home={home} />}
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

/** Blocks that the newspaper chose, in its order. */
function Blocks({ home }: { home: FrontPage }) {
  const headings = useHeadings();
  const blocks = {
    latest: home.publishedAds.length > 0 && <LatestPublishedAds publishedAds={home.publishedAds} />,
    headings: headings.length > 0 && <HeadingDirectory headings={headings} />,
    newspapers: home.supports.length > 0 && <Mastheads supports={home.supports} />,
    steps: <Steps steps={home.steps} />,
    services: <Services />,
    film: home.film && <HomeFilm film={home.film} />,
  };
  return home.blocks.map((name) => <Fragment key={name}>{blocks[name]}</Fragment>);
}

/** A film of the newspaper's own. */
function HomeFilm({ film }: { film: NonNullable<FrontPage["film"]> }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Section title={t`En vidéo`}>
      <div className="w-full max-w-3xl">
        <Film
          film={film}
          language={language}
          labels={{ film: t`Film du journal`, captions: t`Sous-titres du film` }}
        />
      </div>
    </Section>
  );
}

/** The newspaper's own announcement of these days. */
function Announcement({ blocks }: { blocks: NonNullable<FrontPage["announcement"]> }) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Annonce du journal`}
      className="-mb-8 flex flex-col gap-2 rounded-card border border-line border-s-4 border-s-brand bg-surface p-5 lg:-mb-10"
    >
      <RichText blocks={blocks} />
    </aside>
  );
}

/** Title, description and structured data of the home page. */
function HomeHead() {
  const { t } = useLingui();
  const language = useLanguage();
  const newspaper = useSupport()?.label ?? "";
  const slug = useSupportSlug();
  const isAlone = useSupports().length === 1;
  return (
    <PageHead
      title={
        newspaper === "" || newspaper === siteName(language)
          ? t`Annonces légales, appels d’offres et petites annonces au Maroc`
          : t`${newspaper} : annonces légales, appels d’offres et petites annonces`
      }
      description={t`Commandez vos annonces dans la presse marocaine, en français et en arabe, avec leur aperçu et leur prix, et lisez celles qui viennent de paraître.`}
      canonical="/"
      newspaper={isAlone ? null : slug}
      jsonLd={
        import.meta.env.SSR ? (url) => [website(url, language, "/annonces?recherche=")] : undefined
      }
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

/** Number of ads beside the leading one, which takes the space of as many. */
const BESIDE_LEAD = 4;

/** Latest published ads, each in its own language; the first one with a photo leads. */
function LatestPublishedAds({ publishedAds }: Pick<FrontPage, "publishedAds">) {
  const { t } = useLingui();
  const link = useLink();
  const lead = publishedAds.find(({ photo }) => photo !== null);
  const others = publishedAds.filter((publishedAd) => publishedAd !== lead);
  return (
    <Section
      title={t`Dernières annonces`}
      more={{ label: t`Toutes les annonces`, href: link(listingPath({ slug: null, page: 1 })) }}
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {lead && (
          <li className="sm:col-span-2 sm:row-span-2">
            <PublishedAdEntry publishedAd={lead} tellsHeading photoSize="whole" lines={4} />
          </li>
        )}
        {(lead ? others.slice(0, BESIDE_LEAD) : others).map((publishedAd) => (
          <li key={publishedAd.id}>
            <PublishedAdEntry publishedAd={publishedAd} tellsHeading photoSize="none" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
