import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { BalanceCard } from "@parution/kit/balance-card";
import { Button, ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { permissionsOf } from "@parution/rules/access";
import { TopUpButton } from "../../shared/account/top-up-button.tsx";
import { useBusiness, useCurrentUser } from "../../shared/account/use-account.ts";
import { type Business, Person, type User } from "./person.tsx";
import { ProfileButton } from "./profile-button.tsx";

/** Signed-in user and balance. */
export function AccountCard() {
  const user = useCurrentUser();
  const business = useBusiness();
  if (user.data && business.data) return <Known user={user.data} business={business.data} />;
  const error = user.error ?? business.error;
  if (!error) return <Skeleton shape="block" className="h-64" />;
  const retry = () => {
    void user.mutate();
    void business.mutate();
  };
  return <Unknown error={error} onRetry={retry} />;
}

function Known({ user, business }: { user: User; business: Business }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: configs } = useConfigs();
  const may = permissionsOf({ ...business, ...user });
  const backOffice = may.seesBackOffice && configs?.links.backOffice;
  return (
    <div className="flex flex-col gap-4">
      <Person user={user} />
      <div className="flex flex-wrap gap-2">
        <ProfileButton />
        {backOffice && (
          <ButtonLink size="sm" variant="quiet" href={backOffice}>
            {t`Administration`}
          </ButtonLink>
        )}
      </div>
      <BalanceCard
        label={may.seesTermBalance ? t`Solde à terme` : t`Solde`}
        amount={business.balance}
        format={(centimes) => formatAmount(centimes, language)}
        free={{ label: t`Solde gratuit`, amount: business.freeBalance }}
        action={may.mayTopUp && <TopUpButton />}
        labels={{ unknown: t`Indisponible`, negative: t`Solde débiteur` }}
      />
    </div>
  );
}

function Unknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Alert
      tone="danger"
      labels={{ tone: t`Erreur` }}
      action={<Button size="sm" onClick={onRetry}>{t`Réessayer`}</Button>}
    >
      {errorText(error)}
    </Alert>
  );
}
