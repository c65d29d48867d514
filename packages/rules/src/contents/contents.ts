import { captionFault } from "../films/index.ts";
import { isLinkAddress, type RichTextLimits, richTextFault } from "../rich-text/index.ts";

/** A text in both languages. */
export interface Both {
  readonly fr: string;
  readonly ar: string;
}

/** Longest texts and most entries of contents (docs/domain/contents.md). */
export const CONTENT_LIMITS = {
  title: 120,
  question: 200,
  questions: 40,
  description: 300,
  captions: 20_000,
  links: 12,
  headerEntries: 4,
  agencies: 60,
  answer: { longest: 4000, mostLines: 120 },
  page: { longest: 60_000, mostLines: 1500 },
  announcement: { longest: 600, mostLines: 12 },
} as const satisfies Record<string, number | RichTextLimits>;

/** Fault of a field: blank, too long, too many lines, or a value that is none. */
export type ContentFault =
  | "missing"
  | "long"
  | "lines"
  | "link"
  | "address"
  | "vtt"
  | "order"
  | "twice";

/** Faults by the path of their field: `questions.2.answer.fr`. */
export type ContentFaults = Readonly<Record<string, ContentFault>>;

type FaultOf = (text: string) => ContentFault | null;

/** Faults of a text in both languages. */
function bothFaults(path: string, { fr, ar }: Both, faultOf: FaultOf): ContentFaults {
  const faults: Record<string, ContentFault> = {};
  for (const [language, text] of [
    ["fr", fr],
    ["ar", ar],
  ] as const) {
    const fault = text.trim() === "" ? "missing" : faultOf(text);
    if (fault !== null) faults[`${path}.${language}`] = fault;
  }
  return faults;
}

const lineFault =
  (longest: number): FaultOf =>
  (text) =>
    text.length > longest ? "long" : null;

const markedFault =
  (limits: RichTextLimits): FaultOf =>
  (text) =>
    richTextFault(text, limits);

interface Film {
  readonly url: Both;
  /** Address of the picture before it is played; none by default. */
  readonly poster?: string | undefined;
  readonly captions: Both;
}

interface ChapterText {
  readonly title: Both;
  readonly questions: readonly {
    readonly id: string;
    readonly question: Both;
    readonly answer: Both;
  }[];
  readonly film: Film | null;
}

export function chapterFaults({ title, questions, film }: ChapterText): ContentFaults {
  const faults: Record<string, ContentFault> = {
    ...bothFaults("title", title, lineFault(CONTENT_LIMITS.title)),
    ...filmFaults("film", film),
  };
  const seen = new Set<string>();
  for (const [index, { id, question, answer }] of questions.entries()) {
    const path = `questions.${index}`;
    if (seen.has(id)) faults[`${path}.id`] = "twice";
    seen.add(id);
    Object.assign(
      faults,
      bothFaults(`${path}.question`, question, lineFault(CONTENT_LIMITS.question)),
      bothFaults(`${path}.answer`, answer, markedFault(CONTENT_LIMITS.answer)),
    );
  }
  return faults;
}

/** A film is elsewhere, by https, or at an address of the newspaper's own; captions are WebVTT. */
function filmFaults(path: string, film: Film | null): ContentFaults {
  const faults: Record<string, ContentFault> = {};
  if (film === null) return faults;
  const { url, poster = "", captions } = film;
  for (const language of ["fr", "ar"] as const) {
    if (url[language] === "") faults[`${path}.url.${language}`] = "missing";
    else if (!isMediaAddress(url[language])) faults[`${path}.url.${language}`] = "address";
    const text = captions[language];
    if (text.length > CONTENT_LIMITS.captions) faults[`${path}.captions.${language}`] = "long";
    else if (text !== "" && captionFault(text) !== null) {
      faults[`${path}.captions.${language}`] = "vtt";
    }
  }
  // Pages show pictures of their own site alone.
  if (poster !== "" && !/^\/[^/]/.test(poster)) faults[`${path}.poster`] = "address";
  return faults;
}

