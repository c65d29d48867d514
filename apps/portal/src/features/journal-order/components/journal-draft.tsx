import { DraftNotices } from "../../../shared/draft/draft-notices.tsx";
import type { FormDraft } from "../../../shared/draft/use-form-draft.ts";
import { excerptOf } from "../model/draft.ts";
import type { JournalValues } from "../model/journal-values.ts";

/** What the draft of an order of issues has to say. */
export function JournalDraft({ draft }: { draft: FormDraft<JournalValues> }) {
  return <DraftNotices draft={draft} matter="order" excerptOf={excerptOf} />;
}
