import { exportCatalogue, importCatalogue } from "@parution/contract/desk-catalogue";
import { read, utils, type WorkSheet, write } from "xlsx";
import { signIn } from "./api/caller.ts";
import { withApi } from "./api/service.ts";
import { atMost, type Figure, medianOf } from "./figure.ts";
import { run } from "./server.ts";

const ROWS = 5000;
const TURNS = 5;
const MOST_SECONDS = 5;
/** Sheet of the headings, and its columns. */
const SHEET = "rubriques";
const [ID, LABEL] = ["id", "libelle_fr"];

/**
 * An import of 5 000 changed rows: its difference, its faults where half of the rows have one, and its writing; beside a
 * library that reads the same file and does nothing else.
 */
export function measureImport(database: string): Promise<readonly Figure[]> {
  return withApi(
    database,
    async ({ origin }) => {
      await insertHeadings(database);
      const { client } = await signIn(origin, "regie");
      const figures = { shown: [] as number[], faulty: [] as number[], written: [] as number[] };
      const peer: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const book = await client.call(exportCatalogue, {});
        const changed = await changedBook(book, turn, () => false);
        const faulty = await changedBook(book, turn, (row) => row % 2 === 0);
        const send = (file: File, mark?: string) =>
          client.call(importCatalogue, { body: { file, ...(mark === undefined ? {} : { mark }) } });
        const first = await timed(() => send(changed));
        if (first.answer.rows < ROWS)
          throw new Error(`${first.answer.rows} rows are changed only.`);
        const second = await timed(() => send(faulty));
        if (second.answer.faulty < ROWS / 2) throw new Error("Faults were not found.");
        const third = await timed(() => send(changed, first.answer.mark));
        if (!third.answer.applied) throw new Error("The import was not written.");
        figures.shown.push(first.seconds);
        figures.faulty.push(second.seconds);
        figures.written.push(third.seconds);
        const bytes = await changed.arrayBuffer();
        peer.push((await timed(async () => read(bytes))).seconds);
      }
      const figure = (name: string, samples: readonly number[]): Figure => ({
        area: `import of ${ROWS} catalogue rows, ${name}`,
        value: medianOf(samples),
        unit: "s",
        budget: atMost(MOST_SECONDS),
        peers: [{ name: "SheetJS, reading the file alone", value: medianOf(peer) }],
      });
      return [
        figure("difference shown", figures.shown),
        figure("faults at their cells", figures.faulty),
        figure("written", figures.written),
      ];
    },
    { STAFF_SECOND_FACTOR: "off" },
  );
}

async function timed<Answer>(work: () => Promise<Answer>) {
  const started = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - started) / 1000 };
}

/** A book with another label in each heading's row; where `isFaulty`, a number that does not exist. */
async function changedBook(book: File, turn: number, isFaulty: (row: number) => boolean) {
  const workbook = read(await book.arrayBuffer());
  const sheet = workbook.Sheets[SHEET] as WorkSheet;
  const rows = utils.sheet_to_json<Record<string, string | number>>(sheet);
  const changed = rows.map((row, place) => ({
    ...row,
    [LABEL]: `${String(row[LABEL]).split(" · ")[0]} · ${turn}`,
    ...(isFaulty(place) ? { [ID]: 9_000_000 + place } : {}),
  }));
  const next = utils.book_new();
  utils.book_append_sheet(next, utils.json_to_sheet(changed), SHEET);
  return new File(
    [write(next, { type: "array", bookType: "xlsx", compression: true })],
    "book.xlsx",
  );
}

const insertHeadings = (database: string) =>
  run(
    database,
    `insert into headings (slug, label_fr, label_ar, is_product, position)
     select 'generee-' || place, 'Rubrique ' || place, 'باب ' || place, false, 100 + place
     from generate_series(1, ${ROWS}) place`,
  );
