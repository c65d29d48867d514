import { useLingui } from "@lingui/react/macro";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { breadcrumbs } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { Skeleton } from "@parution/kit/skeleton";
import { Navigate, useLocation, useParams } from "react-router";
import {
  movedPublishedAdPath,
  publishedAdPath,
} from "../../shared/published-ads/listing-address.ts";
import {
  PublishedAdEntry,
  type PublishedAdSummary,
} from "../../shared/published-ads/published-ad-entry.tsx";
import { usePlaces } from "../../shared/published-ads/use-places.ts";
import {
  type PublishedAd,
  type PublishedAdAddress,
  publishedAdAddressOf,
  usePublishedAd,
} from "./published-ad.data.ts";
import { advertisement } from "./published-ad-json-ld.ts";
import { PublishedAdSheet } from "./published-ad-sheet.tsx";

/** Public page of a published ad. */
export default function PublishedAdPage() {
  const link = useLink();
  const address = publishedAdAddressOf(useParams(), useSearch());
  return address === null ? (
    <Navigate to={link("/404")} replace />
  ) : (
    <PublishedAdAt key={address.id} address={address} />
  );
}

function PublishedAdAt({ address }: { address: PublishedAdAddress }) {
  const { t } = useLingui();
  const link = useLink();
  const params = useParams();
  const { search } = useLocation();
  const { data: publishedAd, error, mutate } = usePublishedAd(address);
  if (error?.status === 404 || error?.status === 400) {
    return <Navigate to={link("/404")} replace />;
  }
  const failure = error !== undefined && (
    <ReadFailure
      title={t`Cette annonce ne peut pas être affichée`}
      error={error}
      isBesideOld={publishedAd !== undefined}
      onRetry={() => void mutate()}
    />
  );
  if (publishedAd === undefined) return failure || <PublishedAdSkeleton />;
  const moved = movedPublishedAdPath(params, publishedAd);
  if (moved !== null) return <Navigate to={`${link(moved)}${search}`} replace />;
  return (
    <div className="flex flex-col gap-16">
      <PublishedAdHead publishedAd={publishedAd} />
      {failure}
      <PublishedAdSheet publishedAd={publishedAd} />
      {publishedAd.similar.length > 0 && <SimilarPublishedAds publishedAds={publishedAd.similar} />}
    </div>
  );
}

/** Placeholder of a published ad while it loads. */
function PublishedAdSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de l’annonce`} className="flex flex-col gap-6">
      <Skeleton shape="title" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 max-w-none" />
        <Skeleton className="h-64 max-w-none" />
      </div>
    </div>
  );
}

/** Published ads of the same kind. */
function SimilarPublishedAds({ publishedAds }: { publishedAds: readonly PublishedAdSummary[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="similar" className="flex flex-col gap-6 border-t border-line pt-8">
      <h2
        id="similar"
        className="font-headline text-title text-heading"
      >{t`Annonces similaires`}</h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {publishedAds.map((publishedAd) => (
          <li key={publishedAd.id}>
            <PublishedAdEntry publishedAd={publishedAd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Title, description and sharing metadata of a published ad. */
function PublishedAdHead({ publishedAd }: { publishedAd: PublishedAd }) {
  const { t } = useLingui();
  const places = usePlaces(publishedAd);
  const { id, slug, title, excerpt, city, heading, photos } = publishedAd;
  const path = publishedAdPath({ headingSlug: heading.slug, slug, id });
  const [photo] = photos;
  return (
    <PageHead
      title={city === null ? title : t`${title}, ${city}`}
      description={excerpt || t`${title}, annonce de la rubrique ${heading.label}.`}
      canonical={path}
      kind="article"
      image={photo && { src: photo.url, alt: title }}
      jsonLd={
        import.meta.env.SSR
          ? (url) => [
              advertisement(url, {
                ...publishedAd,
                path,
                text: publishedAd.webContent ?? excerpt,
                heading: heading.label,
                newspaper: publishedAd.support.label,
                images: photos.map((one) => one.url),
              }),
              breadcrumbs(url, [...places, { name: title, path }]),
            ]
          : undefined
      }
    />
  );
}
