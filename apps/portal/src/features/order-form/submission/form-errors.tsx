import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFieldErrors } from "@parution/app/form/form-scope.tsx";
import { ErrorSummary } from "@parution/kit/error-summary";
import { useOrder } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import type { OrderField } from "./server-errors.ts";

/** The fields in the order of the page, which is the order of the summary. */
const FIELDS = [
  "medium",
  "supportId",
  "headingId",
  "typeId",
  "subheadingId",
  "options.0",
  "options.1",
  "options.2",
  "sector",
  "reference",
  "colourId",
  "canvasId",
  "texts.text",
  "texts.title",
  "texts.body",
  "texts.footer",
  "files",
  "dates",
  "publishOnWeb",
  "webTitle",
  "webContent",
  "photos",
  "cityId",
  "otherCity",
  "ice",
  "purchaseOrder",
  "anonymous",
  "termsAccepted",
] as const satisfies readonly OrderField[];

/** Summary of the errors on top of the form; each line names its field and leads to it. */
export function FormErrors() {
  const { t } = useLingui();
  const { errorOf, submission } = useFieldErrors<OrderValues>();
  const names = useFieldNames();
  const errors = FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ field, message: t`${names[field]} : ${message}` }];
  });
  const { length } = errors;
  return (
    <ErrorSummary
      title={t`${plural(length, { one: "# réponse à corriger", other: "# réponses à corriger" })}`}
      errors={errors}
      submission={submission}
    />
  );
}

function useFieldNames(): Readonly<Record<(typeof FIELDS)[number], string>> {
  const { t } = useLingui();
  const { heading } = useOrder().offer;
  const question = (index: number) => heading?.options[index]?.label ?? "";
  return {
    medium: t`Édition`,
    supportId: t`Journal`,
    headingId: t`Rubrique`,
    typeId: t`Type d’annonce`,
    subheadingId: t`Sous-rubrique`,
    "options.0": question(0),
    "options.1": question(1),
    "options.2": question(2),
    sector: t`Secteur`,
    reference: t`Référence`,
    colourId: t`Couleur`,
    canvasId: t`Gabarit`,
    "texts.text": t`Texte de l’annonce`,
    "texts.title": t`Titre`,
    "texts.body": t`Corps`,
    "texts.footer": t`Pied`,
    files: t`Pièces jointes`,
    dates: t`Dates de parution`,
    publishOnWeb: t`Publication sur le web`,
    webTitle: t`Titre sur le web`,
    webContent: t`Texte sur le web`,
    photos: t`Photos`,
    cityId: t`Ville`,
    otherCity: t`Autre ville`,
    ice: t`ICE`,
    purchaseOrder: t`N° de bon de commande`,
    anonymous: t`Anonymat`,
    termsAccepted: t`Conditions de vente`,
  };
}
