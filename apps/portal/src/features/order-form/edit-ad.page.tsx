import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ApiError } from "@parution/contract/errors";
import { goToField } from "@parution/kit/error-summary";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { idIn } from "../../shared/id-in.ts";
import { NotFoundView } from "../../shared/not-found-view.tsx";
import { ConfirmEditSection } from "./edit/confirm-edit-section.tsx";
import { EditDone } from "./edit/edit-done.tsx";
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
export function useNamedField(): void {
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
