import { useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "@parution/contract/call";
import type { readChapter, readContents, readDeskPage } from "@parution/contract/contents";
import { ArchiveIcon, CheckCircleIcon, EditIcon } from "@parution/kit/icon";
import type { StatusVariant } from "@parution/kit/status-badge";
import type { ContentFaults } from "@parution/rules/contents";
import { useState } from "react";
import type { KeyedMutator } from "swr";

export type Listed = CallAnswer<typeof readContents>[number];
export type ChapterBody = CallAnswer<typeof readChapter>["body"];
export type PageBody = CallAnswer<typeof readDeskPage>["body"];
/** A content without its body. */
export type Written = Omit<CallAnswer<typeof readChapter>, "body">;
/** Draft as a form saved it last; its version names what it replaces. */
export type Draft = Pick<Written, "id" | "version">;

/** Reading anew of what a form shows: `round` is its key, raised once the answer is there. Rejects where there is none. */
export function useReload<Data>(mutate: KeyedMutator<Data>, ask: () => Promise<Data>) {
  const [round, setRound] = useState(0);
  return {
    round,
    reload: async () => {
      await mutate(ask(), { revalidate: false });
      setRound((count) => count + 1);
    },
  };
}

/** Appearance of each state. */
export function useStates(): Readonly<Record<Written["state"], StatusVariant>> {
  const { t } = useLingui();
  return {
    published: { tone: "success", icon: CheckCircleIcon, label: t`En ligne` },
    changed: { tone: "warning", icon: EditIcon, label: t`En ligne, modifié` },
    draft: { tone: "info", icon: EditIcon, label: t`Brouillon` },
    retired: { tone: "neutral", icon: ArchiveIcon, label: t`Retiré` },
  };
}

/** Parts of the site that a form keeps. */
export type SitePart = "home" | "frame" | "guide" | "publisher";

/** Names of the parts. */
export function useSitePartNames(): Readonly<Record<SitePart, string>> {
  const { t } = useLingui();
  return {
    home: t`Page d’accueil`,
    frame: t`Menu et pied de page`,
    guide: t`Films du guide`,
    publisher: t`Contact et agences`,
  };
}

/** Messages of faults of a content. */
export function useContentFaults(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    link: t`Un lien mène à une adresse refusée : commencez par https://, mailto:, tel:, / ou #.`,
    lines: t`Ce texte a trop de lignes.`,
    slug: t`Lettres minuscules sans accent, chiffres et tirets.`,
    order: t`Le dernier jour vient avant le premier.`,
    address: t`Une adresse qui commence par https:// ou par /.`,
  };
}

/** Faults of a body that stands under `body` in its form. */
export const underBody = (faults: ContentFaults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([path, fault]) => [`body.${path}`, fault]));

/** Name in addresses for a title: letters without accents, figures, hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");

export const isSlug = (slug: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
