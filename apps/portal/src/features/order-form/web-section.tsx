import { useLingui } from "@lingui/react/macro";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { RadioCards } from "@parution/kit/radio-cards";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { PHOTO_ACCEPT } from "@parution/rules/attachments";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { LazyOrderFiles } from "./files/files-field.tsx";
import { useOrder, useOrderError } from "./order-context.ts";
import type { OrderValues } from "./order-values.ts";

/** Most photos of one order, as the service limits them. */
const MOST_PHOTOS = 8;

const accepted = PHOTO_ACCEPT.split(",");

/** Publication of the ad on the web: a choice for print, always given on fixed-price supports. */
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
      onChange={(value) => {
        setValue("publishOnWeb", value === "1");
        clearErrors(["publishOnWeb", "webTitle", "webContent", "photos"]);
      }}
      items={[
        { value: "0", label: t`Non` },
        { value: "1", label: t`Oui`, aside: t`sans supplément` },
      ]}
    />
  );
}

function WebFields() {
  const { t } = useLingui();
  const { control, register } = useFormContext<OrderValues>();
  const titleError = useOrderError("webTitle");
  const contentError = useOrderError("webContent");
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
        error={contentError}
      />
      <LazyOrderFiles name="photos" label={t`Photos`} accept={accepted} maxFiles={MOST_PHOTOS} />
    </>
  );
}
