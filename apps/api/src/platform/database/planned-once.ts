/** Ends the text of a statement that the server is to plan once, whatever its values. */
const PLANNED_ONCE = " /* planned once */";

/**
 * Asks for a statement to be planned once: where every value leads by the same index, to plan it anew for each list of
 * values takes PostgreSQL three times as long as to answer it, and it does so of itself where it guesses that values differ.
 */
export const planOnce = (text: string): string => text + PLANNED_ONCE;

export const isPlannedOnce = (text: string): boolean => text.endsWith(PLANNED_ONCE);

/** Until the transaction ends, which for a statement alone is the end of its messages. */
export const PLAN_ONCE = "select set_config('plan_cache_mode', 'force_generic_plan', true)";
