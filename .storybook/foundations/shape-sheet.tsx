import { type GuideText, useGuideText } from "../docs/guide.tsx";
import { Name, Section, Sheet } from "./sheet.tsx";

const corners = [
  { name: "rounded-control", use: { en: "Controls", fr: "Commandes" } },
  {
    name: "rounded-card",
    use: { en: "Cards, panels, dialogs", fr: "Cartes, panneaux, dialogues" },
  },
  { name: "rounded-pill", use: { en: "Badges, chips", fr: "Badges, pastilles" } },
] as const;

const shadows = [
  {
    name: "shadow-raised",
    use: { en: "What stands just above the page", fr: "Ce qui est juste au-dessus de la page" },
  },
  {
    name: "shadow-overlay",
    use: {
      en: "What covers the page: dialogs, menus",
      fr: "Ce qui couvre la page : dialogues, menus",
    },
  },
] as const;

const layers = [
  { name: "z-sticky", value: 10, use: { en: "Foot bar", fr: "Barre du bas" } },
  { name: "z-header", value: 20, use: { en: "Header", fr: "En-tête" } },
  { name: "z-overlay", value: 40, use: { en: "Dialogs, menus", fr: "Dialogues, menus" } },
  { name: "z-toast", value: 50, use: { en: "Toasts", fr: "Messages brefs" } },
] as const;

interface TileProps {
  name: string;
  use: GuideText;
  className: string;
}

function Tile({ name, use, className }: TileProps) {
  const say = useGuideText();
  return (
    <li className="flex flex-col gap-3">
      <span className={`h-24 bg-raised ${className} ${name}`} />
      <span className="flex flex-col text-body-sm">
        <Name>{name}</Name>
        <span className="text-fg-muted">{say(use)}</span>
      </span>
    </li>
  );
}

/** Corners, shadows and layers. */
export function ShapeSheet() {
  const say = useGuideText();
  return (
    <Sheet>
      <Section
        title={{ en: "Corners", fr: "Coins" }}
        note={{
          en: "How round a newspaper is, is its own choice.",
          fr: "Chaque journal choisit ses arrondis.",
        }}
      >
        <ul className="grid gap-6 sm:grid-cols-3">
          {corners.map((corner) => (
            <Tile key={corner.name} {...corner} className="border border-line-strong" />
          ))}
        </ul>
      </Section>
      <Section
        title={{ en: "Shadows", fr: "Ombres" }}
        note={{
          en: "Hairlines part things; a shadow only lifts.",
          fr: "Les filets séparent ; une ombre soulève, rien de plus.",
        }}
      >
        <ul className="grid gap-6 sm:grid-cols-2">
          {shadows.map((shadow) => (
            <Tile key={shadow.name} {...shadow} className="rounded-card" />
          ))}
        </ul>
      </Section>
      <Section
        title={{ en: "Layers", fr: "Couches" }}
        note={{
          en: "What the platform's own top layer does not hold.",
          fr: "Ce que la couche supérieure du navigateur ne porte pas.",
        }}
      >
        <ul className="flex flex-col gap-2 text-body-sm">
          {layers.map(({ name, value, use }) => (
            <li key={name} className="flex gap-4">
              <span className="w-24">
                <Name>{name}</Name>
              </span>
              <span className="w-8 text-end tabular-nums">{value}</span>
              <span className="text-fg-muted">{say(use)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Sheet>
  );
}
