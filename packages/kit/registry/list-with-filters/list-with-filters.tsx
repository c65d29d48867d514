"use client";

import { Button } from "@parution/kit/button";
import { type DateRange, DateRangePicker, type IsoDate } from "@parution/kit/date-range-picker";
import { EmptyState } from "@parution/kit/empty-state";
import { ErrorState } from "@parution/kit/error-state";
import { type ActiveFilter, FilterBar } from "@parution/kit/filter-bar";
import { FileIcon, SearchIcon } from "@parution/kit/icon";
import { PageHeader } from "@parution/kit/page-layout";
import { Pager } from "@parution/kit/pager";
import { Select } from "@parution/kit/select";
import { Stack } from "@parution/kit/stack";
import { Table } from "@parution/kit/table";
import { type ReactNode, useMemo } from "react";
import { type AdStatus, adStatuses, adVariants, type ListedAd, listColumns } from "./list-columns";
import { type ListLanguage, listFormats, listLabels } from "./list-with-filters-labels";
import { periodPresets } from "./period-presets";

export interface AdFilters {
  /** Days of publication; `null` for an open side. */
  period: DateRange;
  status: AdStatus | "";
}

/** One page of the list, as the server answers it. */
export interface AdPage {
  ads: readonly ListedAd[];
  /** Number of ads on all pages. */
  total: number;
  /** Number of the page, from 1, and of all pages. */
  page: number;
  pages: number;
}

export interface ListWithFiltersProps {
  language: ListLanguage;
  /** The caller's today: presets and calendar begin with it. */
  today: IsoDate;
  filters: AdFilters;
  /** The reader asks for other filters: fetch the first page that obeys them. */
  onFilter: (filters: AdFilters) => void;
  /** The page on show; `undefined` before the first answer. */
  result: AdPage | undefined;
  /** True while an answer is awaited. */
  isPending?: boolean;
  /** True where the last request failed. */
  hasFailed?: boolean;
  onRetry: () => void;
  /** Address of a page of the list. */
  hrefFor: (page: number) => string;
  /** The way to a new ad: beside the title, or in place of rows while there are none. */
  action?: ReactNode;
}

const everything: AdFilters = { period: { start: null, end: null }, status: "" };

/** List of an advertiser's ads: filters, a table that turns into cards, pages, and the states without rows. */
export function ListWithFilters(props: ListWithFiltersProps) {
  const {
    language,
    today,
    filters,
    onFilter,
    result,
    isPending = false,
    hasFailed = false,
  } = props;
  const labels = listLabels[language];
  const columns = useMemo(() => listColumns(language), [language]);
  const active = activeFilters(props);
  const clear = () => onFilter(everything);
  const variants = adVariants(language);
  const hasNone = result?.total === 0 && active.length === 0 && !hasFailed;

  return (
    <Stack gap="lg">
      <PageHeader title={labels.title} actions={hasNone ? undefined : props.action} />
      <FilterBar
        label={labels.search}
        labels={labels.filters}
        active={active}
        onClear={clear}
        result={result && !hasFailed ? labels.count(result.total) : ""}
      >
        <DateRangePicker
          label={labels.period}
          labels={labels.range}
          value={filters.period}
          onChange={(period) => onFilter({ ...filters, period })}
          presets={periodPresets(today, labels.presets)}
          today={today}
          locale={listFormats(language).locale}
        />
        <Select
          label={labels.status}
          value={filters.status}
          onChange={({ target }) =>
            onFilter({ ...filters, status: adStatuses.find((one) => one === target.value) ?? "" })
          }
          items={[
            { value: "", label: labels.everyStatus },
            ...adStatuses.map((value) => ({ value, label: variants[value].label })),
          ]}
        />
      </FilterBar>
      {hasFailed ? (
        <ErrorState
          title={labels.failed}
          retry={{
            label: labels.retry,
            onRetry: props.onRetry,
            isPending,
            pendingLabel: labels.pending,
          }}
        >
          {labels.failedAdvice}
        </ErrorState>
      ) : (
        <Table
          caption={labels.title}
          hideCaption
          columns={columns}
          rows={result?.ads ?? []}
          rowKey={({ reference }) => reference}
          isPending={isPending}
          pendingLabel={labels.pending}
          empty={
            active.length > 0 ? (
              <EmptyState
                icon={SearchIcon}
                title={labels.noMatch}
                action={<Button onClick={clear}>{labels.filters.clear}</Button>}
              />
            ) : (
              <EmptyState icon={FileIcon} title={labels.empty} action={props.action} />
            )
          }
        />
      )}
      {!hasFailed && result && result.pages > 1 && (
        <Pager
          label={labels.pages}
          labels={labels.pager}
          page={result.page}
          hasNext={result.page < result.pages}
          hrefFor={props.hrefFor}
          position={labels.position(result.page, result.pages)}
          isPending={isPending}
          pendingLabel={labels.pending}
        />
      )}
    </Stack>
  );
}

/** The filters in force, each with its removal. */
function activeFilters({ language, filters, onFilter }: ListWithFiltersProps): ActiveFilter[] {
  const labels = listLabels[language];
  const { day } = listFormats(language);
  const { period, status } = filters;
  const found: ActiveFilter[] = [];
  if (period.start !== null || period.end !== null) {
    found.push({
      id: "period",
      label: labels.range.between(period.start && day(period.start), period.end && day(period.end)),
      onRemove: () => onFilter({ ...filters, period: everything.period }),
    });
  }
  if (status !== "") {
    found.push({
      id: "status",
      label: adVariants(language)[status].label,
      onRemove: () => onFilter({ ...filters, status: "" }),
    });
  }
  return found;
}
