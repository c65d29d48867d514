import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense } from "react";
import { AdPreview } from "../../ad-preview/ad-preview.tsx";
import { useLink } from "../../links/links.tsx";
import type { Recap } from "../use-recap.ts";
import { AdChoices } from "./ad-choices.tsx";
import { type OrderedAd as Ad, contentOf } from "./ad-content.ts";
import { OrderFacts } from "./order-facts.tsx";

const AdProof = lazy(() =>
  import("./ad-proof.tsx").then((module) => ({ default: module.AdProof })),
);

/** The ad as it will be printed, and the facts of its order. */
export function OrderedAd({ recap, ad }: { recap: Recap; ad: Ad }) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <>
      <AdPreview
        heading={ad.printedHeading}
        content={contentOf(ad)}
        newspaper={recap.support?.slug}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {recap.support?.medium === "print" && (
          <Suspense fallback={<Skeleton className="h-11 w-44" />}>
            <AdProof adId={ad.id} />
          </Suspense>
        )}
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
