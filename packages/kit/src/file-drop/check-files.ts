/** Limits of a set of files. */
export interface FileLimits {
  /** Accepted types, as the `accept` attribute writes them: `.pdf`, `image/*`, `application/pdf`. */
  accept: readonly string[];
  /** Greatest size of one file, in bytes. */
  maxBytes: number;
  /** Greatest number of files. */
  maxFiles: number;
  /** Further check of a file, beyond `accept`. */
  refuse?: ((file: FileFacts) => FileRefusal | null) | undefined;
}

/** Reason of a refused file. */
export type FileRefusal = "type" | "size" | "empty" | "count";

/** The part of a file that is looked at before it is sent. */
export type FileFacts = Pick<File, "lastModified" | "name" | "size" | "type">;

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
  if (file.size === 0) return "empty";
  const refusal = limits.refuse?.(file);
  if (refusal) return refusal;
  return file.size > limits.maxBytes ? "size" : undefined;
}

/** Key that identifies a file within a page. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return `${name} ${size} ${lastModified}`;
}

/**
 * Sorts newly chosen files into those that join the `held` ones and those that are refused, each with
 * its reason. A file that is held already is neither. A name and a declared type can lie: who receives the files looks at their content again.
 */
export function checkFiles<Facts extends FileFacts>(
  chosen: readonly Facts[],
  held: readonly Facts[],
  limits: FileLimits,
): { taken: Facts[]; refused: RefusedFile[] } {
  const taken = [...held];
  const refused: RefusedFile[] = [];
  const known = new Set(held.map(fileKey));
  for (const file of chosen) {
    if (known.has(fileKey(file))) {
      continue;
    }
    const reason =
      refusalOf(file, limits) ?? (taken.length < limits.maxFiles ? undefined : "count");
    if (reason) {
      refused.push({ name: file.name, reason });
    } else {
      taken.push(file);
      known.add(fileKey(file));
    }
  }
  return { taken, refused };
}
