import {
  createRateDraft,
  deleteRateDraft,
  exportReplay,
  raiseRates,
  readCardRates,
  readCardTiers,
  readDraftRates,
  readDraftTiers,
  readRateCards,
  replayRates,
  saveRates,
  saveTiers,
  scheduleRates,
  withdrawRates,
} from "@parution/contract/rate-cards";
import type { Route } from "../platform/http/application.ts";
import { listCards } from "../rate-cards/index.ts";
import { bindStaff } from "../staff/index.ts";
import { describeCard, describeCards, describeDraft } from "./describe.ts";
import { createDraft, deleteDraft, raisePrices, savePrices } from "./drafts.ts";
import { listDrafts, listRowLabels } from "./queries.ts";
import { exportDraftReplay, replayDraft } from "./replay.ts";
import { scheduleDraft, withdraw } from "./schedule.ts";
import { describeCardTiers, describeTiers, saveTiers as save } from "./tiers.ts";

export const deskRateRoutes: readonly Route[] = [
  bindStaff(readRateCards, async ({ context }) => ({
    cards: describeCards(await listCards(context.db), context.clock.now()),
    drafts: (await listDrafts(context.db)).map(({ id, label, updated_at, ...by }) => ({
      id,
      label,
      updatedAt: updated_at.getTime(),
      updatedBy: `${by.first_name} ${by.last_name}`.trim(),
    })),
  })),

  bindStaff(readCardRates, ({ context, input, language }) =>
    describeCard(context, input.params.cardId, input.query, language),
  ),

  bindStaff(readCardTiers, ({ context, input, language }) =>
    describeCardTiers(context.db, input.params.cardId, language),
  ),

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
