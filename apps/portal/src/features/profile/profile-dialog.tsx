import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Dialog } from "@parution/kit/dialog";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { use } from "react";
import { useBusiness, useCurrentUser } from "../../shared/account/use-account.ts";
import { ProfileTabs } from "./profile-tabs.tsx";

/** Profile of the user and of the company. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  use(messagesOf(useLanguage(), "profile"));
  const { t } = useLingui();
  const errorText = useErrorText();
  const user = useCurrentUser();
  const business = useBusiness();
  const title = t`Mon profil`;
  if (user.data && business.data) {
    return (
      <ProfileTabs title={title} onClose={onClose} user={user.data} business={business.data} />
    );
  }
  const error = user.error ?? business.error;
  const retry = () => {
    void user.mutate();
    void business.mutate();
  };
  return (
    <Dialog open size="md" onClose={onClose} closeLabel={t`Fermer`} title={title}>
      {error ? (
        <ErrorState
          title={t`Votre profil n’a pas pu être lu`}
          retry={{ label: t`Réessayer`, onRetry: retry }}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className="h-80" />
      )}
    </Dialog>
  );
}
