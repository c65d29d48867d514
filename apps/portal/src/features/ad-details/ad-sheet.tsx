import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Skeleton } from "@parution/kit/skeleton";
import { keepPhones } from "@parution/rules/lines";
import { Suspense } from "react";
import { AdPreview } from "../../shared/ad-preview/ad-preview.tsx";
import { visualOf } from "../../shared/ad-preview/ad-visual.ts";
import { ShareButtons } from "../../shared/published-ads/share-buttons.tsx";
import { AdFacts } from "./ad-facts.tsx";
import type { AdDetails } from "./use-my-ad.ts";

/** Few ads have photos: the photo viewer is loaded with the first. */
const AdPhotos = lazyComponent(() =>
  import("../../shared/published-ads/ad-photos.tsx").then((module) => module.AdPhotos),
);

/** Reads before links. */
const AdCalendar = lazyComponent(() =>
  import("./ad-calendar.tsx").then((module) => module.AdCalendar),
);

/** An ad as it appears, beside its facts. */
export function AdSheet({ ad }: { ad: AdDetails }) {
  const { t } = useLingui();
  const isOver = ad.status === "cancelled" || ad.status === "archived";
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <AdPreview
          heading={ad.printedHeading}
          content={visualOf({ ...ad, medium: ad.support.medium, format: ad.product.format })}
          newspaper={ad.support.slug}
        />
        {ad.photoUrls.length > 0 && (
          <Suspense fallback={<Skeleton shape="block" className="aspect-4/3 h-auto" />}>
            <AdPhotos photos={ad.photoUrls.map((url) => ({ url }))} title={ad.title} />
          </Suspense>
        )}
        {ad.webContent && (
          <section aria-label={t`Contenu web`} className="flex flex-col gap-3">
            <h2 className="text-title-sm text-heading">{t`Contenu web`}</h2>
            <p className="max-w-prose whitespace-pre-line" dir="auto">
              {keepPhones(ad.webContent)}
            </p>
          </section>
        )}
      </div>
      <div className="flex flex-col gap-8">
        <AdFacts ad={ad} />
        <Suspense fallback={!isOver && <Skeleton shape="block" className="h-21" />}>
          <AdCalendar adId={ad.id} isOver={isOver} />
        </Suspense>
        {ad.online && ad.publicUrl !== null && <ShareButtons url={ad.publicUrl} title={ad.title} />}
      </div>
    </div>
  );
}
