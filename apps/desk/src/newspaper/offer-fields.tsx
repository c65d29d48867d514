import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readNewspapers } from "@parution/contract/installation";
import { Link } from "@parution/kit/link";
import { RadioGroup } from "@parution/kit/radio-group";
import { Select } from "@parution/kit/select";
import { DEFAULT_FORMAT } from "@parution/pagination";
import type { FormPart } from "../shared/newspaper/form-part.tsx";
import { LENGTHS, type LengthValues } from "../shared/newspaper/length-fields.tsx";
import type { NewspaperValues } from "../shared/newspaper/newspaper-fields.tsx";
import {
  PriceFields,
  type PriceValues,
  priceFaults,
  sentPrices,
} from "../shared/newspaper/price-fields.tsx";

/** Newspapers of the publisher, and the number of headings in its catalogue. */
export type Newspapers = CallAnswer<typeof readNewspapers>;

/** Offer that a newspaper begins with. */
export interface OfferValues {
  offer: "catalogue" | "copy";
  /** Number of the newspaper that is copied; empty: none yet. */
  copyFrom: string;
}

type Values = OfferValues & PriceValues & LengthValues & Pick<NewspaperValues, "medium">;

/** The whole catalogue, unless it is empty. */
export const usualOffer = ({ headings }: Newspapers): OfferValues => ({
  offer: headings > 0 ? "catalogue" : "copy",
  copyFrom: "",
});

/** Newspapers of a medium to copy: print is sold by lines and modules, the web by dates, and neither has the other's products. */
const sourcesOf = ({ newspapers }: Newspapers, medium: NewspaperValues["medium"]) =>
  newspapers.filter((source) => source.medium === medium && source.headings > 0);

/** Offer where another medium is chosen: a copy of a newspaper that is still to choose, or the usual one where there is none to copy. */
export const offerFor = (
  offer: OfferValues["offer"],
  medium: NewspaperValues["medium"],
  known: Newspapers,
): OfferValues =>
  sourcesOf(known, medium).length === 0 ? usualOffer(known) : { offer, copyFrom: "" };

export const offerFaults = (values: Values): Record<string, string> => {
  if (values.offer === "catalogue") return priceFaults(values, values.medium === "print");
  return values.copyFrom === "" ? { copyFrom: "missing" } : {};
};

/** Offer as the call takes it. */
export const sentOffer = (values: Values) =>
  values.offer === "catalogue"
    ? sentPrices(values, values.medium === "print")
    : { copyFrom: Number(values.copyFrom) };

interface OfferFieldsProps {
  form: FormPart<Values>;
  values: Values;
  known: Newspapers;
}

/** Headings and prices: those of the catalogue at one price, or another newspaper's as they are. */
export function OfferFields({ form, values, known }: OfferFieldsProps) {
  const { t } = useLingui();
  const link = useLink();
  const { headings } = known;
  const sources = sourcesOf(known, values.medium);
  const isEmpty = headings === 0;
  return (
    <>
      <RadioGroup
        name="offer"
        label={t`Rubriques`}
        value={values.offer}
        onChange={(value) => form.change("offer", value === "copy" ? "copy" : "catalogue")}
        items={[
          {
            value: "catalogue",
            label: t`Toutes celles du catalogue`,
            description: isEmpty
              ? t`Le catalogue n’a pas encore de rubrique.`
              : t`${plural(headings, { one: "# rubrique, à son prix", other: "# rubriques, à un même prix" })}`,
            disabled: isEmpty,
          },
          {
            value: "copy",
            label: t`Celles d’un autre journal`,
            description:
              sources.length === 0
                ? t`Aucun autre journal ne se vend de cette façon.`
                : t`Ses rubriques, ses produits et ses prix en vigueur`,
            disabled: sources.length === 0,
          },
        ]}
      />
      {values.offer === "catalogue" ? (
        <PriceFields form={form} values={values} isPrint={values.medium === "print"} />
      ) : (
        <Select
          className="sm:max-w-sm"
          label={t`Journal à reprendre`}
          placeholder={t`Choisissez un journal`}
          value={values.copyFrom}
          error={form.errorOf("copyFrom")}
          onChange={({ currentTarget }) => {
            form.change("copyFrom", currentTarget.value);
            const source = sources.find(({ id }) => String(id) === currentTarget.value);
            const page = source?.page ?? DEFAULT_FORMAT;
            for (const name of LENGTHS) form.change(name, page[name]);
          }}
          items={sources.map(({ id, label, headings }) => ({
            value: String(id),
            label: `${label} (${t`${plural(headings, { one: "# rubrique", other: "# rubriques" })}`})`,
          }))}
        />
      )}
      <p className="text-body-sm text-fg-muted">
        {t`Prix hors taxe, en vigueur dès la création. Ils changent ensuite par une grille tarifaire :`}{" "}
        <Link href={link("/tarifs")}>{t`Tarifs`}</Link>
      </p>
    </>
  );
}
