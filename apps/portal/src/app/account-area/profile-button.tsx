import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { EditIcon } from "@parution/kit/icon";
import { lazy, Suspense, useState } from "react";
import { messagesOf } from "../../shared/i18n/catalogs.ts";
import { useLanguage } from "../../shared/links/links.tsx";

const loadDialog = () => import("../../features/profile/profile-dialog.tsx");
const ProfileDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.ProfileDialog })),
);

/** Opens the profile popup, which comes with its texts once it is asked for. */
export function ProfileButton() {
  const { t } = useLingui();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        onClick={() => {
          void messagesOf(language, "profile"); // Asked for while the popup itself is on its way.
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
