import { ChevronForwardIcon } from "@parution/kit/icon";
import { useEffect, useState } from "react";
import type { StoryIndex } from "storybook/internal/types";
import { useGuideLanguage } from "../docs/guide.tsx";

type Entry = StoryIndex["entries"][string];

/** Every page and story of this Storybook, as it lists them itself. */
function useIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const request = new AbortController();
    const read = async () => {
      const index = (await (await fetch("index.json", request)).json()) as StoryIndex;
      setEntries(Object.values(index.entries));
    };
    read().catch(() => setEntries([]));
    return () => request.abort();
  }, []);
  return entries;
}

/** Places of a visit, by the id of their entry or by an address; one that this Storybook does not have is left out. */
const places = [
  {
    id: "theme-a-newspaper--live",
    en: [
      "Theme a newspaper",
      "One colour in, every component in it at once, and the file to copy.",
    ],
    fr: [
      "Un thème pour un journal",
      "Une couleur, et chaque composant la porte ; le fichier à copier.",
    ],
  },
  {
    id: "foundations-overview--docs",
    en: ["Foundations", "Colours with their contrast, type in both scripts, space, motion, icons."],
    fr: [
      "Fondations",
      "Couleurs et contrastes, caractères des deux écritures, espaces, mouvement, icônes.",
    ],
  },
  {
    id: "actions-button--every-support",
    en: ["Components", "From Actions to Frame: every state, in every newspaper, light and dark."],
    fr: ["Composants", "D'Actions à Frame : chaque état, dans chaque journal, clair et sombre."],
  },
  {
    id: "fields-select--docs",
    en: ["Guidelines", "When to use a component, its parts, its keys, what to do and what not."],
    fr: ["Usages", "Quand employer un composant, ses parties, ses touches, que faire ou éviter."],
  },
  {
    id: "blocks-order-form--docs",
    en: ["Blocks", "Whole pages to copy: order form, calendar with price, list, login."],
    fr: ["Blocs", "Des pages entières à copier : commande, calendrier et prix, liste, connexion."],
  },
  {
    id: "recipes-form--recipe",
    en: ["Recipes", "A form, a list page, a server, Next.js, tests: whole files, shown live."],
    fr: [
      "Recettes",
      "Un formulaire, une liste, un serveur, Next.js, des tests : fichiers entiers, vivants.",
    ],
  },
  {
    id: "what-changed--docs",
    en: ["What changed", "Versions of kit and tokens."],
    fr: ["Ce qui a changé", "Les versions du kit et des jetons."],
  },
  {
    href: "conformance/index.html",
    en: ["Accessibility", "WCAG 2.2 line by line, with the tests behind each answer."],
    fr: [
      "Accessibilité",
      "Les WCAG 2.2 ligne à ligne, avec les tests de chaque réponse (en anglais).",
    ],
  },
  {
    id: "for-engineers--docs",
    en: [
      "For engineers",
      "How stories press, how pictures are compared, where guides are written.",
    ],
    fr: ["Pour les ingénieurs", "Comment les stories pressent, comment les images se comparent."],
  },
] as const;

const pathOf = ({ id, type }: Entry) => `./?path=/${type}/${id}`;

/** Links to the main places. */
export function Places() {
  const language = useGuideLanguage();
  const entries = useIndex();
  return (
    <ul className="sb-unstyled my-6! grid list-none grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4 p-0!">
      {places.map((place) => {
        const entry = "id" in place && entries.find(({ id }) => id === place.id);
        const href = "href" in place ? place.href : entry && pathOf(entry);
        if (!href) return null;
        const [name, use] = place[language];
        return (
          <li key={href} className="flex">
            <a
              href={href}
              target="_top"
              className="group flex flex-1 flex-col gap-1 rounded-card border border-line bg-surface p-5 text-fg no-underline outline-offset-2 hover:border-line-strong hover:bg-raised"
            >
              <span className="flex items-center justify-between gap-3 font-headline font-semibold text-heading text-title-sm">
                {name}
                <ChevronForwardIcon className="shrink-0 text-fg-muted group-hover:text-link" />
              </span>
              <span className="text-body-sm text-fg-muted">{use}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Components and blocks whose props may still change, from the tags of their stories. */
export function NewComponents() {
  const entries = useIndex().filter(({ tags, type }) => type === "docs" && tags?.includes("new"));
  const byTitle = new Map(entries.toReversed().map((entry) => [entry.title, entry]));
  return (
    <ul className="sb-unstyled my-6! flex list-none flex-wrap gap-2 p-0!">
      {[...byTitle].toReversed().map(([title, entry]) => (
        <li key={title}>
          <a
            href={pathOf(entry)}
            target="_top"
            className="inline-flex min-h-target items-center rounded-pill bg-brand-soft px-3 py-1 text-body-sm text-on-brand-soft no-underline outline-offset-2 hover:underline"
          >
            {title.split("/").at(-1)}
          </a>
        </li>
      ))}
    </ul>
  );
}
