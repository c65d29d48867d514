import { type GuideText, useGuideText } from "../docs/guide.tsx";
import { MeasuredText } from "./measured-text.tsx";
import { Name, Section, Sheet } from "./sheet.tsx";
import { type Reading, useReading } from "./use-reading.ts";

const sizes = [
  { name: "text-display", fr: "Les annonces légales", ar: "الإعلانات القانونية" },
  { name: "text-title", fr: "Choisissez les dates de parution", ar: "اختاروا تواريخ النشر" },
  { name: "text-title-sm", fr: "Votre annonce, 14 lignes", ar: "إعلانكم في 14 سطراً" },
  {
    name: "text-lead",
    fr: "Le prix suit chaque ligne que vous écrivez.",
    ar: "يتغيّر الثمن مع كل سطر تكتبونه.",
  },
  {
    name: "text-body",
    fr: "Une annonce paraît le jour choisi si elle est payée avant l'heure limite de son support.",
    ar: "يُنشر الإعلان في اليوم المختار إذا أُدّي ثمنه قبل آخر أجل للجريدة.",
  },
  {
    name: "text-body-sm",
    fr: "Édition de Casablanca, rubrique Immobilier, 2 colonnes.",
    ar: "طبعة الدار البيضاء، باب العقار، عمودان.",
  },
  { name: "text-caption", fr: "Mis à jour à 14 h 05", ar: "حُدّث على الساعة 14:05" },
] as const;

const families = [
  { name: "font-headline", role: { en: "Headings", fr: "Titres" }, variable: "--pa-font-headline" },
  {
    name: "font-ui",
    role: { en: "Everything that is worked with", fr: "Tout ce qui se manie" },
    variable: "--pa-font-ui",
  },
  {
    name: "font-paper",
    role: { en: "The newspaper's page", fr: "La page du journal" },
    variable: "--pa-font-paper",
  },
] as const;

const readFamilies = (element: HTMLElement): Reading =>
  Object.fromEntries(
    families.map(({ name, variable }) => [
      name,
      getComputedStyle(element).getPropertyValue(variable).replaceAll(/['"]/g, ""),
    ]),
  );

/** The faces of a stack without stand-ins and system faces: «Bitter, Noto Naskh Arabic». */
function facesOf(stack = ""): string {
  return stack
    .split(", ")
    .filter((face) => !/Fallback|^(?:system-ui|sans-serif|serif|Georgia)$/.test(face))
    .map((face) => face.replace(/ Variable$/, ""))
    .join(", ");
}

function Family({
  name,
  role,
  stack,
}: {
  name: string;
  role: GuideText;
  stack: string | undefined;
}) {
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div className={`${name} flex flex-col gap-2`}>
        <p lang="fr" className="text-display text-fg">
          Où paraît l'été ?
        </p>
        <p lang="ar" dir="rtl" className="text-display text-fg">
          أين يُنشر الخبر؟
        </p>
        <p className="text-lead text-fg">
          <span className="font-normal">0123456789</span>{" "}
          <strong className="font-semibold">0123456789</strong>
        </p>
      </div>
      <p className="flex flex-col text-body-sm text-fg-muted">
        <Name>{name}</Name>
        <span>{useGuideText()(role)}</span>
        <span>{facesOf(stack)}</span>
      </p>
    </li>
  );
}

/** Every size in both scripts, and every family. */
export function TypeSheet() {
  const [ref, stacks] = useReading(readFamilies);
  return (
    <div ref={ref}>
      <Sheet>
        <Section
          title={{ en: "Sizes", fr: "Tailles" }}
          note={{
            en: "Arabic letters stand taller: the same size has more leading.",
            fr: "Les lettres arabes sont plus hautes : à taille égale, plus d'interligne.",
          }}
        >
          <ul className="flex flex-col">
            {sizes.map(({ name, fr, ar }) => (
              <li
                key={name}
                className="flex flex-wrap items-end gap-x-8 gap-y-4 border-b border-line py-5 first:pt-0 last:border-b-0"
              >
                <MeasuredText name={name} language="fr" text={fr} />
                <MeasuredText name={name} language="ar" text={ar} />
              </li>
            ))}
          </ul>
        </Section>
        <Section
          title={{ en: "Families", fr: "Familles" }}
          note={{
            en: "A Latin and an Arabic face each, chosen by the newspaper.",
            fr: "Un caractère latin et un arabe chacune, choisis par le journal.",
          }}
        >
          <ul className="grid gap-4 md:grid-cols-3">
            {families.map(({ name, role }) => (
              <Family key={name} name={name} role={role} stack={stacks[name]} />
            ))}
          </ul>
        </Section>
      </Sheet>
    </div>
  );
}
