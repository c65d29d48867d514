import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import type {
  moveModule as moveCall,
  readEdition as readCall,
  savePageFormat as saveCall,
} from "@parution/contract/editions";
import type { Displaced } from "@parution/pagination";
import type { IsoDate } from "@parution/rules/dates";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { describeEdition } from "./describe.ts";
import { type LaidOut, layOutAds, newspaperOf } from "./edition.ts";
import { isFrozen, makePages, readAds } from "./kept-pages.ts";
import { lockFormat, selectFormat, writeFormat, writePosition } from "./queries.ts";

type Deps = Pick<Context, "clock" | "db">;
type Actor = Pick<StaffIdentity, "email">;

/**
 * Puts a modular ad of an edition on a page, or lets it be placed by itself again, with an entry of the trail.
 * @throws ProblemError 404 for an ad that is not in the edition; 409 where it does not fit, or the edition has appeared.
 */
export function moveModule(
  { db, clock }: Deps,
  actor: Actor,
  { supportId, day, adId, position }: CallInput<typeof moveCall>["body"],
): Promise<CallAnswer<typeof readCall>> {
  const edition = { supportId, day };
  return transaction(db, async (tx) => {
    await lockFormat(tx, supportId);
    const content = await readAds(tx, edition);
    if (await isFrozen(tx, edition, content)) throw appeared();
    const before = content.ads.find(({ id, format }) => id === adId && format !== "L");
    if (before === undefined) throw notFound();
    const known = displacedIn(layOutAds(content.newspaper, content.ads));
    await writePosition(tx, { ...edition, adId }, position);
    const moved = await makePages(tx, edition);
    // An ad that was placed keeps its place, whichever of the two is laid out first, and its page.
    const fault = displacedIn(moved.laidOut).find(
      (one) => one.adId === adId || !isAmong(known, one),
    );
    if (fault !== undefined) {
      const isLost = fault.adId !== adId && fault.reason === "page";
      throw conflict("NO_ROOM", isLost ? pageLost : noRoom[fault.reason]);
    }
    const factsOf = (page: number | null, column: number | null, row: number | null) =>
      page === null ? { page: "auto" } : { page, column, row };
    await appendToTrail(tx, {
      at: new Date(clock.now()),
      operator: actor.email,
      command: "page",
      subject: `${moved.newspaper.slug} ${day} ${before.ref_web}`,
      reason: null,
      before: factsOf(before.placed_page, before.placed_column, before.placed_row),
      after: factsOf(position?.page ?? null, position?.column ?? null, position?.row ?? null),
    });
    return describeEdition(day as IsoDate, moved, false);
  });
}

const displacedIn = ({ layout }: LaidOut) => layout.displaced;

const isAmong = (displaced: readonly Displaced[], { adId }: Displaced) =>
  displaced.some((one) => one.adId === adId);

const appeared = () =>
  conflict("PAGES_KEPT", {
    fr: "Cette édition a paru ou est annulée : ses pages ne changent plus.",
    ar: "صدر هذا العدد أو ألغي: لم تعد صفحاته تتغير.",
  });

const noRoom: Readonly<Record<Displaced["reason"], Messages>> = {
  grid: {
    fr: "L’annonce dépasserait de la page à cet endroit.",
    ar: "سيخرج الإعلان عن الصفحة في هذا الموضع.",
  },
  overlap: {
    fr: "Une autre annonce a été placée à cet endroit.",
    ar: "وضع إعلان آخر في هذا الموضع.",
  },
  masthead: {
    fr: "L’en-tête du journal occupe le haut de la première page.",
    ar: "رأس الجريدة يشغل أعلى الصفحة الأولى.",
  },
  page: {
    fr: "L’édition n’a pas autant de pages.",
    ar: "ليس في العدد هذا القدر من الصفحات.",
  },
};

const pageLost: Messages = {
  fr: "Une autre annonce placée perdrait sa page : déplacez-la d’abord.",
  ar: "سيفقد إعلان آخر موضوع صفحته: انقلوه أولا.",
};

/** A newspaper with its page as the desk shows it. */
export function describeFormat(row: Parameters<typeof newspaperOf>[0], language: Language) {
  const { format, language: own } = newspaperOf(row);
  return {
    support: { id: row.id, label: row[`label_${language}`], language: own },
    isOwn: row.height_mm !== null,
    format: { ...format, fillers: [...format.fillers] },
  };
}

/**
 * Sets the page of a newspaper, with an entry of the trail. Editions that have appeared keep theirs.
 * @throws ProblemError 404 for an unknown newspaper.
 */
export function saveFormat(
  { db, clock }: Deps,
  actor: Actor,
  { supportId, ...format }: CallInput<typeof saveCall>["body"],
  language: Language,
): Promise<CallAnswer<typeof saveCall>> {
  return transaction(db, async (tx) => {
    await lockFormat(tx, supportId);
    const before = await selectFormat(tx, supportId);
    if (before === undefined) throw notFound();
    await writeFormat(tx, {
      support_id: supportId,
      height_mm: format.height,
      columns: format.columns,
      gutter_mm: format.gutter,
      ad_order: format.order,
      fillers: [...format.fillers],
    });
    const after = await selectFormat(tx, supportId);
    if (after === undefined) throw new Error("A newspaper keeps its page.");
    const factsOf = (row: typeof after) => {
      const { fillers, ...facts } = newspaperOf(row).format;
      return { ...facts, fillers: fillers.join("\n") };
    };
    await appendToTrail(tx, {
      at: new Date(clock.now()),
      operator: actor.email,
      command: "page-format",
      subject: after.slug,
      reason: null,
      before: factsOf(before),
      after: factsOf(after),
    });
    return describeFormat(after, language);
  });
}
