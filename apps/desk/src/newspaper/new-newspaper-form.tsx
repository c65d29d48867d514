import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { createNewspaper } from "@parution/contract/lazy/installation";
import { Button } from "@parution/kit/button";
import { DEFAULT_FORMAT } from "@parution/pagination";
import {
  DayFields,
  type DayValues,
  dayFaults,
  sentDays,
  useDayFaultTexts,
  usualDays,
} from "../shared/newspaper/day-fields.tsx";
import { LENGTHS, LengthFields, type LengthValues } from "../shared/newspaper/length-fields.tsx";
import {
  BLANK_NEWSPAPER,
  NewspaperFields,
  type NewspaperValues,
  newspaperFaults,
  useNewspaperFaultTexts,
} from "../shared/newspaper/newspaper-fields.tsx";
import {
  NO_PRICES,
  type PriceValues,
  usePriceFaultTexts,
} from "../shared/newspaper/price-fields.tsx";
import type { Created } from "./created-newspaper.tsx";
import {
  type Newspapers,
  OfferFields,
  type OfferValues,
  offerFaults,
  offerFor,
  sentOffer,
  usualOffer,
} from "./offer-fields.tsx";

const lengthsOf = ({ height, columns, gutter }: LengthValues) => ({ height, columns, gutter });

type NewNewspaperValues = NewspaperValues & DayValues & OfferValues & PriceValues & LengthValues;

interface NewNewspaperFormProps {
  known: Newspapers;
  onCreated: (created: Created) => void;
}

/** Form of a newspaper beside others: the fields of the installation, its offer and its page, sent at once. */
export function NewNewspaperForm({ known, onCreated }: NewNewspaperFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const shownLanguage = useLanguage();
  const form = useAppForm<NewNewspaperValues>({
    defaultValues: {
      ...BLANK_NEWSPAPER,
      ...usualDays("print"),
      ...NO_PRICES,
      ...usualOffer(known),
      ...lengthsOf(DEFAULT_FORMAT),
    },
    faultsOf: (values) => ({
      ...newspaperFaults(values),
      ...dayFaults(values),
      ...offerFaults(values),
    }),
    faultTexts: {
      ...useNewspaperFaultTexts(),
      ...useDayFaultTexts(),
      ...usePriceFaultTexts(),
      "copyFrom.missing": t`Choisissez un journal.`,
    },
    onSubmit: async (values) => {
      const { nameFr, nameAr, slug, medium, language, colour } = values;
      const body = {
        nameFr,
        nameAr,
        slug,
        medium,
        language,
        colour,
        ...sentDays(values),
        ...sentOffer(values),
        ...(medium === "print" ? lengthsOf(values) : {}),
      };
      const created = await client.call(createNewspaper, { body });
      onCreated({ ...created, name: shownLanguage === "ar" ? nameAr : nameFr });
      return undefined;
    },
  });
  const values = form.watch();
  /** Days, offer and page that the kind of newspaper begins with. */
  const startAs = (medium: NewspaperValues["medium"]) => {
    const { moroccanHolidays, leadHours } = usualDays(medium);
    form.change("moroccanHolidays", moroccanHolidays);
    form.change("leadHours", leadHours);
    const { offer, copyFrom } = offerFor(values.offer, medium, known);
    form.change("offer", offer);
    form.change("copyFrom", copyFrom);
    for (const name of LENGTHS) form.change(name, DEFAULT_FORMAT[name]);
  };
  return (
    <Form form={form} className="flex max-w-4xl flex-col gap-8 [counter-reset:section]">
      <FormSection title={t`Journal`}>
        <NewspaperFields form={form} values={values} onMedium={startAs} />
      </FormSection>
      <FormSection title={t`Jours`}>
        <DayFields form={form} values={values} medium={values.medium} />
      </FormSection>
      <FormSection title={t`Rubriques et prix`}>
        <OfferFields form={form} values={values} known={known} />
      </FormSection>
      {values.medium === "print" && (
        <FormSection title={t`Format des pages`}>
          <div className="grid items-start gap-5 sm:grid-cols-3">
            <LengthFields form={form} values={values} />
          </div>
        </FormSection>
      )}
      <FormRefusal form={form} />
      <Button
        className="self-start max-sm:w-full"
        type="submit"
        variant="primary"
        isPending={form.pending}
        pendingLabel={t`Enregistrement en cours`}
      >
        {t`Créer le journal`}
      </Button>
    </Form>
  );
}
