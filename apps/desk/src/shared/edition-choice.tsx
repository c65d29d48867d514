import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Select } from "@parution/kit/select";
import { useNavigate } from "react-router";
import { DayPicker } from "./day-picker.tsx";
import type { EditionKey, SupportFormat } from "./edition.data.ts";

interface EditionChoiceProps {
  edition: EditionKey;
  formats: readonly SupportFormat[];
  /** Page of the edition that shows another choice. */
  page: "pages" | "journal";
}

/** Newspaper and day of the edition in the address. */
export function EditionChoice({ edition, formats, page }: EditionChoiceProps) {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const go = ({ supportId, day }: EditionKey) =>
    void navigate(link(`/editions/${supportId}/${day}/${page}`));
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-xl">
      <Select
        label={t`Journal`}
        value={String(edition.supportId)}
        onChange={(event) => go({ ...edition, supportId: Number(event.currentTarget.value) })}
        items={formats.map(({ support }) => ({ value: String(support.id), label: support.label }))}
      />
      <DayPicker
        label={t`Édition du`}
        value={edition.day}
        onChange={(day) => day !== null && go({ ...edition, day })}
      />
    </div>
  );
}
