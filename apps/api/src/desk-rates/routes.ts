import type { CallAnswer, Language } from "@parution/contract/call";
import {
  createRateDraft,
  deleteRateDraft,
  exportReplay,
  RATE_PAGE,
  raiseRates,
  readDraftRates,
  readDraftTiers,
  readRateCards,
  replayRates,
  saveRates,
  saveTiers,
  scheduleRates,
  withdrawRates,
} from "@parution/contract/rate-cards";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { notFound } from "../platform/http/problems.ts";
import {
  fitPrices,
  listCards,
  type PricedTable,
  type RateCard,
  readPrices,
} from "../rate-cards/index.ts";
import { bindStaff } from "../staff/index.ts";
import { createDraft, deleteDraft, raisePrices, savePrices } from "./drafts.ts";
import { findDraft, listDrafts, listRowLabels, listSupportLabels } from "./queries.ts";
import { exportDraftReplay, replayDraft } from "./replay.ts";
import { countChanged, pricesOf } from "./rows.ts";
import { scheduleDraft, withdraw } from "./schedule.ts";
import { describeTiers, saveTiers as save } from "./tiers.ts";

export const deskRateRoutes: readonly Route[] = [
  bindStaff(readRateCards, async ({ context }) => ({
    cards: describeCards(await listCards(context.db), context.clock.now()),
    drafts: (await listDrafts(context.db)).map(({ id, label, updated_at, ...by }) => ({
      ...{ id, label, updatedAt: updated_at.getTime() },
      updatedBy: `${by.first_name} ${by.last_name}`.trim(),
    })),
  })),

  bindStaff(createRateDraft, ({ context, identity, input }) =>
    createDraft(context, identity, input.body),
  ),

  bindStaff(readDraftRates, ({ context, input, language }) =>
    describeDraft(context, input.params.draftId, input.query, language),
  ),

  bindStaff(saveRates, ({ context, identity, input }) => savePrices(context, identity, input.body)),

  bindStaff(readDraftTiers, ({ context, input, language }) =>
    describeTiers(context.db, input.params.draftId, language),
  ),

  bindStaff(saveTiers, ({ context, identity, input }) => save(context, identity, input.body)),

  bindStaff(raiseRates, ({ context, identity, input, language }) =>
    raisePrices(context, identity, input.body, async (tx, supportId) => {
      const labels = await listRowLabels(tx, input.body.table, language);
      return new Set(labels.filter((row) => row.supportId === supportId).map(({ key }) => key));
    }),
  ),

  bindStaff(deleteRateDraft, ({ context, identity, input }) =>
    deleteDraft(context, identity, input.body.draftId),
  ),

  bindStaff(scheduleRates, ({ context, identity, input }) =>
    scheduleDraft(context, identity, input.body),
  ),

  bindStaff(withdrawRates, ({ context, identity, input }) =>
    withdraw(context, identity, input.body.cardId),
  ),

  bindStaff(replayRates, ({ context, input, language }) =>
    replayDraft(context, input.params.draftId, language),
  ),

  bindStaff(exportReplay, (request) => exportDraftReplay(request, request.input.params.draftId)),
];

/** Cards with their state; of those that were valid, the last is in force. */
function describeCards(
  cards: readonly RateCard[],
  now: number,
): CallAnswer<typeof readRateCards>["cards"] {
  const inForce = cards.find((one) => one.withdrawn_at === null && one.valid_from.getTime() <= now);
  return cards.map((one) => {
    const from = one.valid_from.getTime();
    const passed = from > now ? ("scheduled" as const) : ("past" as const);
    const state = one === inForce ? ("inForce" as const) : passed;
    return {
      ...{ id: one.id, label: one.label, validFrom: from === 0 ? null : from },
      state: one.withdrawn_at === null ? state : ("withdrawn" as const),
    };
  });
}

interface Asked {
  readonly table: PricedTable;
  readonly supportId?: number | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

async function describeDraft(
  { db }: Context,
  draftId: number,
  { table, supportId, search = "", page = 1 }: Asked,
  language: Language,
): Promise<CallAnswer<typeof readDraftRates>> {
  const draft = await findDraft(db, draftId);
  if (draft === undefined) throw notFound();
  const inForce = await readPrices(db);
  const fitted = fitPrices(draft.prices, inForce);
  const [now, own] = [pricesOf(inForce, table), pricesOf(fitted, table)];
  const wanted = search.toLocaleLowerCase(language);
  const rows = (await listRowLabels(db, table, language)).filter(
    (row) =>
      (supportId === undefined || row.supportId === supportId) &&
      `${row.label} ${row.detail ?? ""}`.toLocaleLowerCase(language).includes(wanted),
  );
  return {
    ...{ label: draft.label, version: draft.version, total: rows.length },
    changed: countChanged(fitted, inForce),
    supports: await listSupportLabels(db, language),
    rows: rows
      .slice((page - 1) * RATE_PAGE, page * RATE_PAGE)
      .map(({ key, support, label, detail }) => ({
        ...{ key, support, label, detail },
        inForce: now.get(key)?.price ?? null,
        price: own.get(key)?.price ?? null,
        discount: own.get(key)?.discount ?? null,
      })),
  };
}
