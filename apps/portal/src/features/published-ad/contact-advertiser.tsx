import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Button } from "@parution/kit/button";
import { LockIcon, MailIcon, UserIcon } from "@parution/kit/icon";
import { Suspense, useState } from "react";
import type { PublishedAd } from "./published-ad.data.ts";

/** Few visitors write: the form is loaded on demand. */
const ContactDialog = lazyComponent(() =>
  import("./contact-dialog.tsx").then((module) => module.ContactDialog),
);

/** Name of the advertiser, unless it is confidential, and the button that writes to them. */
export function ContactAdvertiser({ publishedAd }: { publishedAd: PublishedAd }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label={t`Annonceur`}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5"
    >
      <Advertiser advertiser={publishedAd.advertiser} />
      <Button variant="primary" width="full" onClick={() => setOpen(true)}>
        <MailIcon />
        {t`Contacter l’annonceur`}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactDialog publishedAd={publishedAd} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Advertiser({ advertiser }: Pick<PublishedAd, "advertiser">) {
  const { t } = useLingui();
  const Icon = advertiser === null ? LockIcon : UserIcon;
  return (
    <p className="flex items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
        <Icon className="size-6" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="text-caption text-fg-muted">{t`Annonceur`}</span>
        <span className="font-semibold wrap-anywhere">
          <bdi>{advertiser?.name ?? t`Annonceur confidentiel`}</bdi>
        </span>
      </span>
    </p>
  );
}
