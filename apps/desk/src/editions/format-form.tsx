import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { savePageFormat } from "@parution/contract/lazy/editions";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextArea } from "@parution/kit/text-area";
import { AD_ORDERS, FILLER_LIMITS } from "@parution/rules/publication";
import { useState } from "react";
import type { SupportFormat } from "../shared/edition.data.ts";
import { LengthFields } from "../shared/newspaper/length-fields.tsx";
import { FormatSample } from "./format-sample.tsx";

interface FormatFormProps {
  known: SupportFormat;
}

/** Lengths and order of a newspaper's page, and the texts of the house, one a line. */
export function FormatForm({ known }: FormatFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const [isKept, setKept] = useState(false);
  const { fillers, ...lengths } = known.format;
  const form = useAppForm({
    defaultValues: { ...lengths, fillers: fillers.join("\n") },
    faultsOf: (values) => {
      const lines = linesOf(values.fillers);
      const isLong = lines.some((line) => line.length > FILLER_LIMITS.longest);
      return isLong || lines.length > FILLER_LIMITS.most ? { fillers: "many" } : {};
    },
    faultTexts: {
      "fillers.many": t`${FILLER_LIMITS.most} textes au plus, de ${FILLER_LIMITS.longest} caractères chacun.`,
    },
    onSubmit: async (values) => {
      setKept(false);
      const body = { ...values, fillers: linesOf(values.fillers), supportId: known.support.id };
      await client.call(savePageFormat, { body }, { awaitsReads: true });
      setKept(true);
      return undefined;
    },
  });
  const values = form.watch();
  const orders = {
    arrival: t`Par ordre d’arrivée`,
    price: t`Par prix, les plus chères d’abord`,
    alphabet: t`Par ordre alphabétique`,
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <Form form={form} className="flex flex-col gap-5">
        <LengthFields form={form} values={values} />
        <RadioGroup
          name="order"
          label={t`Annonces d’une rubrique`}
          value={values.order}
          onChange={(value) =>
            form.change("order", AD_ORDERS.find((one) => one === value) ?? "arrival")
          }
          items={AD_ORDERS.map((value) => ({ value, label: orders[value] }))}
        />
        <TextArea
          {...form.field("fillers")}
          label={t`Textes de la maison, un par ligne`}
          rows={4}
          lang={known.support.language}
          dir={known.support.language === "ar" ? "rtl" : "ltr"}
        />
        <FormRefusal form={form} />
        {isKept && (
          <Alert tone="success" labels={{ tone: t`Enregistré` }}>
            {t`Les éditions sont mises en page avec ce format.`}
          </Alert>
        )}
        <Button
          className="self-start"
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Enregistrement en cours`}
        >
          {t`Enregistrer`}
        </Button>
      </Form>
      <FormatSample
        format={{ ...values, fillers: linesOf(values.fillers) }}
        language={known.support.language}
      />
    </div>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
