import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { saveGuide } from "@parution/contract/lazy/contents";
import { guideFaults } from "@parution/rules/contents";
import { useState } from "react";
import { useContentFaults } from "./contents.data.ts";
import { FilmFields } from "./film-fields.tsx";
import { type SiteContents, SiteForm } from "./site-form.tsx";

type Guide = SiteContents["guide"];

interface GuideFormProps {
  known: Guide;
  onReload: () => Promise<void>;
}

/** Films at the head of the guide; without one of the newspaper's own, the program's is shown. */
export function GuideForm({ known, onReload }: GuideFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const faultTexts = useContentFaults();
  const [version, setVersion] = useState(known.version);
  const [isPublished, setPublished] = useState(false);
  const form = useAppForm<Guide["body"]>({
    defaultValues: known.body,
    faultsOf: guideFaults,
    faultTexts,
    fieldPathOf: () => null,
    onSubmit: async (body) => {
      setVersion((await client.call(saveGuide, { body: { version, body } })).version);
      setPublished(true);
      return body;
    },
  });
  const { print, digital } = form.watch();
  return (
    <SiteForm form={form} isPublished={isPublished} onReload={onReload}>
      <FilmFields
        label={t`Notre film pour l’annonce dans le journal`}
        film={print}
        errorOf={(path) => form.errorOf(`print.${path}` as "print")}
        onChange={(film) => form.change("print", film)}
      />
      <FilmFields
        label={t`Notre film pour l’annonce numérique`}
        film={digital}
        errorOf={(path) => form.errorOf(`digital.${path}` as "digital")}
        onChange={(film) => form.change("digital", film)}
      />
    </SiteForm>
  );
}
