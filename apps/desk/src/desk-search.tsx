import { useLingui } from "@lingui/react/macro";
import { readStored, writeStored } from "@parution/app/browser/stored.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { STAY } from "@parution/app/leave/use-leave-guard.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { tableTitle } from "@parution/contract/catalogue-names";
import { searchDesk } from "@parution/contract/lazy/desk";
import {
  type Command,
  CommandButton,
  type CommandGroup,
  CommandPalette,
} from "@parution/kit/command-palette";
import { FileIcon, NewspaperIcon } from "@parution/kit/icon";
import { readReference } from "@parution/rules/ads";
import { CATALOGUE_NAMES } from "@parution/rules/catalogue";
import { useEffect, useEffectEvent, useState } from "react";
import { useTableNames } from "./catalogue/use-names.ts";
import { useMenuEntries } from "./desk-menu.tsx";
import { useMay } from "./shared/staff.data.ts";

/** Button and keys that open the search of the desk: its places, and an ad by its reference or its order's number. */
export function DeskSearch() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const places = usePlaceCommands();
  const ads = useFoundAds(isOpen ? text : "");
  const recent = useRecent(places);
  const close = () => {
    setOpen(false);
    setText("");
  };
  // A link that the page kept from being followed closes nothing by itself.
  const onStay = useEffectEvent(close);
  useEffect(() => {
    const listen = () => onStay();
    addEventListener(STAY, listen);
    return () => removeEventListener(STAY, listen);
  }, []);
  return (
    <>
      <CommandButton label={t`Rechercher ou aller à…`} onClick={() => setOpen(true)} />
      <CommandPalette
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={close}
        title={t`Rechercher ou aller à`}
        items={places}
        recent={recent.commands}
        value={text}
        onChange={setText}
        onSelect={recent.keep}
        {...ads}
        labels={{
          search: t`Page, annonce A… ou commande C…`,
          close: t`Fermer`,
          list: t`Résultats`,
          recent: t`Récents`,
          count: (count) => t`Résultats : ${count}`,
          none: (typed) => t`Aucun résultat pour « ${typed} ».`,
          empty: t`Aucune page.`,
        }}
      />
    </>
  );
}

/** Pages that the user's rights lead to, the tables of the catalogue among them. */
function usePlaceCommands(): readonly CommandGroup[] {
  const { t } = useLingui();
  const link = useLink();
  const entries = useMenuEntries();
  const tableNames = useTableNames();
  const mayOffer = useMay("keepCatalogue");
  return [
    {
      label: t`Aller à`,
      items: entries.map(({ page, label, icon }) => ({ id: page, label, icon, href: link(page) })),
    },
    {
      label: t`Catalogue`,
      items: (mayOffer ? CATALOGUE_NAMES : []).map((name) => ({
        id: `table ${name}`,
        label: tableNames[name],
        icon: FileIcon,
        href: `${link("/catalogue")}?table=${tableTitle(name)}`,
      })),
    },
  ];
}

/** Milliseconds without typing after which the service is asked. */
const REST = 200;

/** Ads that a number names, for those who may decide on them. */
function useFoundAds(text: string) {
  const { t } = useLingui();
  const toAd = useAdCommand();
  const errorText = useErrorText();
  const mayDecide = useMay("decideAds");
  const search = mayDecide && readReference(text) !== null ? text.trim() : "";
  const rested = useRested(search);
  const { data, error, isLoading } = useRead(
    searchDesk,
    rested === "" ? null : { query: { search: rested } },
  );
  const isCurrent = rested === search;
  const found = isCurrent ? (data?.ads ?? []) : [];
  const items = found.map(({ reference, title, support }) =>
    toAd(reference, `${support} · ${title}`),
  );
  return {
    results: [{ label: t`Annonces`, items }],
    isPending: search !== "" && (!isCurrent || isLoading),
    pendingLabel: t`Recherche en cours…`,
    error: isCurrent && error !== undefined ? errorText(error) : undefined,
  };
}

/** A text once it has stopped changing; an empty one at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === "" ? 0 : REST);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : rested;
}

/** Command that opens an ad in moderation. */
function useAdCommand(): (reference: string, description?: string) => Command {
  const link = useLink();
  return (reference, description) => ({
    id: reference,
    label: reference,
    description,
    icon: NewspaperIcon,
    href: `${link("/moderation")}?annonce=${reference}`,
  });
}

const KEPT = "desk-recent";
const MOST_KEPT = 5;

/** Ids that were chosen last, as far as they are kept. */
function readKept(): readonly string[] {
  return (readStored(KEPT) ?? "").split("\n").filter((id) => id !== "");
}

/** Commands that were chosen last and that the user may still see, the newest first. */
function useRecent(places: readonly CommandGroup[]) {
  const toAd = useAdCommand();
  const mayDecide = useMay("decideAds");
  const [ids, setIds] = useState(readKept);
  const known = new Map(places.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const isAd = (id: string) => mayDecide && id.startsWith("A") && readReference(id) !== null;
  return {
    commands: ids.flatMap((id) => known.get(id) ?? (isAd(id) ? toAd(id) : [])),
    keep({ id }: Command): void {
      const next = [id, ...ids.filter((one) => one !== id)].slice(0, MOST_KEPT);
      writeStored(KEPT, next.join("\n"));
      setIds(next);
    },
  };
}
