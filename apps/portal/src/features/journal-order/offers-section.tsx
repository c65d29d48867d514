import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ButtonLink } from "@parution/kit/button";
import { type Offer, useSubscriptionOffers } from "../../shared/use-offers.ts";

/** The subscriptions of every newspaper; none where none is sold. */
export function OffersSection() {
  const { t } = useLingui();
  const { data: offers = [] } = useSubscriptionOffers();
  const bySupport = Map.groupBy(offers, ({ support }) => support.label);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="grid gap-8 border-line border-t pt-10">
      <h2 id="offers" className="font-headline text-heading text-title">
        {t`Abonnements`}
      </h2>
      {Array.from(bySupport, ([label, sold]) => (
        <div key={label} className="grid gap-4">
          <h3 className="font-headline text-heading text-title-sm">{label}</h3>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {sold.map((offer) => (
              <li key={offer.id} className="grid">
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const { id, title, description, total, support } = offer;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h4 className="font-semibold text-lead">{title}</h4>
      <p className="grow text-body-sm text-fg-muted">{description}</p>
      <p className="font-semibold text-title-sm tabular-nums">{formatAmount(total, language)}</p>
      <ButtonLink
        href={link(`/recap-annonce/abonnement/offres/confirmation/${id}/${support.id}`)}
        aria-label={t`S’abonner : ${title}, ${support.label}`}
      >
        {t`S’abonner`}
      </ButtonLink>
    </article>
  );
}
