import { randomUUID } from "node:crypto";
import { attachmentKind, photoTypeOf, takesAttachments } from "@parution/rules/attachments";
import type { FieldMessages, Messages } from "../../platform/http/index.ts";
import { reencode } from "../../platform/images/index.ts";
import type { PricedSelection } from "../../pricing/index.ts";

/** How many files of each kind an ad may have. */
export const MOST_FILES = { photo: 8, attachment: 10 } as const;
const NAME_LENGTH = 120;

/** A file of an order, read and recognised, not stored yet. */
export interface OrderedFile {
  readonly kind: "photo" | "attachment";
  readonly position: number;
  readonly name: string;
  /** By content, never by what the sender says. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly storageKey: string;
}

interface SentFiles {
  readonly photos?: readonly File[] | undefined;
  readonly files?: readonly File[] | undefined;
}

/** Reads the files of an order, with the faults of those that are too many, out of place or of another type. */
export async function readFiles(
  { photos = [], files = [] }: SentFiles,
  selection: PricedSelection,
  publishOnWeb: boolean,
): Promise<{ readonly files: readonly OrderedFile[]; readonly faults: FieldMessages }> {
  const readPhotos = publishOnWeb ? await oneByOne(photos, readPhoto) : photos.map(() => null);
  const readAttachments = await Promise.all(files.map(readAttachment));
  const mayAttach = takesAttachments({
    ...selection,
    canvas: { id: selection.canvasId, modules: selection.modules },
  });
  const faults = {
    "photos[]": faultsOf(readPhotos, MOST_FILES.photo, publishOnWeb ? null : texts.noPhotos),
    fichiers: faultsOf(readAttachments, MOST_FILES.attachment, mayAttach ? null : texts.noFiles),
  };
  return {
    files: [...readPhotos, ...readAttachments].filter((file) => file !== null),
    faults: Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0)),
  };
}

function faultsOf(
  files: readonly (OrderedFile | null)[],
  most: number,
  outOfPlace: Messages | null,
): Messages[] {
  if (files.length === 0) return [];
  if (outOfPlace !== null) return [outOfPlace];
  if (files.length > most) return [tooManyFiles];
  return files.includes(null) ? [texts.type] : [];
}

/** Pictures unfold in memory: never more of an order than one. */
async function oneByOne<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = [];
  for (const [at, item] of items.slice(0, MOST_FILES.photo + 1).entries()) {
    done.push(await work(item, at));
  }
  return done;
}

/** The photo written anew, since everybody will see it; null when its content is no photo's. */
async function readPhoto(file: File, position: number): Promise<OrderedFile | null> {
  const sent = await file.bytes();
  const mediaType = photoTypeOf(sent);
  const bytes = mediaType === null ? null : await reencode(sent, mediaType);
  if (mediaType === null || bytes === null) return null;
  return keptFile("photo", { file, position, mediaType, bytes });
}

/** The attachment as it is, for print; null when its content is not of an accepted type. */
async function readAttachment(file: File, position: number): Promise<OrderedFile | null> {
  const bytes = await file.bytes();
  const mediaType = await recognise(bytes, file.name);
  if (mediaType === null || bytes.byteLength === 0) return null;
  if (attachmentKind(mediaType) === null) return null;
  return keptFile("attachment", { file, position, mediaType, bytes });
}

interface ReadFile extends Pick<OrderedFile, "position" | "mediaType" | "bytes"> {
  readonly file: File;
}

const keptFile = (kind: OrderedFile["kind"], { file, ...read }: ReadFile): OrderedFile => ({
  kind,
  ...read,
  name: cleanName(file.name),
  storageKey: `ads/${randomUUID()}`,
});

/** Old Office files share one container and plain texts have no mark: there the name decides among the candidates. */
async function recognise(bytes: Uint8Array, name: string): Promise<string | null> {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const { fileTypeFromBuffer } = await import("file-type"); // When first used.
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === "application/x-cfb") return office[extension] ?? null;
  if (found !== undefined) return found.mime;
  return isText(bytes) ? (plain[extension] ?? null) : null;
}

const office: Readonly<Record<string, string>> = {
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
};

const plain: Readonly<Record<string, string>> = {
  csv: "text/csv",
  txt: "text/plain",
  xml: "application/xml",
};

/** Text has no control characters but tabs and line ends; Latin-1 is accepted as well as UTF-8. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

/** The last part of a name, without what a file system or a header could misread. */
function cleanName(name: string): string {
  const [base = ""] = name.split(/[\\/]/).slice(-1);
  const clean = base.replace(/[\p{C}"<>:|?*]/gu, "").trim();
  return clean.slice(-NAME_LENGTH) || "fichier";
}

export const tooManyFiles: Messages = {
  fr: "Il y a trop de fichiers.",
  ar: "عدد الملفات كبير جدا.",
};

const texts = {
  noPhotos: {
    fr: "Les photos accompagnent une annonce publiée sur le web.",
    ar: "ترفق الصور بالإعلان المنشور على الموقع.",
  },
  noFiles: {
    fr: "Cette annonce n’accepte pas de pièces jointes.",
    ar: "لا يقبل هذا الإعلان ملفات مرفقة.",
  },
  type: {
    fr: "Le contenu d’un fichier n’est pas d’un type accepté.",
    ar: "محتوى أحد الملفات ليس من نوع مقبول.",
  },
} as const satisfies Record<string, Messages>;
