import { colourGroups, shownColours } from "./colour-groups.ts";
import { readColors } from "./read-colors.ts";
import { Name, Section, Sheet } from "./sheet.tsx";
import { useReading } from "./use-reading.ts";

const readShown = (element: HTMLElement) => readColors(element, shownColours);

function Swatch({ name, value }: { name: string; value: string | undefined }) {
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <span
        className="h-16 rounded-card border border-line forced-color-adjust-none"
        style={{ backgroundColor: `var(--pa-color-${name})` }}
      />
      <span className="flex flex-col">
        <Name>{name}</Name>
        <span className="text-caption text-fg-muted tabular-nums">{value}</span>
      </span>
    </li>
  );
}

/** Every semantic colour, with the value that it has here. */
export function Palette() {
  const [ref, values] = useReading(readShown);
  return (
    <div ref={ref}>
      <Sheet>
        {colourGroups.map(({ title, note, rows }) => (
          <Section key={rows.join()} title={title} note={note}>
            {rows.map((names) => (
              <ul
                key={names.join()}
                className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-5"
              >
                {names.map((name) => (
                  <Swatch key={name} name={name} value={values[name]} />
                ))}
              </ul>
            ))}
          </Section>
        ))}
      </Sheet>
    </div>
  );
}
