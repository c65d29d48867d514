import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { readCatalogueChoices } from "@parution/contract/lazy/desk-catalogue";
import { AdCanvas } from "@parution/kit/ad-canvas";
import { Heading } from "@parution/kit/heading";
import { RadioCards } from "@parution/kit/radio-cards";
import { Select } from "@parution/kit/select";
import {
  CATALOGUE_NAMES,
  type CatalogueTableName,
  type CatalogueValues,
  catalogueTable,
} from "@parution/rules/catalogue";
import { useId } from "react";
import { CHOICE_PLACES, type ChoicePlace } from "./choice-places.ts";

interface ChoicePreviewProps {
  name: CatalogueTableName;
  /** Id of the previewed row; null: a new row. */
  rowId: number | null;
  values: CatalogueValues;
}

/** Tables whose rows stand in letters. */
const WRITTEN: ReadonlySet<CatalogueTableName> = new Set(["refusalReasons", "correctionReasons"]);

/** The field or the letter in which visitors will find a row, in both languages; of a canvas its proportions too. */
export function ChoicePreview(props: ChoicePreviewProps) {
  const { t } = useLingui();
  const { name, values } = props;
  const isWritten = WRITTEN.has(name);
  const place = CHOICE_PLACES[name];
  if (place === undefined && !isWritten) return null;
  const languages = ["fr", "ar"] as const;
  return (
    <section className="flex min-w-0 flex-col gap-4 border-line border-s ps-6 max-md:border-s-0 max-md:ps-0">
      <Heading level={3} size="title-sm">
        {isWritten ? t`Dans l’e-mail à l’annonceur` : t`Chez les visiteurs`}
      </Heading>
      {languages.map((language) =>
        place === undefined ? (
          <LetterPreview key={language} {...props} language={language} />
        ) : (
          <FieldPreview key={language} {...props} place={place} language={language} />
        ),
      )}
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

/** Choices shown as cards, the row's own among them. */
const MOST_CARDS = 6;

/** Field of the portal's form under the title of its section, with the newspaper that it is of. */
function FieldPreview({ place, ...props }: InLanguage & { place: ChoicePlace }) {
  const { name, rowId, values, language } = props;
  const id = useId();
  const { columns, namedBy } = catalogueTable(name);
  const { source = name } = place;
  const references = source === name ? columns.filter(({ kind }) => kind === "reference") : [];
  const [parentId, otherParentId] = references
    .slice(0, 2)
    .map((column) =>
      column.name === namedBy ? undefined : Number(values[column.name]) || undefined,
    );
  const isOpen = references
    .slice(0, 2)
    .every((column) => column.name === namedBy || Number(values[column.name]) > 0);
  const { data } = useRead(
    readCatalogueChoices,
    isOpen ? { params: { table: source }, query: { parentId, otherParentId } } : null,
  );
  const support = useReferred(props, "supports");
  const question = useReferred(props, name === "answers" ? "questions" : undefined);
  const naming = columns.find(
    (column) => column.name === namedBy || (source !== name && column.of === source),
  );
  const named = useReferred(props, naming?.of);
  const own = { value: "own", label: naming === undefined ? textOf(props) : (named ?? "…") };
  const ownId = source === name ? rowId : values[naming?.name ?? ""];
  const others = (data?.choices ?? []).map((choice) =>
    choice.id === ownId ? own : { value: String(choice.id), label: choice[language] },
  );
  const items = others.includes(own) ? others : [...others, own];
  const field = { label: question ?? place.label[language], value: own.value };
  return (
    <div
      lang={language}
      dir={directionOf(language)}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-headline text-heading text-lead">
        {place.section[language]}
        {support !== undefined && (
          <span className="font-ui text-body-sm text-fg-muted">{support}</span>
        )}
      </p>
      {place.field === "list" ? (
        <Select {...field} onChange={() => undefined} items={items} />
      ) : (
        <RadioCards
          {...field}
          name={id}
          layout={place.field === "tiles" ? "tile" : "row"}
          items={cardsAround(items.indexOf(own), items)}
        />
      )}
    </div>
  );
}

/** The nearest choices around a place. */
function cardsAround<Item>(place: number, items: readonly Item[]): readonly Item[] {
  const first = Math.min(place - MOST_CARDS / 2, items.length - MOST_CARDS);
  return items.slice(Math.max(0, first)).slice(0, MOST_CARDS);
}

/** Label of the row that a row refers to in another table; undefined: it refers to none. */
function useReferred({ name, values, language }: InLanguage, of: string | undefined) {
  const column = catalogueTable(name).columns.find((one) => of !== undefined && one.of === of);
  const table = CATALOGUE_NAMES.find((one) => one === column?.of);
  const { data } = useRead(readCatalogueChoices, table ? { params: { table } } : null);
  if (column === undefined) return undefined;
  return data?.choices.find(({ id }) => id === values[column.name])?.[language];
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
