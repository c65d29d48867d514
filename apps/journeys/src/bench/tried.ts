const keystroke =
  "price, ring and advice follow lines instead of letters, rows that move keep their names and their numbers stand still, " +
  "rows and text area are laid out without the page around them (half of a key's work at p98 went); left: a key that adds " +
  "a row lays out the page and paints all rows below, React's own work, and the frame that a key waits for.";

const start =
  "a start reads the program as it is built, in a few files, while an embedded database opens (decision 23); embedded, what " +
  "is left is the engine's own opening, most of a second of one processor.";

const list =
  "a page and its account's credit are one statement whose text is written once, counted while its rows are read, and not " +
  "at all where the page tells; statements of several callers share a connection, none waiting for the answers of those " +
  "before it; headings and newspapers are kept by the version of their catalogue, answers are renamed and encoded in one " +
  "pass of compiled functions, one read of sessions serves all who ask at once (decision 23): a quarter of the processor " +
  "time of the first version; left: reading rows, judging ads and writing what is said of them, Node's HTTP, and the " +
  "memory that all of it takes; with 16 callers the bare statement itself takes longer than 5 ms.";

const order =
  "an order is four statements instead of fifteen, shares them with those that come at once, and is sent as text where it " +
  "brings no file; the day that it is, is found once a second (decision 23): a sixth of the processor time of before; " +
  "left: Node's HTTP, the reading of the form, writes to sockets; embedded, the flush to the disk.";

const exports =
  "what a statement answers is forgotten with its reader (the driver's own promises kept it), and what is new has half the " +
  "room that Node gives it.";

const reads =
  "every list is read from an index and takes as long on page 1 000 as on page 1, is counted while its rows are read, and " +
  "joins no catalogue; the dashboard counts before it names, and brings its sales in a quarter of the rows; left: what a " +
  "request costs beside its query, and the words of a search: most of looking them up is for the last one, which may be " +
  "the beginning of others.";

const formInAll =
  "React takes 60, the router, SWR and Lingui 13, React Hook Form 13, zod 8, the dates of all calendars 5, and stay: they are " +
  "the stack that was chosen; a form store and days of our own in place of two of them won 17 and were taken back, so that the " +
  "budget stays out of reach, as it does for a plain form on the same libraries; bigger files " +
  "(the codecs' common part, what judges, files) win 2, since what pages share would come with pages that need it not.";

const calendar =
  "days are named from a month's words and drawn by weeks, months are contained and drawn once the room for them is known, a " +
  "focus ring appears at once instead of in nine frames (a quarter of a key's work before); a focus moved before the drawing " +
  "instead of after it won nothing; left: React's own making of hundreds of cells (half of the mount's script; formats and names " +
  "of days a tenth), their layout, and the frame that a key waits for.";

const sight =
  "documents hold the rules they need and the data they show, all within what a network sends before it waits; sheet, faces " +
  "and scripts follow the first sight; nothing is drawn a second time when a page is taken over, which gives way to its reader, " +
  "and nothing is made before it is needed (decision 21); left: " +
  "React's own work, one pass of styles for the whole sheet; a round trip that Lighthouse reckons for the first script, 1 kB, " +
  "wherever it came before the sight that waits for nothing of it; the order form is drawn once more when its reader is known.";

const overload =
  "a burst is 48 calls that wait, and nobody who comes later waits longer than 5 ms until nobody was refused for a tenth of a " +
  "second; meanwhile calls are refused unread by one ready write; left: requests that wait in the kernel for a busy process, " +
  "beside callers that share its processors.";

/** What was tried where a figure falls short of its budget, by the figure's name in the report, or what precedes its colon. */
export const tried: Readonly<Record<string, string>> = {
  "first load":
    "codecs and client follow the page, texts are split by page and language, menus, dialogs and tables come when used, alerts " +
    "and the words around a page after its first sight (decision 6); parts that hydrate later made pages move, and were taken " +
    "back; a second minifier wins 0.6, and its forms blocked pages 70 ms longer; left: React, the router, SWR and Lingui (76 of " +
    "the shell's 82 kB), and what each page draws.",
  "form, JavaScript in all, with what a line ad loads later": formInAll,
  "form, keystroke to preview painted, 4×, p98": keystroke,
  "form, keystroke to whole form painted, 4×, p98": keystroke,
  "cold start to first answer, embedded": start,
  "cold start to first answer, PostgreSQL": start,
  "api list, 10 rows, filtered, PostgreSQL": list,
  "api list, 10 rows, filtered, PostgreSQL, p99 of 16 at once": list,
  "api order, 3 dates, durable, PostgreSQL": order,
  "export of 100000 rows, xlsx, memory growth": exports,
  "export of 100000 rows, csv, memory growth": exports,
  "calendar, mount": calendar,
  "calendar, arrow key": calendar,
  "calendar, arrow key, 4×": calendar,
  p99: reads,
  "page 1 000 over page 1": reads,
  LCP: sight,
  CLS:
    "parts keep their place while data and sheet come, faces are adjusted to what stands in for them; left: a line of a long " +
    "text that breaks elsewhere once its face is there.",
  TBT: sight,
  "Lighthouse’s score": sight,
  "api list at twice the capacity, PostgreSQL, p99 of those served": overload,
  "api list, 10 rows, filtered, embedded": list,
  "api order, 3 dates, durable, embedded": order,
  "api order, 3 dates, durable, embedded, p99 of 16 at once": order,
};
