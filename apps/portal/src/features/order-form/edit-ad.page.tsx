import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink, useSearch } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ApiError } from "@parution/contract/errors";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { goToField } from "@parution/kit/error-summary";
import { KeyValueList } from "@parution/kit/key-value-list";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { idIn } from "../../shared/id-in.ts";
import { NotFoundView } from "../../shared/not-found-view.tsx";
import { ConfirmEditSection } from "./edit/confirm-edit-section.tsx";
import { useEditStart } from "./edit/use-edit-start.ts";
import type { EditedAd } from "./form-mode.ts";
import { FormStart } from "./form-start.tsx";

/** Page that edits an ordered ad, with the cost of the change. */
export default function EditAdPage() {
  const { t } = useLingui();
  const adId = idIn(useParams().adId);
  const [edited, setEdited] = useState<EditedAd | null>(null);
  if (adId === null) return <NotFoundView title={t`Cette annonce est introuvable.`} />;
  if (edited === null) return <EditedForm key={adId} adId={adId} onEdited={setEdited} />;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{t`Modifier l’annonce`}</PageTitle>
      <EditDone edited={edited} onAgain={() => setEdited(null)} />
    </div>
  );
}

interface EditedFormProps {
  adId: number;
  onEdited: (edited: EditedAd) => void;
}

function EditedForm({ adId, onEdited }: EditedFormProps) {
  const { t } = useLingui();
  const start = useEditStart(adId);
  useNamedField();
  const { error } = start;
  if (start.start === null && error instanceof ApiError && error.status === 404) {
    return <NotFoundView title={error.message} />;
  }
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{t`Modifier l’annonce`}</PageTitle>
      <FormStart {...start} confirm={ConfirmEditSection} onEdited={onEdited} />
    </div>
  );
}

/** Milliseconds that a field may take to appear: its section, its choices and their code are loaded one after the other. */
const FIELD_TIMEOUT = 15_000;

/** Leads to the field that the address names (`?champ=dates`) as soon as it is there, unless the user presses a key or the pointer before. */
function useNamedField(): void {
  const field = useSearch().get("champ");
  useEffect(() => {
    if (field === null || goToField(field)) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const stop = () => stopping.abort();
    const observer = new MutationObserver(() => {
      if (goToField(field)) stop();
    });
    signal.addEventListener("abort", () => observer.disconnect());
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled"],
    });
    const timer = setTimeout(stop, FIELD_TIMEOUT);
    for (const event of ["pointerdown", "keydown"] as const)
      addEventListener(event, stop, { signal });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [field]);
}

/** Confirmation of an edit: the server's message, the difference, and the next steps. */
function EditDone({ edited, onAgain }: { edited: EditedAd; onAgain: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { settled, corrected, total, difference, orderId } = edited;
  const amount = (centimes: number) => formatAmount(centimes, language);
  const moved = difference > 0 ? t`Prélevé en plus` : t`Crédité`;
  return (
    <div ref={top} tabIndex={-1} className="grid max-w-prose gap-6 outline-none">
      <Alert tone="success" labels={{ tone: t`Information` }}>
        {edited.message}
      </Alert>
      <KeyValueList
        items={[
          { id: "total", label: t`Total de la commande`, value: amount(total) },
          ...(difference === 0
            ? []
            : [{ id: "moved", label: moved, value: amount(Math.abs(difference)) }]),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={link("/mes-annonces")}>
          {t`Voir mes annonces`}
        </ButtonLink>
        {!settled && (
          <ButtonLink href={link(`/recap-annonce/${orderId}`)}>{t`Payer la commande`}</ButtonLink>
        )}
        {!corrected && <Button onClick={onAgain}>{t`Modifier encore`}</Button>}
      </div>
    </div>
  );
}
