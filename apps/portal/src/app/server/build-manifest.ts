/** Vite's list of what it built: chunks by source. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

interface BuiltChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const ENTRY = "index.html";

/** The scripts that some sources need, and what starts them, but for those that the document itself names. */
export function scriptsOf(manifest: BuildManifest, sources: readonly string[]): string[] {
  const known = new Set<string>();
  reach(manifest, ENTRY, known);
  const found = new Set<string>();
  const started = manifest[ENTRY]?.dynamicImports ?? [];
  for (const source of [...started, ...sources]) reach(manifest, source, found);
  return [...found].filter((file) => !known.has(file)).map((file) => `/${file}`);
}

/** The font files that the portal's styles name, by the beginning of their names. */
export function fontsOf(manifest: BuildManifest, names: readonly string[]): string[] {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const isWanted = (file: string) => names.some((name) => file.includes(`/${name}-`));
  return [...new Set(assets.filter(isWanted))].map((file) => `/${file}`);
}

function reach(manifest: BuildManifest, source: string, files: Set<string>): void {
  const chunk = manifest[source];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) reach(manifest, next, files);
}
