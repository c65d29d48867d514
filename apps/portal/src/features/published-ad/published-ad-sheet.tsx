import { useLingui } from "@lingui/react/macro";
import { directionOf } from "@parution/app/i18n/languages.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Breadcrumbs } from "@parution/kit/breadcrumbs";
import { formatDayFirst } from "@parution/rules/dates";
import { keepPhones } from "@parution/rules/lines";
import { useSyncExternalStore } from "react";
import { AdPreview } from "../../shared/ad-preview/ad-preview.tsx";
import { visualOf } from "../../shared/ad-preview/ad-visual.ts";
import { AdPhotos } from "../../shared/published-ads/ad-photos.tsx";
import { ShareButtons } from "../../shared/published-ads/share-buttons.tsx";
import { useCrumbs, usePlaces } from "../../shared/published-ads/use-places.ts";
import { ContactAdvertiser } from "./contact-advertiser.tsx";
import type { PublishedAd } from "./published-ad.data.ts";
import { PublishedAdFacts } from "./published-ad-facts.tsx";

/** A published ad: photos and text as printed, with its facts and its advertiser. */
export function PublishedAdSheet({ publishedAd }: { publishedAd: PublishedAd }) {
  return (
    <article className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="lg:col-span-2">
        <PublishedAdTitle publishedAd={publishedAd} />
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        {publishedAd.photos.length > 0 && (
          <AdPhotos photos={publishedAd.photos} title={publishedAd.title} />
        )}
        <Words publishedAd={publishedAd} />
        <Printed publishedAd={publishedAd} />
      </div>
      <div className="flex flex-col gap-8 lg:sticky lg:top-24">
        <ContactAdvertiser publishedAd={publishedAd} />
        <PublishedAdFacts publishedAd={publishedAd} />
        <ShareAd title={publishedAd.title} />
      </div>
    </article>
  );
}

/** Text of the published ad online, in its own language. */
function Words({ publishedAd: { webContent, language } }: { publishedAd: PublishedAd }) {
  if (!webContent) return null;
  return (
    <p
      lang={language}
      dir={directionOf(language)}
      className="me-auto max-w-[32em] text-lead whitespace-pre-line wrap-anywhere"
    >
      {keepPhones(webContent)}
    </p>
  );
}

function Printed({ publishedAd }: { publishedAd: PublishedAd }) {
  const { t } = useLingui();
  const { support } = publishedAd;
  const isOnline = support.medium === "digital";
  // A digital support publishes the text above.
  if (isOnline && publishedAd.webContent) return null;
  return (
    <AdPreview
      label={t`Telle que parue dans ${support.label}`}
      heading={publishedAd.printedHeading}
      content={visualOf({ ...publishedAd, medium: support.medium })}
      newspaper={support.slug}
    />
  );
}

/** Breadcrumbs, title, place and date of a published ad. */
function PublishedAdTitle({ publishedAd }: { publishedAd: PublishedAd }) {
  const { t } = useLingui();
  const { title, language, city, publishedOn, support } = publishedAd;
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs label={t`Vous êtes ici`} items={useCrumbs(usePlaces(publishedAd))} />
      <PageTitle variant="article" language={language}>
        {keepPhones(title)}
      </PageTitle>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-body-sm text-fg-muted">
        <bdi className="font-semibold text-fg">{support.label}</bdi>
        <time dateTime={publishedOn} className="tabular-nums">
          <bdi>{formatDayFirst(publishedOn)}</bdi>
        </time>
        {city !== null && <bdi>{city}</bdi>}
      </p>
    </header>
  );
}

interface ShareAdProps {
  title: string;
}

/** Shares the page's own address, known in the browser only. */
function ShareAd({ title }: ShareAdProps) {
  const url = useSyncExternalStore(
    () => () => undefined,
    () => `${location.origin}${location.pathname}`,
    () => "",
  );
  return <ShareButtons url={url} title={title} />;
}
