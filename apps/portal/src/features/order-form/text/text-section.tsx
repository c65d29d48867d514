import { useLingui } from "@lingui/react/macro";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { RadioCards } from "@parution/kit/radio-cards";
import { useFormContext, useWatch } from "react-hook-form";
import { UndoChoice } from "../choices/undo-choice.tsx";
import { AttachmentsField } from "../files/files-field.tsx";
import { useOrder } from "../order-context.ts";
import type { Layout, OrderValues } from "../order-values.ts";
import { NoticeCheck, NoticeStart } from "./notice-start.tsx";
import { AdTextField } from "./text-fields.tsx";
import { type TextShape, textShapeOf } from "./text-shape.ts";

/** Text of the ad: billed lines, the parts of a canvas, or one text. */
export function TextSection() {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const layout = useWatch({ control, name: "layout" });
  const { offer } = useOrder();
  const shape = textShapeOf(offer, layout);
  return (
    <FormSection title={t`Texte`}>
      {offer.choosesCanvas && offer.canvas && <LayoutField layout={layout} />}
      {shape === null ? (
        <WaitingText hasType={offer.format !== null} />
      ) : (
        <>
          <NoticeStart key={`start-${shape.kind}`} shape={shape} />
          <UndoChoice of="texts" />
          <TextParts shape={shape} />
          <NoticeCheck key={`check-${shape.kind}`} shape={shape} />
        </>
      )}
      {offer.takesAttachments && <AttachmentsField />}
    </FormSection>
  );
}

/** Message about the choice that is required before the text; a text written before is restored with it. */
function WaitingText({ hasType }: { hasType: boolean }) {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const written = useWatch({ control, name: "texts", compute: isWritten });
  return (
    <p className="text-fg-muted">
      {written
        ? t`Votre texte est gardé ; il revient avec le format.`
        : hasType
          ? t`Le texte s’écrit une fois le gabarit choisi.`
          : t`Le texte s’écrit une fois la rubrique et le type choisis.`}
    </p>
  );
}

const isWritten = (texts: OrderValues["texts"]) => Object.values(texts).some((text) => text !== "");

function TextParts({ shape }: { shape: TextShape }) {
  const { t } = useLingui();
  switch (shape.kind) {
    case "line":
      return <AdTextField name="texts.text" label={t`Texte de l’annonce`} rows={10} />;
    case "plain":
      return (
        <AdTextField
          name="texts.text"
          label={t`Texte de l’annonce`}
          rows={10}
          limit={shape.limit}
        />
      );
    case "sections": {
      const { titleLimit, bodyLimit, footerLimit } = shape.canvas;
      return (
        <>
          <AdTextField name="texts.title" label={t`Titre`} rows={2} limit={titleLimit} />
          <AdTextField name="texts.body" label={t`Corps`} rows={8} limit={bodyLimit} />
          {footerLimit > 0 && (
            <AdTextField name="texts.footer" label={t`Pied`} rows={2} limit={footerLimit} />
          )}
        </>
      );
    }
  }
}

function LayoutField({ layout }: { layout: Layout }) {
  const { t } = useLingui();
  const { setValue, clearErrors } = useFormContext<OrderValues>();
  return (
    <RadioCards
      name="layout"
      label={t`Mise en page`}
      layout="tile"
      value={layout}
      onChange={(value) => {
        setValue("layout", value === "modular" ? "modular" : "plainText");
        clearErrors("texts");
      }}
      items={[
        { value: "modular", label: t`Titre, corps et pied` },
        { value: "plainText", label: t`Texte simple` },
      ]}
    />
  );
}
