import { useLingui } from "@lingui/react/macro";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { DateRangeFields, useRangeCheck } from "../../../shared/list/date-range-fields.tsx";
import { FilterButtons } from "../../../shared/list/filter-buttons.tsx";
import { FilterFold } from "../../../shared/list/filter-fold.tsx";
import {
  type InvoiceFilter,
  invoiceFilterOf,
  invoiceKindList,
  invoiceSearchOf,
  invoiceStatusList,
} from "../model/invoice-filter.ts";
import { invoiceKinds, invoiceStatuses } from "./invoice-looks.ts";

interface InvoiceFilterFormProps {
  filter: InvoiceFilter;
  /** The address of the whole list. */
  resetHref: string;
  onFilter: (filter: InvoiceFilter) => void;
}

/** Reference, days, what is settled, invoices or credit notes: the address carries them. */
export function InvoiceFilterForm({ filter, resetHref, onFilter }: InvoiceFilterFormProps) {
  const { t, i18n } = useLingui();
  const isNarrowed = invoiceSearchOf(filter) !== "";
  const { onSubmit, range } = useRangeCheck(filter, invoiceFilterOf, onFilter);
  const any = { value: "", label: t`Tous` };
  const statuses = invoiceStatusList.map((value) => ({
    value,
    label: i18n._(invoiceStatuses[value].label),
  }));
  const kinds = invoiceKindList.map((value) => ({
    value,
    label: i18n._(invoiceKinds[value].label),
  }));
  return (
    <FilterFold label={t`Filtrer mes factures`} isNarrowed={isNarrowed}>
      <form
        className="grid items-end gap-4 min-[23rem]:grid-cols-2 lg:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_repeat(2,10.5rem)_repeat(2,minmax(0,8.5rem))_auto]"
        onSubmit={onSubmit}
      >
        <TextField
          name="reference"
          className="max-xl:col-span-full"
          label={t`Référence`}
          defaultValue={filter.reference ?? ""}
        />
        <DateRangeFields
          labels={{ from: t`Émise dès le`, to: t`Émise jusqu’au` }}
          filter={filter}
          range={range}
        />
        <Select
          name="statut"
          label={t`Paiement`}
          options={[any, ...statuses]}
          defaultValue={filter.status ?? ""}
        />
        <Select
          name="etat"
          label={t`Document`}
          options={[any, ...kinds]}
          defaultValue={filter.kind ?? ""}
        />
        <FilterButtons className="max-xl:col-span-full" resetHref={isNarrowed ? resetHref : null} />
      </form>
    </FilterFold>
  );
}
