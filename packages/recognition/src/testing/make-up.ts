import type { Word } from "../index.ts";
import type { Chance } from "./chance.ts";
import { printed } from "./printed.ts";

/** A text of an issue. */
export interface Block {
  readonly kind: "ad" | "heading" | "title" | "article";
  readonly text: string;
  /** True where no room parts it from the text above. */
  readonly isClose: boolean;
}

export interface Make {
  readonly chance: Chance;
  readonly isArabic: boolean;
}

/** An issue, and where it has which texts. */
export interface MadeUp {
  readonly words: readonly Word[];
  /** Places where ads stand, by what is read there: of one block, and of those that nothing on paper parts. */
  readonly places: ReadonlyMap<string, readonly (readonly Word[])[]>;
}

/** A block on paper. */
interface Setting extends Pick<Block, "kind" | "text"> {
  readonly words: readonly Word[];
  /** True where the reader sees no end between the block before and this one. */
  readonly goesOn: boolean;
}

const [SIZE, TITLE, PITCH, TOP] = [9, 13, 12, 60];

/** Sets sections of blocks in columns, from page to page; each section begins a column, or a page. */
export function makeUp(sections: readonly (readonly Block[])[], make: Make): MadeUp {
  const { chance, isArabic } = make;
  const sheet = new Sheet(make);
  const settings = sections.flatMap((blocks, at) => {
    if (at > 0) sheet.begin(chance.percent(50) ? "column" : "page");
    return blocks.map((block) => sheet.set(block));
  });
  const pages = new Set(settings.flatMap(({ words }) => words.map(({ page }) => page)));
  const name = isArabic ? "الأفق" : "L'Horizon";
  const heads = [...pages].flatMap((page) =>
    printed([`${name} ${page}`], { page, x: 40, y: 20, size: SIZE }),
  );
  const words = settings.flatMap((one) => one.words);
  return { words: chance.percent(40) ? [...heads, ...words] : words, places: placesOf(settings) };
}

/** Columns that are filled one after the other. */
class Sheet {
  readonly #isArabic: boolean;
  readonly #columns: number;
  /** Characters of a line, and lines of a column. */
  readonly #across: number;
  readonly #down: number;
  /** Points between two texts, and from column to column. */
  readonly #room: number;
  readonly #step: number;
  readonly #headingSize: number;
  #column = 0;
  #y = TOP;
  #isEmpty = true;

  constructor({ chance, isArabic }: Make) {
    this.#isArabic = isArabic;
    this.#columns = chance.between(2, 5);
    this.#across = chance.between(22, 40);
    this.#down = chance.between(6, 30);
    this.#room = chance.pick([4, 6, 9]);
    this.#step = this.#across * SIZE * 0.5 + chance.between(12, 30);
    this.#headingSize = chance.pick([SIZE, TITLE]);
  }

  begin(kind: "column" | "page"): void {
    do {
      this.#column += 1;
      [this.#y, this.#isEmpty] = [TOP, true];
    } while (kind === "page" && this.#column % this.#columns !== 0);
  }

  set({ kind, text, isClose }: Block): Setting {
    const sizes = { title: TITLE, heading: this.#headingSize, ad: SIZE, article: SIZE };
    let goesOn = this.#isEmpty || isClose;
    if (!this.#isEmpty && !isClose) this.#y += this.#room;
    const words: Word[] = [];
    for (const line of linesOf(text, this.#across)) {
      if (this.#y > TOP + this.#down * PITCH) {
        this.begin("column");
        goesOn ||= words.length === 0;
      }
      words.push(...this.#line(line, sizes[kind]));
      this.#y += PITCH;
      this.#isEmpty = false;
    }
    return { kind, text, words, goesOn };
  }

  #line(line: string, size: number): Word[] {
    const page = 1 + Math.floor(this.#column / this.#columns);
    const at = this.#column % this.#columns;
    const x = 40 + (this.#isArabic ? this.#columns - 1 - at : at) * this.#step;
    const words = printed([line], { page, x, y: this.#y, size });
    const right = x + this.#across * SIZE * 0.5;
    return this.#isArabic ? words.map((word) => ({ ...word, x: right - word.width })) : words;
  }
}

/** Lines of a text; a line break begins another. */
function linesOf(text: string, across: number): string[] {
  return text.split("\n").flatMap((part) => {
    const lines: string[] = [];
    for (const word of part.trim().split(" ")) {
      const last = lines.at(-1);
      if (last === undefined || last.length + 1 + word.length > across) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
  });
}

/** Places of ads by their texts. */
function placesOf(settings: readonly Setting[]): MadeUp["places"] {
  const places = new Map<string, (readonly Word[])[]>();
  settings.forEach((first, at) => {
    if (first.kind !== "ad") return;
    let [text, words] = ["", [] as readonly Word[]];
    for (const [more, one] of settings.slice(at).entries()) {
      if (one.kind !== "ad" || (more > 0 && !one.goesOn)) break;
      [text, words] = [text === "" ? one.text : `${text} ${one.text}`, [...words, ...one.words]];
      places.set(text, [...(places.get(text) ?? []), words]);
    }
  });
  return places;
}
