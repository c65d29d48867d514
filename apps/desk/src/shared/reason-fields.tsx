import { useLingui } from "@lingui/react/macro";
import { LONGEST_EDITION_REASON } from "@parution/contract/limits";
import { TextField } from "@parution/kit/text-field";
import type { ComponentProps } from "react";

type Field = Omit<ComponentProps<typeof TextField>, "label">;

/** Reason of a day without its edition, in both languages: the fields of a form whose caller lays them out. */
export function ReasonFields({ french, arabic }: { french: Field; arabic: Field }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        {...french}
        label={t`Motif en français`}
        lang="fr"
        dir="ltr"
        maxLength={LONGEST_EDITION_REASON}
      />
      <TextField
        {...arabic}
        label={t`Motif en arabe`}
        lang="ar"
        dir="rtl"
        maxLength={LONGEST_EDITION_REASON}
      />
    </>
  );
}
