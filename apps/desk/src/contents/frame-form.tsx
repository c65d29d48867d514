import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { leftToRight } from "@parution/app/i18n/formats.ts";
import { saveFrame } from "@parution/contract/lazy/contents";
import { TextField } from "@parution/kit/text-field";
import { frameFaults } from "@parution/rules/contents";
import { useState } from "react";
import { useContentFaults } from "./contents.data.ts";
import { OrderedChoice } from "./ordered-choice.tsx";
import { Rows } from "./rows.tsx";
import { type SiteContents, SiteForm } from "./site-form.tsx";

type Frame = SiteContents["frame"];

/** Kinds of addresses, whose signs stay in order in an Arabic sentence. */
const [outside, inside] = [leftToRight("https://…"), leftToRight("/page/…")];

const ENTRIES = ["ads", "issues", "rates", "guide", "contact"] as const;

interface FrameFormProps {
  known: Frame;
  onReload: () => Promise<void>;
}

/** Entries of the header and links of the footer. */
export function FrameForm({ known, onReload }: FrameFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const faultTexts = useContentFaults();
  const [version, setVersion] = useState(known.version);
  const [isPublished, setPublished] = useState(false);
  const form = useAppForm<Frame["body"]>({
    defaultValues: known.body,
    faultsOf: frameFaults,
    faultTexts,
    fieldPathOf: () => null,
    onSubmit: async (body) => {
      setVersion((await client.call(saveFrame, { body: { version, body } })).version);
      setPublished(true);
      return body;
    },
  });
  const { header, links } = form.watch();
  return (
    <SiteForm form={form} isPublished={isPublished} onReload={onReload}>
      <OrderedChoice
        legend={t`Menu, après « Passer une annonce »`}
        names={ENTRIES}
        most={4}
        labels={{
          ads: t`Mes annonces`,
          issues: t`Commander le journal`,
          rates: t`Tarifs`,
          guide: t`Guide`,
          contact: t`Nous contacter`,
        }}
        value={header}
        onChange={(next) => form.change("header", next)}
      />
      <Rows
        legend={t`Liens du pied de page`}
        addLabel={t`Ajouter un lien`}
        most={12}
        rows={links}
        blank={{ label: { fr: "", ar: "" }, url: "" }}
        nameOf={(_, number) => t`Lien ${number}`}
        onChange={(next) => form.change("links", next)}
      >
        {(row, index, write) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={t`Libellé en français`}
              lang="fr"
              dir="ltr"
              value={row.label.fr}
              error={form.errorOf(`links.${index}.label.fr`)}
              onChange={(event) =>
                write({ ...row, label: { ...row.label, fr: event.currentTarget.value } })
              }
            />
            <TextField
              label={t`Libellé en arabe`}
              lang="ar"
              dir="rtl"
              value={row.label.ar}
              error={form.errorOf(`links.${index}.label.ar`)}
              onChange={(event) =>
                write({ ...row, label: { ...row.label, ar: event.currentTarget.value } })
              }
            />
            <TextField
              className="sm:col-span-2"
              label={t`Adresse`}
              dir="ltr"
              description={t`${outside} ou ${inside}`}
              value={row.url}
              error={form.errorOf(`links.${index}.url`)}
              onChange={(event) => write({ ...row, url: event.currentTarget.value.trim() })}
            />
          </div>
        )}
      </Rows>
    </SiteForm>
  );
}
