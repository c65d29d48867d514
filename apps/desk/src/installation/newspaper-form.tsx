import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { saveNewspaper } from "@parution/contract/lazy/installation";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextField } from "@parution/kit/text-field";
import { useEffect } from "react";
import { missingOf, Pair, StepForm, type StepProps } from "./step-form.tsx";
import { useInstallation } from "./steps.ts";
import { ThemePreview } from "./theme-preview.tsx";

const COLOUR = /^#[0-9a-f]{6}$/i;

interface Typed {
  nameFr: string;
  nameAr: string;
  slug: string;
  medium: "print" | "digital";
  language: "fr" | "ar";
  colour: string;
}

const BLANK: Typed = {
  ...{ nameFr: "", nameAr: "", slug: "", colour: "#0b6e4f" },
  ...{ medium: "print", language: "fr" },
};

/** First newspaper: names, address, kind, and the colour from which its theme is derived. */
export function NewspaperForm({ known, onKept }: StepProps) {
  const { t } = useLingui();
  const client = useClient();
  const { mutate } = useInstallation();
  const form = useAppForm<Typed>({
    defaultValues: known.newspaper ?? BLANK,
    faultsOf: (values) => ({
      ...(COLOUR.test(values.colour) ? {} : { colour: "invalid" }),
      ...missingOf(values, ["nameFr", "nameAr", "slug"]),
    }),
    faultTexts: {
      colour: t`Écrivez une couleur, par exemple #0b6e4f.`,
      slug: t`Des lettres de a à z, des chiffres et des tirets`,
    },
    onSubmit: async (body) => {
      await client.call(saveNewspaper, { body });
      await mutate();
      onKept();
      return undefined;
    },
  });
  useSlugOfName(form);
  const { medium, language, colour, nameFr, nameAr } = form.watch();
  const shown = COLOUR.test(colour) ? colour : BLANK.colour;
  return (
    <StepForm form={form}>
      <Pair>
        <TextField {...form.field("nameFr")} lang="fr" dir="ltr" label={t`Nom du journal`} />
        <TextField {...form.field("nameAr")} lang="ar" dir="rtl" label={t`Nom en arabe`} />
        <TextField
          {...form.field("slug")}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Adresse`}
          description={<bdi dir="ltr">{`${location.origin}/fr/…`}</bdi>}
        />
      </Pair>
      <Pair>
        <RadioGroup
          name="medium"
          label={t`Support`}
          value={medium}
          onChange={(value) => form.change("medium", value === "digital" ? "digital" : "print")}
          items={[
            { value: "print", label: t`Papier` },
            { value: "digital", label: t`Numérique` },
          ]}
        />
        <RadioGroup
          name="language"
          label={t`Langue du journal`}
          value={language}
          onChange={(value) => form.change("language", value === "ar" ? "ar" : "fr")}
          items={[
            { value: "fr", label: t`Français` },
            { value: "ar", label: t`Arabe` },
          ]}
        />
      </Pair>
      <div className="flex items-end gap-3">
        <TextField {...form.field("colour")} dir="ltr" label={t`Couleur`} className="w-40" />
        <input
          type="color"
          aria-label={t`Choisir la couleur`}
          value={shown}
          onChange={(event) => form.change("colour", event.currentTarget.value)}
          className="h-11 w-16 cursor-pointer rounded-control border border-line bg-raised p-1"
        />
      </div>
      <ThemePreview colour={shown} name={language === "ar" ? nameAr : nameFr} />
    </StepForm>
  );
}

/** Proposes an address from the French name, until one is typed. */
function useSlugOfName(form: ReturnType<typeof useAppForm<Typed>>): void {
  const name = form.watch("nameFr");
  const isTyped = form.formState.dirtyFields.slug === true;
  const { setValue, formState } = form;
  const isNew = formState.defaultValues?.slug === "";
  useEffect(() => {
    if (isNew && !isTyped) setValue("slug", slugOf(name));
  }, [isNew, isTyped, name, setValue]);
}

const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[\p{M}]/gu, "")
    .toLowerCase()
    .replaceAll(/[’']/g, " ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);
