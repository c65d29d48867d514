import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";
import { Alert } from "@parution/kit/alert";
import { BalanceCard } from "@parution/kit/balance-card";
import { Button, ButtonLink } from "@parution/kit/button";
import { EditIcon } from "@parution/kit/icon";
import { Avatar } from "@parution/kit/identity-card";
import { Skeleton } from "@parution/kit/skeleton";
import { permissionsOf } from "@parution/rules/access";
import { Suspense, useState } from "react";
import { TopUpButton } from "../shared/account/top-up-button.tsx";
import { useBusiness, useCivility, useCurrentUser } from "../shared/account/use-account.ts";

type User = CallAnswer<typeof readCurrentUser>;
type Business = CallAnswer<typeof readBusiness>;

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

/** Signed-in user: photo, civility and name, telephone, e-mail. */
function Person({ user }: { user: User }) {
  const { firstName, lastName, photoUrl, phone, email } = user;
  const civility = useCivility(user.civility);
  const name = `${firstName} ${lastName}`;
  const [mailbox, domain] = email.split(/(?=@[^@]*$)/);
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} photo={photoUrl ?? undefined} />
      <div className="grid min-w-0 gap-0.5 text-body-sm text-fg-muted wrap-anywhere">
        <p className="font-semibold text-body text-fg">
          <bdi>{`${civility} ${name}`}</bdi>
        </p>
        {phone && (
          <p className="tabular-nums">
            <bdi dir="ltr">{phone}</bdi>
          </p>
        )}
        <p>
          <bdi dir="ltr">
            {mailbox}
            <wbr />
            {domain}
          </bdi>
        </p>
      </div>
    </div>
  );
}

const ProfileDialog = lazyComponent(() =>
  import("../features/profile/profile-dialog.tsx").then((module) => module.ProfileDialog),
);

/** Button of the profile popup, which is loaded with its texts on demand. */
function ProfileButton() {
  const { t } = useLingui();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        onClick={() => {
          void messagesOf(language, "profile"); // Requested while the popup itself is loading.
          setOpen(true);
        }}
      >
        <EditIcon />
        {t`Modifier mon profil`}
      </Button>
      {open && (
        <Suspense>
          <ProfileDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
