import { useLingui } from "@lingui/react/macro";
import { TextField } from "@parution/kit/text-field";

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  missing: boolean;
}

/** The code of a certificate or the web reference of an ad, written as one likes: with dashes, spaces, small letters. */
export function CodeField({ value, onChange, missing }: CodeFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="keyword"
      label={t`Code de vérification ou référence web`}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="7F3A-19C4-0B52-E8D6"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={
        missing && value.trim() === ""
          ? t`Saisissez le code de l’attestation ou la référence web`
          : undefined
      }
    />
  );
}
