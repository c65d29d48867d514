import { TextField } from "@parution/kit/text-field";
import { parseHex } from "@parution/tokens/derive";

export interface ColourFieldProps {
  label: string;
  /** Text of the field. */
  value: string;
  /** Colour of the picker while the text is invalid. */
  fallback: string;
  error?: string | undefined;
  note?: string;
  onChange: (text: string) => void;
}

/** A colour: typed, or picked from the platform's own picker. */
export function ColourField({ label, value, fallback, error, note, onChange }: ColourFieldProps) {
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="min-w-0 flex-1"
        label={label}
        note={note}
        error={error}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        type="color"
        aria-label={`${label}: pick`}
        value={parseHex(value) ?? fallback}
        onChange={(event) => onChange(event.target.value)}
        className="mt-7 h-touch w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
      />
    </div>
  );
}
