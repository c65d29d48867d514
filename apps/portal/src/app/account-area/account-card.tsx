import { useLingui } from "@lingui/react/macro";
import { BalanceCard } from "@parution/kit/balance-card";
import { Skeleton } from "@parution/kit/skeleton";
import { permissionsOf } from "@parution/rules/access";
import { useBusiness, useStanding } from "../../shared/account/use-account.ts";
import { formatAmount } from "../../shared/formats/formats.ts";
import { useLanguage } from "../../shared/links/links.tsx";
import { useSession } from "../../shared/session/session-store.ts";
import { TopUpButton } from "../../shared/top-up/top-up-button.tsx";

/** The person and what they can spend (specification 1, point 2: account header). */
export function AccountCard() {
  const { t } = useLingui();
  const language = useLanguage();
  const session = useSession();
  const standing = useStanding();
  const { data: business } = useBusiness();
  if (standing === null || business === undefined) return <Skeleton className="h-28" />;

  const { balance, freeBalance } = business;
  const { seesTermBalance, mayTopUp } = permissionsOf(standing);
  return (
    <div className="flex flex-col gap-3">
      <p className="truncate font-semibold">
        <bdi>{session?.user.name}</bdi>
      </p>
      <BalanceCard
        label={seesTermBalance ? t`Solde à terme` : t`Solde`}
        amount={balance}
        format={(centimes) => formatAmount(centimes, language)}
        free={{ label: t`Solde gratuit`, amount: freeBalance }}
        action={mayTopUp && <TopUpButton />}
        labels={{ unknown: t`Indisponible`, negative: t`Solde débiteur` }}
      />
    </div>
  );
}
