import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import type { AdContent } from "@parution/kit/ad-canvas";
import { ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense } from "react";
import { lineContent, modularContent, plainModularContent } from "../../ad-preview/ad-contents.ts";
import { AdProof } from "../../proof-button.tsx";
import type { Recap, RecapAd } from "../use-recap.ts";
import { AdChoices } from "./ad-choices.tsx";
import { OrderFacts } from "./order-facts.tsx";

const AdPreview = lazyComponent(() =>
  import("../../ad-preview/ad-preview.tsx").then((module) => module.AdPreview),
);

const CorrectionAlert = lazyComponent(() =>
  import("../../ads/correction-alert.tsx").then((module) => module.CorrectionAlert),
);

/** The ad as it will be printed, and the facts of its order. */
export function OrderedAd({ recap, ad }: { recap: Recap; ad: RecapAd }) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <>
      {ad.correction && (
        <Suspense fallback={<Skeleton shape="block" className="h-24" />}>
          <CorrectionAlert adId={ad.id} correction={ad.correction} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton shape="block" className="h-64" />}>
        <AdPreview
          heading={ad.printedHeading}
          content={contentOf(ad)}
          newspaper={recap.support?.slug}
        />
      </Suspense>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {recap.support?.medium === "print" && <AdProof adId={ad.id} />}
        {ad.mayEdit && !ad.correction && (
          <ButtonLink variant="secondary" href={link(`/modification-annonce/${ad.id}`)}>
            {t`Modifier l’annonce`}
          </ButtonLink>
        )}
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="font-headline font-semibold text-heading text-title-sm">
          {t`Votre annonce`}
        </h2>
        <AdChoices ad={ad} newspaper={recap.support?.label ?? null} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="font-headline font-semibold text-heading text-title-sm">
          {t`Votre commande`}
        </h2>
        <OrderFacts recap={{ ...recap, support: null }} />
      </section>
    </>
  );
}

const nothing = { title: "", body: "", footer: "" };

/** Content of an ordered ad's preview. */
function contentOf(ad: RecapAd): AdContent {
  const { paperContent: paper, canvas } = ad;
  if (paper.kind === "plain") {
    return canvas === null || ad.format === "line"
      ? lineContent(paper.text, ad.printedHeading, ad.wordBreak)
      : plainModularContent(canvas, paper.text, "", ad.printedHeading);
  }
  const text = [paper.title, paper.body, paper.footer].join("\n");
  if (canvas === null) return lineContent(text, ad.printedHeading, ad.wordBreak);
  return modularContent(canvas, paper, nothing, ad.printedHeading);
}
