import { randomUUID } from "node:crypto";
import {
  attachmentFault,
  type FileFault,
  isSvgText,
  photoTypeOf,
  SVG_MARK_BYTES,
  takesAttachments,
} from "@parution/rules/attachments";
import { type Messages, ProblemError } from "../../platform/http/problems.ts";
import { reencode } from "../../platform/reencode.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { PricedSelection } from "../../pricing/index.ts";
import type { OrderFaults } from "./details.ts";

/** Limit of files of each kind in an ad. */
export const MOST_FILES = { photo: 8, attachment: 10 } as const;
const NAME_LENGTH = 120;

/** A file of an order, read and recognised, not stored yet. */
export interface OrderedFile {
  readonly kind: "photo" | "attachment";
  readonly position: number;
  readonly name: string;
  /** Detected from the content; the sent type is ignored. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly storageKey: string;
}

/** Refused file, with its fault. */
interface RefusedFile {
  readonly name: string;
  readonly fault: FileFault;
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
): Promise<{ readonly files: readonly OrderedFile[]; readonly faults: OrderFaults }> {
  const readPhotos = publishOnWeb ? await oneByOne(photos, readPhoto) : [];
  const readAttachments = await Promise.all(files.map(readAttachment));
  const mayAttach = takesAttachments({
    ...selection,
    canvas: { id: selection.canvasId, modules: selection.modules },
  });
  const faults = {
    photos: faultsOf(readPhotos, photos.length, {
      most: MOST_FILES.photo,
      outOfPlace: publishOnWeb ? null : texts.noPhotos,
    }),
    files: faultsOf(readAttachments, files.length, {
      most: MOST_FILES.attachment,
      outOfPlace: mayAttach ? null : texts.noFiles,
    }),
  };
  return {
    files: [...readPhotos, ...readAttachments].filter((file) => "bytes" in file),
    faults: Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0)),
  };
}

interface FileTerms {
  readonly most: number;
  readonly outOfPlace: Messages | null;
}

/** Faults of a field's files: of all, or each by its name. */
function faultsOf(
  files: readonly (OrderedFile | RefusedFile)[],
  sent: number,
  { most, outOfPlace }: FileTerms,
): Messages[] {
  if (sent === 0) return [];
  if (outOfPlace !== null) return [outOfPlace];
  if (sent > most) return [tooManyFiles];
  return files.flatMap((file) => ("fault" in file ? refusalOf(file) : []));
}

const refusalOf = ({ name, fault }: RefusedFile): Messages => {
  const file = `\u2068${cleanName(name)}\u2069`;
  return fault === "empty"
    ? { fr: `${file} : ce fichier est vide.`, ar: `${file}: هذا الملف فارغ.` }
    : {
        fr: `${file} : le contenu de ce fichier n’est pas d’un type accepté.`,
        ar: `${file}: محتوى هذا الملف ليس من نوع مقبول.`,
      };
};

/** Works through the pictures of an order one at a time, since a decoded one takes much memory. */
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

/** The photo written anew, since it will be public; refused when its content is no photo's. */
async function readPhoto(file: File, position: number): Promise<OrderedFile | RefusedFile> {
  const { name } = file;
  const sent = await file.bytes();
  if (sent.byteLength === 0) return { name, fault: "empty" };
  const mediaType = photoTypeOf(sent);
  const bytes = mediaType === null ? null : await reencode(sent, mediaType);
  if (mediaType === null || bytes === null) return { name, fault: "type" };
  return keptFile("photo", { file, position, mediaType, bytes });
}

/** Attachment, unchanged for print; refused when its content is not of an accepted type. */
async function readAttachment(file: File, position: number): Promise<OrderedFile | RefusedFile> {
  const { name } = file;
  const bytes = await file.bytes();
  const mediaType = (await recognise(bytes, name)) ?? UNKNOWN_TYPE;
  const fault = attachmentFault({ name, mediaType, size: bytes.byteLength });
  if (fault !== null) return { name, fault };
  if (TEXT_TYPES.test(mediaType) && isSvg(bytes)) return { name, fault: "type" };
  return keptFile("attachment", { file, position, mediaType, bytes });
}

const TEXT_TYPES = /^(?:text\/|application\/xml$)/;
const UNKNOWN_TYPE = "application/octet-stream";

/** An SVG is an XML document too: the content decides. */
const isSvg = (bytes: Uint8Array): boolean =>
  isSvgText(new TextDecoder("latin1").decode(bytes.subarray(0, SVG_MARK_BYTES)));

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
  // Ten million bytes in a few milliseconds: a callback for each would take a hundred.
  for (const byte of bytes) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) return false;
  }
  return true;
}

/** The last part of a name, without characters that a file system or a header could misread. */
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
} as const satisfies Record<string, Messages>;

/**
 * Stores files, then does the work that refers to them; `work` calls back when it does. Files of work that was refused, or
 * that an earlier request had done already, are removed again. After any other failure they stay: it is unknown if the work
 * was written, and a file too many does less harm than one too few.
 */
export async function keepFiles<Result>(
  storage: Storage,
  files: readonly OrderedFile[],
  work: (refersToFiles: () => void) => Promise<Result>,
): Promise<Result> {
  let isReferredTo = false;
  const discard = () => Promise.all(files.map((file) => storage.remove(file.storageKey)));
  await Promise.all(files.map((file) => storage.put(file.storageKey, file.bytes, file.mediaType)));
  try {
    const result = await work(() => {
      isReferredTo = true;
    });
    if (!isReferredTo) await discard();
    return result;
  } catch (error) {
    if (error instanceof ProblemError) await discard();
    throw error;
  }
}
