import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { useState } from "react";
import { useParams } from "react-router";
import { NotFoundView } from "../../shared/not-found/not-found-view.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { ConfirmEditSection } from "./components/confirm-edit-section.tsx";
import { EditDone } from "./components/edit-done.tsx";
import { FormStart } from "./components/form-start.tsx";
import type { EditedAd } from "./model/form-mode.ts";
import { useEditStart } from "./model/use-edit-start.ts";
import { useNamedField } from "./model/use-named-field.ts";

/** Changes an ad that was ordered: the form with all that it says, and what the change costs (specification 1, point 2). */
export default function EditAdPage() {
  const { t } = useLingui();
  const adId = adIdIn(useParams().adId);
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

function adIdIn(segment: string | undefined): number | null {
  return segment !== undefined && /^\d{1,9}$/.test(segment) ? Number(segment) : null;
}
