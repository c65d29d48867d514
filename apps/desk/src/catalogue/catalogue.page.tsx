import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { tableTitle, tableTitled } from "@parution/contract/catalogue-names";
import { exportCatalogue, readCatalogue } from "@parution/contract/lazy/desk-catalogue";
import { Button, ButtonLink } from "@parution/kit/button";
import { PlusIcon, UploadIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import { SearchField } from "@parution/kit/search-field";
import { Select } from "@parution/kit/select";
import {
  CATALOGUE_NAMES,
  type CatalogueColumn,
  type CatalogueTableName,
  catalogueTable,
} from "@parution/rules/catalogue";
import { useState } from "react";
import { useNavigate } from "react-router";
import { SpreadsheetButton } from "../shared/spreadsheet-button.tsx";
import { useMay } from "../shared/staff.data.ts";
import { type CatalogueRow, CatalogueRows } from "./catalogue-rows.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { ReferenceField } from "./reference-field.tsx";
import { RowDialog } from "./row-dialog.tsx";
import { UnsoldNewspapers } from "./unsold-newspapers.tsx";
import { useColumnNames, useTableGroups, useTableNames } from "./use-names.ts";

/** Rows of a page, as the service gives them. */
const PAGE = 50;

/** Offer of the newspaper, one kind at a time. */
export function CataloguePage() {
  const { t } = useLingui();
  const place = useCataloguePlace();
  const { table: name, parentIds, search, page } = place;
  const [parentId, otherParentId] = parentIds;
  const read = useRead(
    readCatalogue,
    { params: { table: name }, query: { search, parentId, otherParentId, page } },
    { keepPreviousData: true },
  );
  const [edited, setEdited] = useState<CatalogueRow | "new" | null>(null);
  const emptyText = useEmptyText();
  const pages = Math.ceil((read.data?.total ?? 0) / PAGE);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle aside={<Actions name={name} onAdd={() => setEdited("new")} />}>
        {t`Catalogue`}
      </PageTitle>
      <Filters place={place} />
      <ReadFailure
        title={t`Ces lignes ne peuvent pas être affichées`}
        error={read.error}
        isBesideOld={read.data !== undefined}
        onRetry={() => void read.mutate()}
      />
      {name === "supports" && <UnsoldNewspapers />}
      <CatalogueRows
        name={name}
        rows={read.data?.rows ?? []}
        isPending={read.data === undefined && read.error === undefined}
        canMove={search === undefined}
        empty={emptyText(name, search, otherParentId)}
        onEdit={setEdited}
        hrefFor={(table, ids) => place.hrefFor({ table, parentIds: ids, search: undefined })}
      />
      {pages > 1 && (
        <Pager
          label={t`Pages du catalogue`}
          page={page}
          hasNext={page < pages}
          hrefFor={(number) => place.hrefFor({ page: number })}
          labels={{ previous: t`Précédent`, next: t`Suivant` }}
          position={t`Page ${page} sur ${pages}`}
        />
      )}
      {edited !== null && (
        <RowDialog
          key={edited === "new" ? "new" : edited.id}
          name={name}
          row={edited === "new" ? null : edited}
          parentIds={parentIds}
          onClose={() => setEdited(null)}
          onSellable={(table, id) =>
            place.show({ table, parentIds: [undefined, id], search: undefined })
          }
        />
      )}
    </div>
  );
}

/** Text of a table without rows; of what nobody sells yet, the next step. */
function useEmptyText() {
  const { t } = useLingui();
  return (name: CatalogueTableName, search: string | undefined, soldId: number | undefined) => {
    if (search !== undefined) return t`Aucune ligne ne correspond.`;
    if (soldId === undefined) return t`Aucune ligne.`;
    if (name === "soldHeadings") return t`Aucun journal ne vend encore cette rubrique.`;
    if (name === "soldSubscriptions") return t`Aucun journal ne vend encore cet abonnement.`;
    return t`Aucune ligne.`;
  };
}

/** Tables whose order is changed as a tree. */
const HEADING_TABLES: ReadonlySet<CatalogueTableName> = new Set(["headings", "subheadings"]);

