import type { Operation } from "../operations.ts";
import { type WireRequest, withValueAt } from "../wire-request.ts";
import { hostileTexts } from "./texts.ts";

/** A request as its bytes go out. */
export interface RawRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** The sender goes after so many bytes of the body. */
  readonly breaksOffAt?: number;
}

/** One way to be hostile: the requests that it makes of a call and of a request that the call would look at. */
export interface Shape {
  readonly name: string;
  /** One of the dozen that every change is tested with. */
  readonly isQuick?: true;
  readonly requests: (operation: Operation, example: WireRequest) => RawRequest[];
}

const KIB = 1024;
const MIB = 1024 * KIB;
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const BOUNDARY = "----hostile";
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
/** Bytes of an address and of headers that reach the application at all. */
const ADDRESS = 7000;

/** Every shape. */
export const shapes: readonly Shape[] = [
  ...wholeBodies(),
  ...hostileTexts.map(inEveryField),
  ...hostileTexts.filter(({ isQuick }) => isQuick).map(inOneFieldEach),
  ...forms(),
  ...multipartForms(),
  ...addressesAndHeaders(),
  ...senders(),
];

function wholeBodies(): Shape[] {
  const list = (name: string, json: () => string, isQuick?: true): Shape =>
    shape(`json: ${name}`, json, JSON_TYPE, isQuick);
  return [
    list("null", () => "null"),
    list("spaces", () => " ".repeat(MIB - 1)),
    list("lists in each other", () => "[".repeat(500 * KIB), true),
    list("objects in each other", () => '{"data":'.repeat(60 * KIB), true),
    list("many values", () => `[${"1,".repeat(250 * KIB)}1]`, true),
    list("many names", () => `{${names(40_000, (name) => `"${name}":1`)}}`),
    list("one name over and over", () => `{${'"data":1,'.repeat(50_000)}"data":1}`),
    list("many empty objects", () => `{"data":[${"{},".repeat(160 * KIB)}{}]}`),
    list("a name without end", () => `{"${"k".repeat(500 * KIB)}":1}`),
    list("a text without end", () => `"${"x".repeat(500 * KIB)}`),
    list("a number of 500 000 digits", () => `{"data":${"9".repeat(500_000)}}`),
    list("a fraction of 500 000 digits", () => `{"data":0.${"1".repeat(500_000)}e-400}`),
    list("escapes", () => `{"data":"${"\\u0041".repeat(80_000)}"}`),
    list("halves of letters", () => `{"data":"${"\\ud800".repeat(80_000)}"}`),
    list("nothing but quotation marks", () => '"'.repeat(500 * KIB)),
    list("nothing but backslashes", () => `"${"\\".repeat(500 * KIB)}`),
  ];
}

/** Every field that the call reads holds one text, as long as their sum may be. */
function inEveryField({ name, isQuick, make }: (typeof hostileTexts)[number]): Shape {
  return {
    name: `every field: ${name}`,
    ...(isQuick && { isQuick }),
    requests(operation, example) {
      const inBody = operation.fields.filter(({ place }) => place === "body");
      const length = Math.min(90_000, Math.floor((150 * KIB) / Math.max(inBody.length, 1)));
      return [
        withTexts(operation, example, operation.fields, (field) =>
          make(field.place === "body" ? length : Math.floor(2000 / operation.fields.length) + 1),
        ),
      ];
    },
  };
}

/** One field after the other holds one text, and the others what they should. */
function inOneFieldEach({ name, make }: (typeof hostileTexts)[number]): Shape {
  return {
    name: `one field: ${name}`,
    requests: (operation, example) =>
      operation.fields.map((field) =>
        withTexts(operation, example, [field], ({ place }) =>
          make(place === "body" ? 90_000 : 1500),
        ),
      ),
  };
}

