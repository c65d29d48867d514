import { useLingui } from "@lingui/react/macro";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextField } from "@parution/kit/text-field";
import { useEffect, useRef } from "react";
import { type FormPart, missingOf, Pair } from "./form-part.tsx";
import { ThemePreview } from "./theme-preview.tsx";

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Names, address, kind and colour of a newspaper. */
export interface NewspaperValues {
  nameFr: string;
  nameAr: string;
  slug: string;
  medium: "print" | "digital";
  language: "fr" | "ar";
  colour: string;
}

export const BLANK_NEWSPAPER: NewspaperValues = {
  nameFr: "",
  nameAr: "",
  slug: "",
  colour: "#0b6e4f",
  medium: "print",
  language: "fr",
};

export const newspaperFaults = (values: NewspaperValues): Record<string, string> => ({
  ...(COLOUR.test(values.colour) ? {} : { colour: "invalid" }),
  ...missingOf(values, ["nameFr", "nameAr", "slug"]),
});

/** Messages of the fields' faults. */
export function useNewspaperFaultTexts() {
  const { t } = useLingui();
  return {
    colour: t`Écrivez une couleur, par exemple #0b6e4f.`,
    slug: t`Des lettres de a à z, des chiffres et des tirets`,
  };
}

interface NewspaperFieldsProps {
  form: FormPart<NewspaperValues>;
  values: NewspaperValues;
  /** Called with the kind, which other fields depend on. */
  onMedium?: (medium: NewspaperValues["medium"]) => void;
}

/** Names, address, kind, and the colour with the theme that is derived from it. */
export function NewspaperFields({ form, values, onMedium }: NewspaperFieldsProps) {
  const { t } = useLingui();
  useSlugOfName(form, values);
  const { medium, language, colour, nameFr, nameAr } = values;
  const shown = COLOUR.test(colour) ? colour : BLANK_NEWSPAPER.colour;
  return (
    <>
      <Pair>
        <TextField
          {...form.field("nameFr")}
          lang="fr"
          dir="ltr"
          label={t({ message: "Nom du journal", context: "en français" })}
        />
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
          onChange={(value) => {
            const chosen = value === "digital" ? "digital" : "print";
            form.change("medium", chosen);
            onMedium?.(chosen);
          }}
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
    </>
  );
}

/** Proposes an address from the French name, until another one is typed. */
function useSlugOfName(form: FormPart<NewspaperValues>, { nameFr, slug }: NewspaperValues): void {
  const proposed = useRef(slug === "" ? "" : null);
  useEffect(() => {
    const next = slugOf(nameFr);
    if (slug !== proposed.current || slug === next) return;
    proposed.current = next;
    form.change("slug", next);
  });
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