interface ActionsProps {
  name: CatalogueTableName;
  onAdd: () => void;
}

/** The whole catalogue as a spreadsheet, in and out, and a new row. */
function Actions({ name, onAdd }: ActionsProps) {
  const { t } = useLingui();
  const client = useClient();
  const link = useLink();
  const mayConfigure = useMay("configure");
  const [isImport, setImport] = useState(false);
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
      <SpreadsheetButton request={() => client.call(exportCatalogue, {})} />
      <Button onClick={() => setImport(true)}>
        <UploadIcon />
        {t`Importer`}
      </Button>
      {HEADING_TABLES.has(name) && (
        <ButtonLink href={link("/catalogue/ordre")}>{t`Ordre des rubriques`}</ButtonLink>
      )}
      {name === "supports" && mayConfigure && (
        <ButtonLink variant="primary" href={link("/catalogue/nouveau-journal")}>
          <PlusIcon />
          {t`Nouveau journal`}
        </ButtonLink>
      )}
      {catalogueTable(name).creates && (
        <Button variant="primary" onClick={onAdd}>
          <PlusIcon />
          {t`Ajouter`}
        </Button>
      )}
      {isImport && <ImportDialog onClose={() => setImport(false)} />}
    </div>
  );
}

/** Table, parent, search and page in the address. */
function useCataloguePlace() {
  const query = useSearch();
  const link = useLink();
  const navigate = useNavigate();
  const table = tableTitled(query.get("table") ?? "") ?? "headings";
  const place = {
    table,
    /** Rows that the others belong to, by the first two references of the table. */
    parentIds: ["parent", "parent2"].map((key) => Number(query.get(key)) || undefined) as readonly (
      | number
      | undefined
    )[],
    search: query.get("q") || undefined,
    page: Math.max(1, Number(query.get("pg")) || 1),
  };
  const hrefFor = (next: Partial<typeof place>) => {
    const target = { ...place, page: 1, ...next };
    const written = new URLSearchParams({ table: tableTitle(target.table) });
    for (const [place, key] of ["parent", "parent2"].entries()) {
      const id = target.parentIds[place];
      if (id !== undefined) written.set(key, String(id));
    }
    if (target.search !== undefined) written.set("q", target.search);
    if (target.page > 1) written.set("pg", String(target.page));
    return `${link("/catalogue")}?${written}`;
  };
  return { ...place, hrefFor, show: (next: Partial<typeof place>) => void navigate(hrefFor(next)) };
}

function Filters({ place }: { place: ReturnType<typeof useCataloguePlace> }) {
  const { t } = useLingui();
  const names = useTableNames();
  const groups = useTableGroups();
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label={t`Table`}
        value={place.table}
        onChange={(event) => {
          const table = CATALOGUE_NAMES.find((one) => one === event.currentTarget.value);
          if (table) place.show({ table, parentIds: [], search: undefined });
        }}
        items={groups.map(({ label, tables }) => ({
          label,
          items: tables.map((name) => ({ value: name, label: names[name] })),
        }))}
      />
      {catalogueTable(place.table)
        .columns.filter(({ kind }) => kind === "reference")
        .slice(0, 2)
        .map((column, at) => (
          <ParentFilter
            key={`${place.table} ${column.name}`}
            column={column}
            value={place.parentIds[at]}
            onChange={(id) =>
              place.show({
                parentIds: at === 0 ? [id, place.parentIds[1]] : [place.parentIds[0], id],
              })
            }
          />
        ))}
      <SearchField
        label={t`Rechercher`}
        value={place.search ?? ""}
        clearLabel={t`Effacer`}
        searchAfter={400}
        onChange={(search) => place.show({ search: search || undefined })}
      />
    </div>
  );
}

interface ParentFilterProps {
  column: CatalogueColumn;
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** Choice of a row that the others belong to. */
function ParentFilter({ column, value, onChange }: ParentFilterProps) {
  const { t } = useLingui();
  const columnName = useColumnNames();
  return (
    <ReferenceField
      label={columnName(column.name)}
      table={column.of}
      value={value ?? null}
      placeholder={t`Tout`}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