function withTexts(
  operation: Operation,
  example: WireRequest,
  fields: Operation["fields"],
  textOf: (field: Operation["fields"][number]) => string,
): RawRequest {
  const request = fields.reduce(
    (sofar, field) => withValueAt(sofar, field, textOf(field)),
    example,
  );
  const headers = { "Content-Type": JSON_TYPE };
  const path = addressOf(operation, request);
  if (operation.method === "GET") return { path, headers: {} };
  return { path, headers, body: JSON.stringify(request.body ?? {}) };
}

function forms(): Shape[] {
  const form = (name: string, text: (operation: Operation) => string, isQuick?: true): Shape =>
    shape(`form: ${name}`, text, FORM_TYPE, isQuick);
  return [
    form("one name over and over", () => "k=&".repeat(100_000), true),
    form("a name of the call over and over", (operation) => pairs(operation, 1000)),
    form("nothing but separators", () => "&".repeat(500 * KIB)),
    form("nothing but percent signs", () => "%".repeat(500 * KIB)),
    form("many names", () => names(40_000, (name) => `${name}=1`, "&")),
    form("lists", () => "dates_parution%5B%5D=x&".repeat(999)),
    form("letters in escapes", () => `data=${"%D8%B4".repeat(80_000)}`),
    form("a list as JSON", (operation) =>
      bodyNames(operation)
        .map((name) => `${name}=[${"1,".repeat(9000)}1]`)
        .join("&"),
    ),
  ];
}

function multipartForms(): Shape[] {
  const form = (name: string, text: () => string, isQuick?: true): Shape =>
    shape(`multipart: ${name}`, text, MULTIPART_TYPE, isQuick);
  const end = `--${BOUNDARY}--\r\n`;
  return [
    form("many parts", () => part("k", "").repeat(10_000) + end, true),
    form("many files", () => part("photos[]", "x", "f.png").repeat(40) + end),
    form("many empty files", () => part("photos[]", "", "").repeat(900) + end),
    form("a text without end", () => part("data", "x".repeat(500 * KIB))),
    form("a file without end", () => part("fichier", "x".repeat(900 * KIB), "f.pdf")),
    form("headers without end", () => `--${BOUNDARY}\r\n${"x-k: 1\r\n".repeat(60_000)}`),
    form("one header without end", () => `--${BOUNDARY}\r\nx-k: ${"1".repeat(900 * KIB)}`),
    form("what is nearly a boundary", () => `\r\n--${BOUNDARY.slice(0, -1)}`.repeat(60_000), true),
    form("line ends", () => part("data", "\r\n".repeat(250_000)) + end),
    form("a file's name without end", () => part("photos[]", "x", "n".repeat(3000)) + end),
    form("a form in a form", () => part("data", part("data", part("data", "x"))).repeat(500) + end),
    form(
      "a text file of nothing but letters",
      () => part("fichiers[]", "x".repeat(MIB - 2000), "f.txt") + end,
    ),
    form(
      "a document that is none",
      () => part("fichiers[]", `%PDF-1.7\n${"stream\n".repeat(120_000)}`, "f.pdf") + end,
    ),
    shape(
      "multipart: a boundary of 4 000 letters",
      () => "--x".repeat(300 * KIB),
      `multipart/form-data; boundary=${"x".repeat(4000)}`,
    ),
    shape("multipart: no boundary", () => end, "multipart/form-data"),
  ];
}

