/** What a set of files must keep to. */
export interface FileLimits {
  /** Accepted types, as the `accept` attribute writes them: `.pdf`, `image/*`, `application/pdf`. */
  accept: readonly string[];
  /** Greatest size of one file, in bytes. */
  maxBytes: number;
  /** Greatest number of files. */
  maxFiles: number;
}

/** Why a file was not taken. */
export type FileRefusal = "type" | "size" | "count";

/** The part of a file that is looked at before it is sent. */
export type FileFacts = Pick<File, "name" | "size" | "type">;

/** A file that was not taken. */
export interface RefusedFile {
  name: string;
  reason: FileRefusal;
}

function matches(file: FileFacts, pattern: string): boolean {
  const wanted = pattern.trim().toLowerCase();
  if (wanted.startsWith(".")) {
    return file.name.toLowerCase().endsWith(wanted);
  }
  const type = file.type.toLowerCase();
  return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function refusalOf(file: FileFacts, limits: FileLimits): FileRefusal | undefined {
  if (limits.accept.length > 0 && !limits.accept.some((pattern) => matches(file, pattern))) {
    return "type";
  }
  return file.size > limits.maxBytes ? "size" : undefined;
}

/**
 * Sorts newly chosen files into those that join the `held` ones and those that are refused, each with
 * its reason. A name and a declared type can lie: who receives the files looks at their content again.
 */
export function checkFiles<Facts extends FileFacts>(
  chosen: readonly Facts[],
  held: readonly Facts[],
  limits: FileLimits,
): { taken: Facts[]; refused: RefusedFile[] } {
  const taken = [...held];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const reason =
      refusalOf(file, limits) ?? (taken.length >= limits.maxFiles ? "count" : undefined);
    if (reason) {
      refused.push({ name: file.name, reason });
    } else {
      taken.push(file);
    }
  }
  return { taken, refused };
}
