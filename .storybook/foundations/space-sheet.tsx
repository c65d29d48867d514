import { useGuideText } from "../docs/guide.tsx";
import { Name, Section, Sheet } from "./sheet.tsx";

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;

const targets = [
  {
    name: "size-target",
    size: "24 px",
    use: {
      en: "The least that can be hit: WCAG 2.2, 2.5.8.",
      fr: "Le minimum que l'on atteint : WCAG 2.2, 2.5.8.",
    },
  },
  {
    name: "size-touch",
    size: "44 px",
    use: {
      en: "Comfortable under a finger. Density does not shrink it.",
      fr: "À l'aise sous le doigt. La densité ne la réduit pas.",
    },
  },
] as const;

const breakpoints = [
  { name: "sm", rem: 40 },
  { name: "md", rem: 48 },
  { name: "lg", rem: 64 },
  { name: "xl", rem: 80 },
] as const;

function Targets() {
  const say = useGuideText();
  return (
    <ul className="flex flex-wrap gap-10">
      {targets.map(({ name, size, use }) => (
        <li key={name} className="flex items-center gap-4">
          <span
            className={`${name} shrink-0 rounded-control border border-line-strong bg-brand-soft`}
          />
          <span className="flex max-w-xs flex-col text-body-sm">
            <span>
              <Name>{name}</Name> {size}
            </span>
            <span className="text-fg-muted">{say(use)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Breakpoints() {
  return (
    <ul className="flex flex-col gap-3">
      {breakpoints.map(({ name, rem }) => (
        <li key={name} className="flex items-center gap-4 text-body-sm">
          <span className="w-32 shrink-0">
            <Name>{name}:</Name>{" "}
            <span className="text-fg-muted tabular-nums">
              {rem} rem, {rem * 16} px
            </span>
          </span>
          <span className="h-2 rounded-pill bg-brand" style={{ inlineSize: `${rem / 2}%` }} />
        </li>
      ))}
    </ul>
  );
}

/** Distances, targets and widths. */
export function SpaceSheet() {
  return (
    <Sheet>
      <Section
        title={{ en: "Space", fr: "Espace" }}
        note={{
          en: "One scale, 4 px a step. Compact density makes a step 3.5 px; targets keep their size.",
          fr: "Une échelle, 4 px par pas. La densité serrée donne 3,5 px ; les cibles gardent leur taille.",
        }}
      >
        <ul className="flex flex-col gap-2">
          {steps.map((step) => (
            <li key={step} className="flex items-center gap-4">
              <span className="w-10 shrink-0 text-end text-body-sm tabular-nums">
                <Name>{step}</Name>
              </span>
              <span
                data-step={step}
                className="h-4 rounded-s-none bg-brand"
                style={{ inlineSize: `calc(var(--spacing) * ${step})` }}
              />
              <span className="text-caption text-fg-muted tabular-nums">{step * 4} px</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={{ en: "Targets", fr: "Cibles" }}>
        <Targets />
      </Section>
      <Section
        title={{ en: "Breakpoints", fr: "Points de rupture" }}
        note={{
          en: "From 320 px up. They are in rem: a larger text turns a wide page into a narrow one.",
          fr: "À partir de 320 px. Ils sont en rem : un texte agrandi rend étroite une page large.",
        }}
      >
        <Breakpoints />
      </Section>
    </Sheet>
  );
}
