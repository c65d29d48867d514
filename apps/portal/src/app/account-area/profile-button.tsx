import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { EditIcon } from "@parution/kit/icon";
import { Suspense, useState } from "react";

const ProfileDialog = lazyComponent(() =>
  import("../../features/profile/profile-dialog.tsx").then((module) => module.ProfileDialog),
);

/** Button of the profile popup, which is loaded with its texts on demand. */
export function ProfileButton() {
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
