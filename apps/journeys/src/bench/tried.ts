const keystroke =
  "price, ring and advice follow lines instead of letters, rows that move keep their names and their numbers stand still, " +
  "rows and text area are laid out without the page around them (half of a key's work at p98 went); left: a key that adds " +
  "a row lays out the page and paints all rows below, React's own work, and the frame that a key waits for.";

const start =
  "compiled modules come from a cache, the portal is compressed by its build, what few requests need is loaded by the " +
  "first; what is left is the import of 1 300 modules and, embedded, the opening of the database.";

const service =
  "statements stay parsed, one read of sessions serves all who ask at once, headers and compression left the way " +
  "(decision 23); left: encoding ten rows by the contract (0.3 ms), the count beside a page, fifteen statements in an order.";

const overload =
  "what comes too late is refused, a quarter of all; a burst may wait half a second (`BURST_PATIENCE`), and many of those " +
  "served did; less patience was not measured.";

/** What was tried where a figure falls short of its budget, by the figure's name in the report, or what precedes its colon. */
export const tried: Readonly<Record<string, string>> = {
  "first load":
    "codecs and client follow the page, texts are split by page and language, menus, dialogs and tables come when used " +
    "(decision 6); parts that hydrate later made pages move, and were taken back.",
  "form, keystroke to preview painted, 4×, p98": keystroke,
  "form, keystroke to whole form painted, 4×, p98": keystroke,
  "cold start to first answer, embedded": start,
  "cold start to first answer, PostgreSQL": start,
  "api list, 10 rows, filtered, PostgreSQL": service,
  "api list, 10 rows, filtered, PostgreSQL, p99 of 16 at once": service,
  "api order, 3 dates, durable, PostgreSQL": service,
  "api list at twice the capacity, PostgreSQL, p99 of those served": overload,
  "api list, 10 rows, filtered, embedded": service,
  "api order, 3 dates, durable, embedded": service,
  "api order, 3 dates, durable, embedded, p99 of 16 at once": service,
};