const isMediaAddress = (address: string): boolean =>
  isLinkAddress(address) && /^(https:\/\/|\/)/i.test(address);

interface PageText {
  readonly title: Both;
  readonly description: Both;
  readonly text: Both;
}

export function pageFaults({ title, description, text }: PageText): ContentFaults {
  const faults: Record<string, ContentFault> = {
    ...bothFaults("title", title, lineFault(CONTENT_LIMITS.title)),
    ...bothFaults("text", text, markedFault(CONTENT_LIMITS.page)),
  };
  for (const language of ["fr", "ar"] as const) {
    if (description[language].length > CONTENT_LIMITS.description) {
      faults[`description.${language}`] = "long";
    }
  }
  return faults;
}

interface FrameText {
  readonly header: readonly string[];
  readonly links: readonly { readonly label: Both; readonly url: string }[];
}

export function frameFaults({ header, links }: FrameText): ContentFaults {
  const faults: Record<string, ContentFault> = {};
  if (new Set(header).size < header.length) faults.header = "twice";
  for (const [index, { label, url }] of links.entries()) {
    Object.assign(faults, bothFaults(`links.${index}.label`, label, lineFault(60)));
    if (!isLinkAddress(url)) faults[`links.${index}.url`] = "address";
  }
  return faults;
}

interface HomeText {
  readonly blocks: readonly string[];
  readonly announcement: {
    readonly text: Both;
    readonly from: string;
    readonly until: string;
  } | null;
  readonly film?: Film | null | undefined;
}

export function homeFaults({ blocks, announcement, film = null }: HomeText): ContentFaults {
  const faults: Record<string, ContentFault> = { ...filmFaults("film", film) };
  if (blocks.includes("film") && film === null) faults.film = "missing";
  if (new Set(blocks).size < blocks.length) faults.blocks = "twice";
  if (announcement === null) return faults;
  const { text, from, until } = announcement;
  if (until < from) faults["announcement.until"] = "order";
  const limits = CONTENT_LIMITS.announcement;
  return { ...faults, ...bothFaults("announcement.text", text, markedFault(limits)) };
}

interface TeaserFilms {
  readonly print: Film | null;
  readonly digital: Film | null;
}

/** Faults of the films at the head of the guide. */
export const guideFaults = ({ print, digital }: TeaserFilms): ContentFaults => ({
  ...filmFaults("print", print),
  ...filmFaults("digital", digital),
});

interface PublisherText {
  readonly address: Both;
  readonly hours: readonly { readonly days: Both }[];
  readonly networks: readonly { readonly url: string }[];
  readonly agencies: readonly {
    readonly name: Both;
    readonly address: Both;
    readonly city: Both;
  }[];
}

/** Faults but for those of telephones and e-mail addresses, which other rules find. */
export function publisherFaults({
  address,
  hours,
  networks,
  agencies,
}: PublisherText): ContentFaults {
  const faults: Record<string, ContentFault> = {
    ...bothFaults("address", address, lineFault(250)),
  };
  for (const [index, { days }] of hours.entries()) {
    Object.assign(faults, bothFaults(`hours.${index}.days`, days, lineFault(60)));
  }
  for (const [index, { url }] of networks.entries()) {
    const isHttps = /^https:\/\//i.test(url) && isLinkAddress(url);
    if (!isHttps) faults[`networks.${index}.url`] = "address";
  }
  for (const [index, agency] of agencies.entries()) {
    const path = `agencies.${index}`;
    Object.assign(
      faults,
      bothFaults(`${path}.name`, agency.name, lineFault(80)),
      bothFaults(`${path}.address`, agency.address, lineFault(250)),
      bothFaults(`${path}.city`, agency.city, lineFault(80)),
    );
  }
  return faults;
}
