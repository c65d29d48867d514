import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { ErrorState } from "@parution/kit/error-state";
import { FilterBar } from "@parution/kit/filter-bar";
import { CheckCircleIcon, ClockIcon, NewspaperIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Pager } from "@parution/kit/pager";
import { SearchField } from "@parution/kit/search-field";
import { Select } from "@parution/kit/select";
import { StatusBadge } from "@parution/kit/status-badge";
import { Table, type TableColumn } from "@parution/kit/table";

/** State of the list, held by the address, so that a page can be sent and found again. */
export interface Query {
  text: string;
  status: "" | "draft" | "paid";
  page: number;
}

interface Row {
  id: string;
  title: string;
  status: "draft" | "paid";
}

interface AdListProps {
  query: Query;
  onQuery: (query: Query) => void;
  /** Result of SWR or TanStack Query. */
  answer: {
    data?: { rows: readonly Row[]; total: number; pages: number } | undefined;
    error?: { reference: string } | undefined;
    isLoading: boolean;
    retry: () => void;
  };
}

const statuses = {
  draft: { label: "Brouillon", icon: ClockIcon, tone: "neutral" },
  paid: { label: "Payée", icon: CheckCircleIcon, tone: "success" },
} as const;

/** Outside the component: rows that stay are not rendered again while this is the same array. */
const columns: readonly TableColumn<Row>[] = [
  {
    id: "title",
    header: "Annonce",
    rowHeader: true,
    cell: ({ id, title }) => <Link href={`#/annonces/${id}`}>{title}</Link>,
  },
  {
    id: "status",
    header: "Statut",
    cell: ({ status }) => <StatusBadge variants={statuses} status={status} />,
  },
];

const first: Query = { text: "", status: "", page: 1 };

export function AdList({ query, onQuery, answer }: AdListProps) {
  const { data, error, isLoading, retry } = answer;
  const filter = (change: Partial<Query>) => onQuery({ ...query, ...change, page: 1 });
  const active = [
    ...(query.text
      ? [{ id: "text", label: query.text, onRemove: () => filter({ text: "" }) }]
      : []),
    ...(query.status
      ? [
          {
            id: "status",
            label: statuses[query.status].label,
            onRemove: () => filter({ status: "" }),
          },
        ]
      : []),
  ];
  return (
    <div className="grid gap-6">
      <FilterBar
        label="Filtrer mes annonces"
        active={active}
        onClear={() => onQuery(first)}
        result={data ? `${data.total} annonces` : ""}
        labels={{
          toggle: (count) => (count === 0 ? "Filtrer" : `Filtrer (${count})`),
          active: "Filtres en place",
          remove: "Retirer le filtre",
          clear: "Tout effacer",
        }}
      >
        <SearchField
          label="Recherche"
          value={query.text}
          onChange={(text) => filter({ text })}
          searchAfter={300}
          clearLabel="Effacer la recherche"
        />
        <Select
          label="Statut"
          value={query.status}
          onChange={({ target }) => filter({ status: target.value as Query["status"] })}
          items={[
            { value: "", label: "Tous" },
            { value: "draft", label: "Brouillon" },
            { value: "paid", label: "Payée" },
          ]}
        />
      </FilterBar>
      {error ? (
        <ErrorState
          title="Vos annonces ne s'affichent pas."
          reference={error.reference}
          retry={{
            label: "Réessayer",
            onRetry: retry,
            isPending: isLoading,
            pendingLabel: "Nouvel essai",
          }}
        />
      ) : (
        <Table
          caption="Mes annonces"
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={({ id }) => id}
          isPending={isLoading}
          pendingLabel="Chargement des annonces"
          empty={
            <EmptyState
              icon={NewspaperIcon}
              title={active.length > 0 ? "Aucune annonce ne correspond." : "Aucune annonce encore."}
              action={<ButtonLink href="#/annonces/nouvelle">Passer une annonce</ButtonLink>}
            />
          }
        />
      )}
      {data && data.pages > 1 && (
        <Pager
          label="Pages de mes annonces"
          page={query.page}
          hasNext={query.page < data.pages}
          hrefFor={(page) => `#/annonces?page=${page}`}
          position={`Page ${query.page} sur ${data.pages}`}
          labels={{ previous: "Précédente", next: "Suivante" }}
        />
      )}
    </div>
  );
}
