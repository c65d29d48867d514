import type { publishContent, saveChapter } from "@parution/contract/contents";
import { addDays, dateInZone, type IsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { ContentKind } from "../platform/database/tables/contents.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, invalid, type Messages, notFound } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { type Bodies, type ChapterBody, cleanBody, FIXED_PAGES } from "./bodies.ts";
import { requireFilms, withoutLost } from "./films.ts";
import {
  findPart,
  findVersion,
  insertContent,
  insertVersion,
  lockContent,
  lockOrder,
  newestOf,
  removeContent,
  writeDraft,
  writePositions,
  writeRetired,
} from "./queries.ts";
import { changedFacts, record, type Writing, writingOf } from "./record.ts";

type Tx = Transaction<Database>;
type Deps = Pick<Context, "clock" | "config" | "db">;
type Actor = Pick<StaffIdentity, "email" | "userId">;

/** Kinds with drafts; parts of the site are published at once. */
type WrittenKind = "chapter" | "page";
type PartKind = Exclude<ContentKind, WrittenKind>;

/** A content as its user saw it. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

/** A body with the content that it is of; a new one has neither id nor version. */
interface SaveRequest<Body> {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly slug?: string | undefined;
  readonly body: Body;
}

/** Contents of a kind, retired ones included. */
const MOST_CONTENTS = 60;
/** Days ahead for which a version may be published. */
const DAYS_AHEAD = 366;

/**
 * Keeps the draft of a content, or begins one.
 * @throws ProblemError 404 for an unknown one, 409 where another user changed it or too many are kept, 422 for a faulty body, a
 * film that is gone or a taken name.
 */
export function saveContent<Kind extends WrittenKind>(
  deps: Deps,
  actor: Actor,
  kind: Kind,
  request: SaveRequest<Bodies[Kind]>,
) {
  const body = cleanBody(kind, request.body);
  const { id, version, slug } = request;
  return transaction(deps.db, async (tx) => {
    const writing = writingOf(deps, actor);
    await requireFilms(tx, kind, body, writing.at);
    if (id === undefined || version === undefined) {
      const created = await create(tx, { kind, slug, body }, writing);
      await record(tx, writing, `draft ${kind} ${slug}`, changedFacts(null, body));
      return created;
    }
    const content = await lockSeen(tx, { id, version }, kind);
    const before = content.draft ?? content.newest?.body ?? null;
    const isPublished = content.newest && isSame(content.newest.body, body);
    const next = await writeDraft(tx, id, isPublished ? null : body, writing);
    await record(tx, writing, `draft ${kind} ${content.slug}`, changedFacts(before, body));
    return { id, version: next };
  });
}

async function create(
  tx: Tx,
  { kind, slug, body }: { kind: WrittenKind; slug: string | undefined; body: unknown },
  writing: Writing,
) {
  if (slug === undefined) throw invalid<typeof saveChapter>({ slug: [texts.slug] });
  const known = await lockOrder(tx, kind);
  if (known.some((one) => one.slug === slug))
    throw invalid<typeof saveChapter>({ slug: [texts.taken] });
  if (known.length >= MOST_CONTENTS) throw conflict("TOO_MANY_CONTENTS", texts.tooMany);
  const position = known.length + 1;
  const id = await insertContent(tx, { kind, slug, position, draft: body }, writing);
  return { id, version: 1 };
}

/**
 * Publishes a draft from a day on, today by default; earlier versions are kept.
 * @throws ProblemError 404, 409 where another user changed it or nothing is to be published, 422 for a day in the past.
 */
export function publish(
  deps: Deps,
  actor: Actor,
  { validFrom, ...seen }: Seen & { readonly validFrom?: IsoDate | undefined },
) {
  return transaction(deps.db, async (tx) => {
    const writing = writingOf(deps, actor);
    const content = await lockSeen(tx, seen);
    const { id, kind, slug, draft, newest } = content;
    if (draft === null) throw conflict("NOTHING_TO_PUBLISH", texts.nothing);
    const today = dateInZone(writing.at.getTime(), deps.config.publisherZone);
    const day = validFrom ?? today;
    if (day < today || day > addDays(today, DAYS_AHEAD))
      throw invalid<typeof publishContent>({ validFrom: [texts.day] });
    const number = (newest?.number ?? 0) + 1;
    await insertVersion(tx, { content_id: id, number, body: draft, valid_from: day }, writing);
    const version = await writeDraft(tx, id, null, writing);
    const changed = changedFacts(newest?.body ?? null, draft);
    await record(tx, writing, `publish ${kind} ${slug}`, {
      before: { ...changed.before, number: newest?.number ?? null },
      after: { ...changed.after, number, validFrom: day },
    });
    return { id, version };
  });
}

/** Takes an earlier version as the draft, without a film that is not kept any more. */
export function restore(
  deps: Deps,
  actor: Actor,
  { number, ...seen }: Seen & { readonly number: number },
) {
  return transaction(deps.db, async (tx) => {
    const writing = writingOf(deps, actor);
    const content = await lockSeen(tx, seen);
    const earlier = await findVersion(tx, seen.id, number);
    if (earlier === undefined) throw notFound();
    const before = content.draft ?? content.newest?.body ?? null;
    const body =
      content.kind === "chapter"
        ? await withoutLost(tx, earlier.body as ChapterBody, writing.at)
        : earlier.body;
    const version = await writeDraft(tx, seen.id, body, writing);
    const facts = changedFacts(before, body);
    await record(tx, writing, `draft ${content.kind} ${content.slug}`, facts);
    return { id: seen.id, version };
  });
}

/** Throws a draft away, and a content that was never published with it. */
export function dropDraft(deps: Deps, actor: Actor, seen: Seen) {
  return transaction(deps.db, async (tx) => {
    const writing = writingOf(deps, actor);
    const { id, kind, slug, draft, newest } = await lockSeen(tx, seen);
    if (newest === undefined) await removeContent(tx, id);
    else await writeDraft(tx, id, null, writing);
    await record(tx, writing, `drop ${kind} ${slug}`, changedFacts(draft, newest?.body ?? null));
    return { id };
  });
}

/** Moves a content before or behind its neighbour among those that are shown. */
export function move(
  deps: Deps,
  actor: Actor,
  { id, step }: { readonly id: number; readonly step: "up" | "down" },
) {
  return transaction(deps.db, async (tx) => {
    const writing = writingOf(deps, actor);
    const content = await lockContent(tx, id);
    if (content === undefined || !isWritten(content.kind)) throw notFound();
    const order = await lockOrder(tx, content.kind);
    const shown = order.filter(({ retired_at }) => retired_at === null);
    const from = shown.findIndex((one) => one.id === id);
    const to = from + (step === "up" ? -1 : 1);
    const [own, other] = [shown[from], shown[to]];
    if (own === undefined || other === undefined) return { id };
    const moved = order.map((one) => (one === own ? other : one === other ? own : one));
    await writePositions(
      tx,
      moved.map((one) => one.id),
    );
    const slugs = (rows: typeof order) => ({ order: rows.map(({ slug }) => slug) });
    await record(tx, writing, `order ${content.kind}`, {
      before: slugs(order),
      after: slugs(moved),
    });
    return { id };
  });
}

/**
 * Takes a content from the portal, or shows it again.
 * @throws ProblemError 404, 409 for a page that the portal links to itself and for the last chapter.
 */
export function retire(
  deps: Deps,
  actor: Actor,
  { id, retired }: { readonly id: number; readonly retired: boolean },
) {
  return transaction(deps.db, async (tx) => {
    const writing = writingOf(deps, actor);
    const content = await lockContent(tx, id);
    if (content === undefined || !isWritten(content.kind)) throw notFound();
    const { kind, slug } = content;
    if (kind === "page" && FIXED_PAGES.includes(slug)) throw conflict("FIXED_PAGE", texts.fixed);
    const others = (await lockOrder(tx, kind)).filter(
      (one) => one.id !== id && one.retired_at === null,
    );
    if (kind === "chapter" && retired && others.length === 0) {
      throw conflict("LAST_CHAPTER", texts.last);
    }
    const before = { retired: content.retired_at !== null };
    await writeRetired(tx, id, retired ? writing.at : null, writing);
    await record(tx, writing, `retire ${kind} ${slug}`, { before, after: { retired } });
    return { id };
  });
}

/**
 * Publishes a part of the site at once; the version before is kept.
 * @param asked version as its user saw it; 0: as it was installed.
 * @throws ProblemError 409 where another user changed it, 422 for a faulty body or a film that is gone.
 */
export function savePart<Kind extends PartKind>(
  deps: Deps,
  actor: Actor,
  kind: Kind,
  request: { readonly version: number; readonly body: Bodies[Kind] },
) {
  const body = cleanBody(kind, request.body);
  return transaction(deps.db, async (tx) => {
    const writing = writingOf(deps, actor);
    await requireFilms(tx, kind, body, writing.at);
    await lockOrder(tx, kind);
    const known = await findPart(tx, kind);
    if ((known?.version ?? 0) !== request.version) throw conflict("CHANGED", texts.changed);
    const newest = known && (await newestOf(tx, known.id));
    const id =
      known?.id ??
      (await insertContent(tx, { kind, slug: kind, position: 1, draft: null }, writing));
    const number = (newest?.number ?? 0) + 1;
    const valid_from = dateInZone(writing.at.getTime(), deps.config.publisherZone);
    await insertVersion(tx, { content_id: id, number, body, valid_from }, writing);
    const version = known ? await writeDraft(tx, id, null, writing) : 1;
    await record(tx, writing, `publish ${kind}`, changedFacts(newest?.body ?? null, body));
    return { version };
  });
}

const isWritten = (kind: ContentKind): kind is WrittenKind => kind === "chapter" || kind === "page";

/** Equal JSON, whatever the order of names: the database keeps none. */
const isSame = (left: unknown, right: unknown): boolean =>
  Object.keys(changedFacts(left, right).after).length === 0;

/** @throws ProblemError 404 for an unknown content, 409 where another user changed it. */
async function lockSeen(tx: Tx, { id, version }: Seen, kind?: WrittenKind) {
  const content = await lockContent(tx, id);
  if (content === undefined || !isWritten(content.kind)) throw notFound();
  if (kind !== undefined && content.kind !== kind) throw notFound();
  if (content.version !== version) throw conflict("CHANGED", texts.changed);
  return content;
}

const texts = {
  changed: {
    fr: "Une autre personne a modifié ce texte entre-temps. Rechargez la page pour voir le sien.",
    ar: "عدّل شخص آخر هذا النص في هذه الأثناء. أعيدوا تحميل الصفحة للاطلاع عليه.",
  },
  nothing: {
    fr: "Il n’y a rien à publier : le texte en ligne est celui-ci.",
    ar: "لا شيء للنشر: هذا هو النص المنشور.",
  },
  day: {
    fr: "Choisissez un jour à partir d’aujourd’hui, dans un an au plus.",
    ar: "اختاروا يوما ابتداء من اليوم وفي غضون سنة على الأكثر.",
  },
  slug: { fr: "Choisissez une adresse.", ar: "اختاروا عنوانا للصفحة." },
  taken: { fr: "Cette adresse est déjà prise.", ar: "هذا العنوان مستعمل." },
  tooMany: {
    fr: `Il y a déjà ${MOST_CONTENTS} textes de ce genre.`,
    ar: `يوجد ${MOST_CONTENTS} نصا من هذا النوع.`,
  },
  fixed: {
    fr: "Les conditions restent en ligne : publiez plutôt une nouvelle version.",
    ar: "تبقى الشروط منشورة: انشروا بدلا من ذلك صيغة جديدة.",
  },
  last: {
    fr: "C’est le dernier chapitre : le guide ne peut pas rester vide.",
    ar: "هذا آخر فصل: لا يمكن أن يبقى الدليل فارغا.",
  },
} as const satisfies Record<string, Messages>;
