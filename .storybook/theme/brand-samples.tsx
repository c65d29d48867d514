/** Colours to begin with; the last four are the hard ones. */
const samples = [
  { name: "Claret", hex: "#7a1f2b" },
  { name: "Navy", hex: "#1b3a6b" },
  { name: "Forest", hex: "#0b6e4f" },
  { name: "Plum", hex: "#6b2d7b" },
  { name: "Signal orange", hex: "#ff6600" },
  { name: "Yellow", hex: "#ffd500" },
  { name: "Grey", hex: "#808080" },
  { name: "Black", hex: "#000000" },
] as const;

export interface BrandSamplesProps {
  /** Chosen brand. */
  current: string;
  onChoose: (hex: string) => void;
}

/** A row of colours to try. */
export function BrandSamples({ current, onChoose }: BrandSamplesProps) {
  return (
    <ul aria-label="Colours to try" className="flex flex-wrap gap-0.5">
      {samples.map(({ name, hex }) => (
        <li key={hex}>
          <button
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={current === hex}
            onClick={() => onChoose(hex)}
            className="grid size-9 cursor-pointer place-items-center rounded-pill border-2 border-transparent aria-pressed:border-fg pointer-coarse:size-touch"
          >
            <span
              className="size-6 rounded-pill border border-line-strong forced-color-adjust-none"
              style={{ backgroundColor: hex }}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
