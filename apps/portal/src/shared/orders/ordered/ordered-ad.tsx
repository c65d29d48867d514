import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense } from "react";
import type { Recap } from "../use-recap.ts";
import { AdChoices } from "./ad-choices.tsx";
import { type OrderedAd as Ad, contentOf } from "./ad-content.ts";
import { AdProof } from "./ad-proof.tsx";
import { OrderFacts } from "./order-facts.tsx";

const AdPreview = lazyComponent(() =>
  import("../../ad-preview/ad-preview.tsx").then((module) => module.AdPreview),
);
/** The ad as it will be printed, and the facts of its order. */
export function OrderedAd({ recap, ad }: { recap: Recap; ad: Ad }) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" className="h-64" />}>
        <AdPreview
          heading={ad.printedHeading}
          content={contentOf(ad)}
          newspaper={recap.support?.slug}
        />
      </Suspense>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {recap.support?.medium === "print" && <AdProof adId={ad.id} />}
        {ad.mayEdit && (
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
