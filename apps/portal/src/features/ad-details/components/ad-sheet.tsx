import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { AdPreview } from "../../../shared/ad-preview/ad-preview.tsx";
import type { AdDetails } from "../api/use-my-ad.ts";
import { contentOf } from "../model/ad-content.ts";
import { AdFacts } from "./ad-facts.tsx";
import { ShareButtons } from "./share-buttons.tsx";

/** Few ads have photos: what shows them comes with the first. */
const AdPhotos = lazy(() =>
  import("./ad-photos.tsx").then((module) => ({ default: module.AdPhotos })),
);

/** An ad as it appears, beside its facts. */
export function AdSheet({ ad }: { ad: AdDetails }) {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <AdPreview heading={ad.heading.label} content={contentOf(ad)} newspaper={ad.support.slug} />
        {ad.photoUrls.length > 0 && (
          <Suspense>
            <AdPhotos urls={ad.photoUrls} title={ad.title} />
          </Suspense>
        )}
        {ad.webContent && (
          <section aria-label={t`Contenu web`} className="flex flex-col gap-3">
            <h2 className="text-title-sm text-heading">{t`Contenu web`}</h2>
            <p className="max-w-prose whitespace-pre-line" dir="auto">
              {ad.webContent}
            </p>
          </section>
        )}
      </div>
      <div className="flex flex-col gap-8">
        <AdFacts ad={ad} />
        {ad.online && ad.publicUrl !== null && <ShareButtons url={ad.publicUrl} title={ad.title} />}
      </div>
    </div>
  );
}
