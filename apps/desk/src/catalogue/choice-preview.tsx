import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { readCatalogueChoices } from "@parution/contract/lazy/desk-catalogue";
import { AdCanvas } from "@parution/kit/ad-canvas";
import { Heading } from "@parution/kit/heading";
import { Select } from "@parution/kit/select";
import {
  CATALOGUE_NAMES,
  type CatalogueTableName,
  type CatalogueValues,
  catalogueTable,
} from "@parution/rules/catalogue";
import { useTableNames } from "./use-names.ts";

interface ChoicePreviewProps {
  name: CatalogueTableName;
  /** Null: a new row. */
  rowId: number | null;
  values: CatalogueValues;
}

/** Tables whose rows visitors choose from. */
const CHOSEN: ReadonlySet<CatalogueTableName> = new Set([
  ...(["supports", "headings", "subheadings", "answers", "colours", "canvases"] as const),
  ...(["adTypes", "soldHeadings", "products", "productCanvases", "cities"] as const),
  ...(["issues", "issueCopies", "issueAges", "soldIssues", "issuePrices"] as const),
  ...(["deliveries", "subscriptions", "soldSubscriptions", "deactivationReasons"] as const),
]);

/** Tables whose rows stand in letters. */
const WRITTEN: ReadonlySet<CatalogueTableName> = new Set(["refusalReasons", "correctionReasons"]);

/** The list or the letter in which visitors will find a row, in both languages; of a canvas its proportions too. */
export function ChoicePreview(props: ChoicePreviewProps) {
  const { t } = useLingui();
  const { name, values } = props;
  const isWritten = WRITTEN.has(name);
  if (!CHOSEN.has(name) && !isWritten) return null;
  const Preview = isWritten ? LetterPreview : ListPreview;
  return (
    <section className="flex min-w-0 flex-col gap-4 border-line border-s ps-6 max-md:border-s-0 max-md:ps-0">
      <Heading level={3} size="title-sm">
        {isWritten ? t`Dans la lettre à l’annonceur` : t`Chez les visiteurs`}
      </Heading>
      <Preview {...props} language="fr" />
      <Preview {...props} language="ar" />
      {name === "canvases" && <CanvasPreview values={values} />}
    </section>
  );
}

type InLanguage = ChoicePreviewProps & { language: "fr" | "ar" };

const directionOf = (language: "fr" | "ar") => (language === "ar" ? "rtl" : "ltr");

/** Text of a row in a language. */
function textOf({ name, values, language }: InLanguage): string {
  const column = catalogueTable(name).columns.find((one) => one.language === language);
  return String(values[column?.name ?? ""] ?? "") || "…";
}

function LetterPreview(props: InLanguage) {
  const { language } = props;
  return (
    <p lang={language} dir={directionOf(language)} className="wrap-anywhere">
      {textOf(props)}
    </p>
  );
}

function ListPreview(props: InLanguage) {
  const { name, rowId, values, language } = props;
  const names = useTableNames();
  const { columns, namedBy } = catalogueTable(name);
  const references = columns.filter(({ kind }) => kind === "reference").slice(0, 2);
  const [parentId, otherParentId] = references.map((column) =>
    column.name === namedBy ? undefined : Number(values[column.name]) || undefined,
  );
  const isOpen = references.every(
    (column) => column.name === namedBy || Number(values[column.name]) > 0,
  );
  const { data } = useRead(
    readCatalogueChoices,
    isOpen ? { params: { table: name }, query: { parentId, otherParentId } } : null,
  );
  const own = { value: "own", label: useNamedLabel(props) ?? textOf(props) };
  const items = (data?.choices ?? []).map((choice) =>
    choice.id === rowId ? own : { value: String(choice.id), label: choice[language] },
  );
  return (
    <div lang={language} dir={directionOf(language)}>
      <Select
        label={names[name]}
        hideLabel
        value="own"
        onChange={() => undefined}
        items={items.includes(own) ? items : [...items, own]}
      />
    </div>
  );
}

/** Label of a row that another names; undefined: it has its own. */
function useNamedLabel({ name, values, language }: InLanguage): string | undefined {
  const { columns, namedBy } = catalogueTable(name);
  const named = columns.find((column) => column.name === namedBy);
  const table = CATALOGUE_NAMES.find((one) => one === named?.of);
  const { data } = useRead(readCatalogueChoices, table ? { params: { table } } : null);
  if (named === undefined) return undefined;
  const choice = data?.choices.find(({ id }) => id === values[named.name]);
  return choice?.[language] ?? "…";
}

function CanvasPreview({ values }: { values: CatalogueValues }) {
  const { t } = useLingui();
  const size = (name: string) => Math.max(1, Number(values[name]) || 1);
  const part = (placeholder: string) => ({ text: "", placeholder });
  const has = (name: string) => Number(values[name]) > 0;
  return (
    <AdCanvas
      label={t`Proportions`}
      heading={String(values.labelFr ?? "")}
      ad={{
        form: "modular",
        width: size("widthMm"),
        height: size("heightMm"),
        body: part(t`Corps`),
        ...(has("titleLimit") ? { title: part(t`Titre`) } : {}),
        ...(has("footerLimit") ? { footer: part(t`Pied`) } : {}),
      }}
      labels={{
        empty: t`Sans texte`,
        zoomIn: t`Agrandir`,
        zoomOut: t`Réduire`,
        zoomLevel: (percent) => t`${percent} %`,
        overflow: t`La suite ne tient pas dans le cadre`,
        overLimit: (count) => String(count),
        millimetres: (length) => t`${length} mm`,
        shrunk: (percent) => t`caractères réduits à ${percent} %`,
      }}
    />
  );
}
