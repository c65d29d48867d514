import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import type { StatusText } from "../status/translate-looks.ts";
import { FilterButtons } from "./filter-buttons.tsx";
import { FilterFold } from "./filter-fold.tsx";
import { textsOf } from "./form-search.ts";
import { filterOf, type ListFilter, searchOf } from "./list-filter.ts";

interface ListFilterFormProps<Status extends string> {
  /** Name of the search, such as «Filter my ads». */
  label: string;
  filter: ListFilter<Status>;
  /** The statuses one can filter by, in the order of life. */
  statuses: readonly Status[];
  texts: Readonly<Record<Status, StatusText>>;
  /** The address of the whole list. */
  resetHref: string;
  onFilter: (filter: ListFilter<Status>) => void;
}

/** Reference, dates and status; the address carries them, so that a filtered list can be kept and shared. */
export function ListFilterForm<Status extends string>(props: ListFilterFormProps<Status>) {
  const { label, filter, statuses, texts, resetHref, onFilter } = props;
  const { t, i18n } = useLingui();
  const isNarrowed = searchOf(filter) !== "";
  const options = statuses.map((value) => ({ value, label: i18n._(texts[value].label) }));
  return (
    <FilterFold label={label} isNarrowed={isNarrowed}>
      <form
        className="grid items-end gap-4 min-[23rem]:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1.5fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onFilter(filterOf(textsOf(new FormData(event.currentTarget)), statuses));
        }}
      >
        <TextField
          name="reference"
          className="max-sm:col-span-full"
          label={t`Référence`}
          defaultValue={filter.reference ?? ""}
        />
        <TextField name="du" type="date" label={t`Du`} defaultValue={filter.from ?? ""} />
        <TextField name="au" type="date" label={t`Au`} defaultValue={filter.to ?? ""} />
        <Select
          name="statut"
          className="max-sm:col-span-full"
          label={t`Statut`}
          options={[{ value: "", label: t`Tous` }, ...options]}
          defaultValue={filter.status ?? ""}
        />
        <FilterButtons className="max-sm:col-span-full" resetHref={isNarrowed ? resetHref : null} />
      </form>
    </FilterFold>
  );
}
