import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { MoneyField } from "@parution/kit/money-field";
import { NumberField } from "@parution/kit/number-field";
import { Select } from "@parution/kit/select";
import { Switch } from "@parution/kit/switch";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import type { CatalogueColumn, CatalogueValue } from "@parution/rules/catalogue";
import { isIsoDate } from "@parution/rules/dates";
import { DayPicker } from "../shared/day-picker.tsx";
import { ReferenceField } from "./reference-field.tsx";
import { useColumnHints, useColumnNames, useValueNames } from "./use-names.ts";

interface ColumnFieldProps {
  column: CatalogueColumn;
  value: CatalogueValue;
  error: string | undefined;
  /** It was set when the row was made. */
  isFixed: boolean;
  /** Label of a reference's row. */
  shown: string | undefined;
  onChange: (value: CatalogueValue) => void;
}

/** Field of one column, by its kind. */
export function ColumnField(props: ColumnFieldProps) {
  const { column, value, error, isFixed, shown, onChange } = props;
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const columnName = useColumnNames();
  const common = {
    label: columnName(column.name),
    note: column.optional ? t`facultatif` : undefined,
    error,
  };
  if (isFixed && column.kind === "reference") {
    return <TextField {...common} value={shown ?? ""} disabled />;
  }
  switch (column.kind) {
    case "flag":
      return (
        <Switch
          label={common.label}
          disabled={isFixed}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "count":
      return (
        <NumberField
          {...common}
          locale={locale}
          minValue={column.least}
          maxValue={column.most}
          disabled={isFixed}
          value={typeof value === "number" ? value : null}
          onChange={onChange}
          labels={{ decrement: t`Un de moins`, increment: t`Un de plus` }}
        />
      );
    case "price":
      return (
        <MoneyField
          {...common}
          unit={t`Dhs`}
          locale={locale}
          disabled={isFixed}
          value={typeof value === "number" ? value : null}
          onChange={onChange}
          labels={{
            unreadable: t`Écrivez un montant, par exemple 1 250,00.`,
            imprecise: t`Deux chiffres au plus après la virgule, et une espace entre les milliers : 1 250,00.`,
            tooSmall: (least) => t`Au moins ${least} Dhs.`,
            tooLarge: (most) => t`Au plus ${most} Dhs.`,
          }}
        />
      );
    case "day":
      return <DayField {...common} value={value} onChange={onChange} />;
    case "choice":
      return <ChoiceField {...props} {...common} />;
    case "reference":
      return (
        <ReferenceField
          {...common}
          table={column.of}
          value={typeof value === "number" ? value : null}
          required={column.optional !== true}
          placeholder={t`Choisissez`}
          onChange={onChange}
        />
      );
    default:
      return <WrittenField {...props} {...common} />;
  }
}

interface CommonProps {
  label: string;
  note: string | undefined;
  error: string | undefined;
}

type FieldProps = ColumnFieldProps & CommonProps;

function ChoiceField({ column, value, isFixed, onChange, label, note, error }: FieldProps) {
  const { t } = useLingui();
  const valueName = useValueNames();
  const description = useColumnHints()(column.name);
  const items = (column.values ?? []).map((one) => ({ value: one, label: valueName(one) }));
  return (
    <Select
      label={label}
      note={note}
      description={description}
      error={error}
      items={items}
      placeholder={t`Choisissez`}
      disabled={isFixed}
      value={value === null ? "" : String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Texts longer than a line. */
const LONG = 200;

function WrittenField({ column, value, isFixed, onChange, label, note, error }: FieldProps) {
  const { language, most = 0 } = column;
  const text = {
    label,
    note,
    error,
    maxLength: most,
    disabled: isFixed,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    value: String(value ?? ""),
  };
  return most > LONG ? (
    <TextArea {...text} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <TextField {...text} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

function DayField({
  value,
  onChange,
  ...common
}: CommonProps & Pick<ColumnFieldProps, "value" | "onChange">) {
  return (
    <DayPicker
      {...common}
      value={typeof value === "string" && isIsoDate(value) ? value : null}
      onChange={onChange}
    />
  );
}
