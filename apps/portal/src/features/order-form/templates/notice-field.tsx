import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { isIsoDate } from "@parution/rules/dates";
import {
  EMPTY_PERSON,
  NOTICE_FIELDS,
  type NoticeFieldId,
  type NoticeValue,
} from "@parution/rules/notices";
import { useController, useFormContext } from "react-hook-form";
import { AmountField, CountField, DayField } from "./figure-fields.tsx";
import type { KeptNotice } from "./kept-notice.ts";
import { choiceLabels, fieldLabels } from "./labels.ts";
import { PeopleFields, PersonFields } from "./person-fields.tsx";

interface NoticeFieldProps {
  id: NoticeFieldId;
  /** True for a field that may be empty. */
  optional: boolean;
  className: string | undefined;
}

/** One question of a notice, with the control that its answer calls for. */
export function NoticeField({ id, optional, className }: NoticeFieldProps) {
  const { t } = useLingui();
  const { control } = useFormContext<KeptNotice>();
  const { value, onChange } = useController({ control, name: `values.${id}` }).field;
  const field = NOTICE_FIELDS[id];
  const label = t(fieldLabels[id]);
  const frame = { label, note: optional ? t`facultatif` : undefined, className };
  switch (field.type) {
    case "money":
      return <AmountField {...frame} value={numberOf(value)} onChange={onChange} />;
    case "count":
      return <CountField {...frame} value={numberOf(value)} onChange={onChange} />;
    case "date":
      return <DayField {...frame} value={dateOf(value)} onChange={onChange} />;
    case "person":
      return <PersonFields {...frame} person={personOf(value)} onChange={onChange} />;
    case "people": {
      const { withShares } = field;
      return (
        <PeopleFields
          {...frame}
          withShares={withShares}
          onChange={onChange}
          people={peopleOf(value)}
        />
      );
    }
    case "choice":
      return (
        <Select
          {...frame}
          value={textOf(value)}
          onChange={onChange}
          items={field.choices.map((choice) => ({
            value: choice,
            label: t(choiceLabels[choice]),
          }))}
        />
      );
    case "lines":
      return <TextArea {...frame} rows={4} value={textOf(value)} onChange={onChange} />;
    default:
      return (
        <TextField
          {...frame}
          dir="auto"
          inputMode={field.type === "ice" ? "numeric" : undefined}
          placeholder={field.type === "time" ? "10:00" : undefined}
          value={textOf(value)}
          onChange={onChange}
        />
      );
  }
}

const textOf = (value: NoticeValue) => (typeof value === "string" ? value : "");
const numberOf = (value: NoticeValue) => (typeof value === "number" ? value : null);
const dateOf = (value: NoticeValue) =>
  typeof value === "string" && isIsoDate(value) ? value : null;
const personOf = (value: NoticeValue) =>
  typeof value === "object" && value !== null && "name" in value ? value : EMPTY_PERSON;
const peopleOf = (value: NoticeValue) =>
  typeof value === "object" && value !== null && !("name" in value) ? value : [];
