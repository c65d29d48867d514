import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { FilterButtons } from "@parution/app/lists/filter-buttons.tsx";
import { FilterFold } from "@parution/app/lists/filter-fold.tsx";
import { PeriodFilter, useFilterForm } from "@parution/app/lists/period-filter.tsx";
import type { StatusText } from "@parution/app/lists/status-text.ts";
import { ArrowBackIcon, CheckCircleIcon, ReceiptIcon, WalletIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import type { InvoiceKind, InvoiceStatus } from "@parution/rules/invoices";
import {
  type InvoiceFilter,
  invoiceKindList,
  invoiceSearchOf,
  invoiceStatusList,
  parseInvoiceFilter,
} from "./invoices.data.ts";

/** Badge variants of an invoice's settlement. */
export const invoiceStatuses: Readonly<Record<InvoiceStatus, StatusText>> = {
  toSettle: {
    label: msg({ message: "À payer", context: "facture" }),
    icon: WalletIcon,
    tone: "warning",
  },
  settled: {
    label: msg({ message: "Payée", context: "facture" }),
    icon: CheckCircleIcon,
    tone: "success",
  },
};

/** Badge variants of invoice and credit note. */
export const invoiceKinds: Readonly<Record<InvoiceKind, StatusText>> = {
  invoice: { label: msg`Facture`, icon: ReceiptIcon, tone: "neutral" },
  credit_note: { label: msg`Avoir`, icon: ArrowBackIcon, tone: "info" },
};

interface InvoiceFilterFormProps {
  filter: InvoiceFilter;
  /** Path of the unfiltered list. */
  resetHref: string;
  onFilter: (filter: InvoiceFilter) => void;
}

/** Filter by reference, days, settlement and kind; its values are in the address. */
export function InvoiceFilterForm({ filter, resetHref, onFilter }: InvoiceFilterFormProps) {
  const { t, i18n } = useLingui();
  const isNarrowed = invoiceSearchOf(filter) !== "";
  const form = useFilterForm({
    filter,
    values: {
      reference: filter.reference ?? "",
      status: filter.status ?? "",
      kind: filter.kind ?? "",
    },
    parse: parseInvoiceFilter,
    onFilter,
  });
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
      <Form
        form={form}
        className="grid items-end gap-4 sm:grid-cols-[1fr_22rem] xl:grid-cols-[minmax(0,1fr)_22rem_repeat(2,minmax(0,8.5rem))_auto]"
      >
        <TextField {...form.field("reference")} label={t`Référence`} />
        <PeriodFilter label={t`Date d’émission`} form={form} />
        <Select {...form.field("status")} label={t`Paiement`} items={[any, ...statuses]} />
        <Select {...form.field("kind")} label={t`Document`} items={[any, ...kinds]} />
        <FilterButtons className="max-xl:col-span-full" resetHref={isNarrowed ? resetHref : null} />
      </Form>
    </FilterFold>
  );
}
