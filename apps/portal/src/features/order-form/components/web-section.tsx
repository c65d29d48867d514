import { useLingui } from "@lingui/react/macro";
import { RadioCards } from "@parution/kit/radio-cards";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { PHOTO_ACCEPT } from "@parution/rules/attachments";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import type { OrderValues } from "../model/order-values.ts";
import { LazyOrderFiles } from "./lazy-order-files.tsx";
import { useOrder } from "./order-context.ts";
import { useFieldError } from "./use-field-error.ts";

/** As many as the service takes with one order. */
const MOST_PHOTOS = 8;

const accepted = PHOTO_ACCEPT.split(",");

/** The ad on the web: a choice for print, always there on fixed-price supports (specification 1, point 4). */
export function WebSection() {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const publishOnWeb = useWatch({ control, name: "publishOnWeb" });
  const { fixedPrice } = useOrder().offer;
  return (
    <FormSection title={t`Publication sur le web`}>
      {!fixedPrice && <PublishField publishOnWeb={publishOnWeb} />}
      {(fixedPrice || publishOnWeb) && <WebFields />}
    </FormSection>
  );
}

function PublishField({ publishOnWeb }: { publishOnWeb: boolean }) {
  const { t } = useLingui();
  const { setValue, clearErrors } = useFormContext<OrderValues>();
  return (
    <RadioCards
      name="publishOnWeb"
      label={t`Publier aussi l’annonce sur le site`}
      layout="tile"
      value={publishOnWeb ? "1" : "0"}
      onChange={({ target }) => {
        setValue("publishOnWeb", target.value === "1");
        clearErrors(["publishOnWeb", "webTitle", "webContent", "photos"]);
      }}
      options={[
        { value: "0", label: t`Non` },
        { value: "1", label: t`Oui`, aside: t`sans supplément` },
      ]}
    />
  );
}

function WebFields() {
  const { t } = useLingui();
  const { control, register } = useFormContext<OrderValues>();
  const titleError = useFieldError("webTitle");
  const content = useController({ control, name: "webContent" });
  return (
    <>
      <TextField
        label={t`Titre sur le web`}
        dir="auto"
        error={titleError}
        {...register("webTitle")}
      />
      <TextArea
        {...content.field}
        label={t`Texte sur le web`}
        note={t`facultatif`}
        rows={4}
        error={content.fieldState.error?.message}
      />
      <LazyOrderFiles name="photos" label={t`Photos`} accept={accepted} maxFiles={MOST_PHOTOS} />
    </>
  );
}
