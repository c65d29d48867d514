import { useLingui } from "@lingui/react/macro";
import { Dialog } from "@parution/kit/dialog";
import { Skeleton } from "@parution/kit/skeleton";
import { use } from "react";
import { useBusiness, useCurrentUser } from "../../shared/account/use-account.ts";
import { useErrorText } from "../../shared/api/error-text.ts";
import { messagesOf } from "../../shared/i18n/catalogs.ts";
import { ErrorState } from "../../shared/later-kit/later-kit.tsx";
import { useLanguage } from "../../shared/links/links.tsx";
import { ProfileTabs } from "./components/profile-tabs.tsx";

/** Who one is, and one's company (specification 1, point 2: profile popup). */
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
