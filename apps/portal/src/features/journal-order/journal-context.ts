import { createContext, useContext } from "react";
import type { JournalForm } from "./use-journal-form.ts";

export const JournalContext = createContext<JournalForm | null>(null);

/** The form around the caller. */
export function useJournal(): JournalForm {
  const journal = useContext(JournalContext);
  if (journal === null) throw new Error("Only within the form of journal orders.");
  return journal;
}
