import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { EmptyState } from "@parution/kit/empty-state";
import { ErrorState } from "@parution/kit/error-state";
import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { useParams } from "react-router";
import { accountOf, ceilingOf } from "../../shared/account/account-of.ts";
import { useBusiness, useCurrentUser } from "../../shared/account/use-account.ts";
import { useSubscriptionOffers } from "../../shared/use-offers.ts";
import { SubscriptionForm } from "./subscription-form.tsx";

/** The recap of a subscription before it is ordered. */
export default function SubscriptionPage() {
  const { t } = useLingui();
  const link = useLink();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <Link variant="standalone" href={link("/commandes-journal")} className="self-start">
          <ArrowBackIcon className="size-4" />
          {t`Commander le journal`}
        </Link>
        <PageTitle>{t`Votre abonnement`}</PageTitle>
      </div>
      <NamedOffer />
    </div>
  );
}

/** The offer that the address selects, on its support. */
function NamedOffer() {
  const { t } = useLingui();
  const { offerId, supportId } = useParams();
  const { data: offers, error, mutate } = useSubscriptionOffers();
  const { data: business } = useBusiness();
  const { data: user } = useCurrentUser();
  const errorText = useErrorText();
  if (offers === undefined && error !== undefined) {
    return (
      <ErrorState
        title={t`Cet abonnement ne peut pas être affiché`}
        retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (offers === undefined || business === undefined || user === undefined) {
    return (
      <div role="status" aria-label={t`Chargement de l’abonnement`}>
        <Skeleton shape="block" />
      </div>
    );
  }
  const offer = offers.find(
    ({ id, support }) => String(id) === offerId && String(support.id) === supportId,
  );
  if (offer === undefined) {
    return <EmptyState title={t`Cet abonnement n’est plus proposé`} />;
  }
  return (
    <SubscriptionForm
      key={offer.id}
      offer={offer}
      known={{ address: business.address ?? "", phone: user.phone ?? business.phone ?? "" }}
      ceiling={ceilingOf(accountOf(user, business))}
      onPriceChanged={() => void mutate()}
    />
  );
}
