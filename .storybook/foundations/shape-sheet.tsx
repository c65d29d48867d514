import { Name, Section, Sheet } from "./sheet.tsx";

const corners = [
  { name: "rounded-control", use: "Controls" },
  { name: "rounded-card", use: "Cards, panels, dialogs" },
  { name: "rounded-pill", use: "Badges, chips" },
] as const;

const shadows = [
  { name: "shadow-raised", use: "What stands just above the page" },
  { name: "shadow-overlay", use: "What covers the page: dialogs, menus" },
] as const;

const layers = [
  { name: "z-sticky", value: 10, use: "Header, foot bar" },
  { name: "z-overlay", value: 40, use: "Dialogs, menus" },
  { name: "z-toast", value: 50, use: "Toasts" },
] as const;

interface TileProps {
  name: string;
  use: string;
  className: string;
}

function Tile({ name, use, className }: TileProps) {
  return (
    <li className="flex flex-col gap-3">
      <span className={`h-24 bg-raised ${className} ${name}`} />
      <span className="flex flex-col text-body-sm">
        <Name>{name}</Name>
        <span className="text-fg-muted">{use}</span>
      </span>
    </li>
  );
}

/** Corners, shadows and layers. */
export function ShapeSheet() {
  return (
    <Sheet>
      <Section title="Corners" note="How round a newspaper is, is its own choice.">
        <ul className="grid gap-6 sm:grid-cols-3">
          {corners.map((corner) => (
            <Tile key={corner.name} {...corner} className="border border-line-strong" />
          ))}
        </ul>
      </Section>
      <Section title="Shadows" note="Hairlines part things; a shadow only lifts.">
        <ul className="grid gap-6 sm:grid-cols-2">
          {shadows.map((shadow) => (
            <Tile key={shadow.name} {...shadow} className="rounded-card" />
          ))}
        </ul>
      </Section>
      <Section title="Layers" note="What the platform's own top layer does not hold.">
        <ul className="flex flex-col gap-2 text-body-sm">
          {layers.map(({ name, value, use }) => (
            <li key={name} className="flex gap-4">
              <span className="w-24">
                <Name>{name}</Name>
              </span>
              <span className="w-8 text-end tabular-nums">{value}</span>
              <span className="text-fg-muted">{use}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Sheet>
  );
}