function addressesAndHeaders(): Shape[] {
  return [
    address("the query: one name over and over", () => `?${"k=&".repeat(ADDRESS / 3)}`, true),
    address("the query: separators", () => `?${"&".repeat(ADDRESS)}`),
    address(
      "the query: marks",
      () => `?q=e${"%CC%81".repeat(1000)}&mot_cle=e${"%CC%81".repeat(100)}`,
      true,
    ),
    address("the query: percent signs", () => `?${"%".repeat(ADDRESS)}`),
    address("the path: slashes", () => "/".repeat(ADDRESS)),
    address("the path: percent signs", () => "/%25".repeat(1000)),
    header("cookies", { Cookie: "a=b; ".repeat(1400) }, true),
    header("a cookie of nothing but separators", { Cookie: ";=".repeat(3500) }),
    header("a token of nothing but dots", { Authorization: `Bearer ${".".repeat(ADDRESS)}` }),
    header("a token without end", { Authorization: `Bearer ${"a.".repeat(ADDRESS / 2)}` }),
    header("addresses", { "X-Forwarded-For": "1.1.1.1, ".repeat(700) }),
    header("encodings", {
      "Accept-Encoding": "gzip;q=0.1, ".repeat(500),
      "Accept-Language": "fr, ".repeat(500),
    }),
    header("spaces", {
      "Accept-Encoding": `${" ".repeat(3000)}x`,
      "If-None-Match": `"x"${" ".repeat(3000)},`,
    }),
    header("keys", { "Idempotency-Key": "k".repeat(ADDRESS), "X-Request-Id": "k".repeat(5000) }),
    header("a body that is said to be packed", { "Content-Encoding": "gzip" }),
  ];
}

function senders(): Shape[] {
  const breaking = (name: string, type: string, body: string): Shape => ({
    name: `a sender who goes: ${name}`,
    requests: (operation, example) => [
      {
        path: addressOf(operation, example),
        headers: { "Content-Type": type, "Content-Length": String(MIB) },
        body,
        breaksOffAt: body.length,
      },
    ],
  });
  return [
    breaking("in JSON", JSON_TYPE, `{"data":"${"x".repeat(100 * KIB)}`),
    breaking("in a form", FORM_TYPE, "data=x&"),
    breaking("in a file", MULTIPART_TYPE, part("fichier", "x".repeat(100 * KIB), "f.pdf")),
  ];
}

function shape(
  name: string,
  body: (operation: Operation) => string,
  type: string,
  isQuick?: true,
): Shape {
  return {
    name,
    ...(isQuick && { isQuick }),
    requests: (operation, example) => [
      {
        path: addressOf(operation, example),
        headers: { "Content-Type": type },
        body: body(operation),
      },
    ],
  };
}

function address(name: string, suffix: () => string, isQuick?: true): Shape {
  return {
    name: `in ${name}`,
    ...(isQuick && { isQuick }),
    requests: (operation, example) => [
      {
        path: pathOf(operation, example) + suffix(),
        headers: { "Content-Type": JSON_TYPE },
        body: "{}",
      },
    ],
  };
}

function header(name: string, headers: Readonly<Record<string, string>>, isQuick?: true): Shape {
  return {
    name: `in headers: ${name}`,
    ...(isQuick && { isQuick }),
    requests: (operation, example) => [
      {
        path: addressOf(operation, example),
        headers: { "Content-Type": JSON_TYPE, ...headers },
        body: JSON.stringify(example.body ?? {}),
      },
    ],
  };
}

const pathOf = ({ path }: Operation, request: WireRequest): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asText(request.path?.[name] ?? 1)));

function addressOf(operation: Operation, request: WireRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) query.set(name, asText(value));
  return `${pathOf(operation, request)}?${query}`;
}

const asText = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))
    .toWellFormed()
    .slice(0, ADDRESS / 2);

const bodyNames = ({ fields }: Operation): string[] => [
  ...new Set(fields.filter(({ place }) => place === "body").map(({ path }) => path[0] ?? "")),
];

function pairs(operation: Operation, count: number): string {
  const [name = "k"] = bodyNames(operation);
  return Array(count)
    .fill(`${encodeURIComponent(name)}=1`)
    .join("&");
}

const names = (count: number, write: (name: string) => string, separator = ","): string =>
  Array.from({ length: count }, (_, at) => write(`k${at}`)).join(separator);

function part(name: string, text: string, fileName?: string): string {
  const file = fileName === undefined ? "" : `; filename="${fileName}"`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
}
