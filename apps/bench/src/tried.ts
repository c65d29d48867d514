const keystroke =
  "price, ring and advice follow lines instead of letters, rows that move keep their names and their numbers stand still, " +
  "rows and text area are laid out without the page around them (which halved a key's work at p98); remaining: a key that adds " +
  "a row lays out the page and paints all rows below, React's own work, and the frame that a key waits for.";

const start =
  "a start reads the built program, a few files, while an embedded database opens (decision 23); remaining: the " +
  "modules and schemas of every call, desk included, which take 0.6 s, twice what they took without it, and the opening of the engine.";

const list =
  "a page and its account's credit are one statement whose text is built once, counted while its rows are read, and not " +
  "at all where the page implies the count; statements of several callers share a connection, none waiting for the answers of those " +
  "before it; headings and newspapers are cached by the version of their catalogue, answers are renamed and encoded in one " +
  "pass of compiled functions, one read of sessions serves all concurrent requests (decision 23): a quarter of the processor " +
  "time of the first version; what proves each ad's publication comes with its row, where three statements beside it halved the " +
  "lists; remaining: reading rows, deriving and writing the ads' states, Node's HTTP, and the memory that all of it takes; the " +
  "embedded engine itself, which answers the bare statement no faster in a slow hour than the budget asks of the service.";

const order =
  "an order is four statements instead of fifteen, shares them with concurrent ones, and is sent urlencoded without " +
  "files; the current day is computed once a second (decision 23): a sixth of the processor time of before; " +
  "remaining: Node's HTTP, the parsing of the form, writes to sockets.";

const orderEmbedded =
  "as with a server; since 27 November the letters of orders are sent beside them, about sixty a second, and each searched all that were " +
  "due: found at the head of an index, orders went from 414 to 706 a second to 690 to 1 030, in turns without a peer; remaining: those letters, two " +
  "transactions and a flushed file each; and the peer of this comparison, after whose turns half as many are placed, though the disk is " +
  "flushed before each.";

const exports =
  "a statement's rows are released with their reader (the driver's own promises kept them), and the young generation has " +
  "half of Node's default size.";

const reads =
  "every list is read from an index and takes as long on page 1 000 as on page 1, is counted while its rows are read, and " +
  "joins no catalogue; the dashboard counts before it joins names, and reads its sales in a quarter of the rows; remaining: the cost of a " +
  "request beside its query, and the words of a search: most of their lookup is for the last one, which may be " +
  "a prefix.";

const formInAll =
  "React takes 58, the router 11, React Hook Form 13, zod 9, the dates of all calendars 5, SWR and Lingui 6: the chosen " +
  "stack, half of it; small files that are always loaded together are one file since (101 files were 75, and 7 kB more); " +
  "every call of every page brought the order form's own code along, and no longer does; remaining: the form's own parts " +
  "24, the kit's 32, frame and shared hooks 25, codecs 10, rules 9.";

const calendar =
  "days are named from a month's labels and rendered by weeks, months are contained and rendered once their size is known, a " +
  "focus ring appears at once instead of in nine frames (a quarter of a key's work before); a focus moved before the render " +
  "instead of after it won nothing; remaining: React's creation of hundreds of cells (half of the mount's script; formats and names " +
  "of days a tenth), their layout, and the frame that a key waits for.";

const sight =
  "documents hold the rules they need and the data they show, all within the network's initial congestion window; scripts and style " +
  "sheets follow the first paint, rules and faces in a frame each; hydration renders little a second time and yields to " +
  "input, and nothing is created before it is needed (decisions 21 and 43); remaining: React's own work; on an Arabic page with an " +
  "account's rows, which has the whole sheets, six faces: headings take their spaces from the Latin face that stands first, the " +
  "portal's name a bold one; asked for with the others, these two painted the list 200 ms later.";

const overload =
  "the queue holds 48 calls, and later ones wait 5 ms at most until none was refused for a tenth of a " +
  "second; meanwhile calls are refused unread by one prepared write; remaining: requests that wait in the kernel for a busy process, " +
  "beside callers that share its processors.";

/** Attempts where a figure falls short of its budget, by the figure's name in the report, or the part before its colon. */
export const tried: Readonly<Record<string, string>> = {
  "first load":
    "codecs and client follow the page, texts are split by page and language, menus, dialogs and tables are loaded on demand, alerts " +
    "and the messages of the frame after the first paint (decision 6); parts that hydrate later made pages move, and were " +
    "removed again; a second minifier wins 0.6, and its forms blocked pages 70 ms longer; remaining: React, the router, SWR and Lingui (76 of " +
    "the shell's 82 kB), and the content of each page.",
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
    "placeholders reserve space while data and style sheet load, faces have adjusted fallbacks; remaining: a line of a long " +
    "text that breaks elsewhere once its face is loaded.",
  TBT: sight,
  score: sight,
  "a thousand ads in one printed issue of 64 pages, found without a person, least of 3":
    "the others are recognised whole as well, and a person is shown them as lines that could be a part of a longer text: " +
    "most stand below an altered ad.",
  "api list at twice the capacity, PostgreSQL, p99 of those served": overload,
  "api list, 10 rows, filtered, embedded": list,
  "api order, 3 dates, durable, embedded": orderEmbedded,
  "api order, 3 dates, durable, embedded, p99 of 16 at once": order,
};
