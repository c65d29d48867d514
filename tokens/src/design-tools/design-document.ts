import { isGroup, type TokenGroup, tokensOf } from "./token-tree.ts";

/** A fault of a designer's file. */
export interface DesignFault {
  /** Path of the token at fault, with dots; empty where it is the whole file. */
  readonly place: string;
  readonly message: string;
}

/** Groups of tokens that a document holds, of which a later one changes those before it; or the fault that it has as a whole. */
export type ReadDocument =
  | { readonly layers: readonly TokenGroup[]; readonly name?: string | undefined }
  | { readonly fault: string };

/** The version of DTCG that is read. */
const VERSION = "2025.10";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The version that a document names, by its schema's address or as a resolver does. */
function versionOf(document: TokenGroup): string | undefined {
  const named =
    isText(document.$schema) && /designtokens\.org\/schemas\/([^/]+)\//.exec(document.$schema);
  if (named) return named[1];
  return isText(document.version) ? document.version : undefined;
}

/** True where a node somewhere below has these names. */
function holds(node: unknown, ...names: readonly string[]): boolean {
  if (!isGroup(node)) return false;
  return (
    names.every((name) => name in node) ||
    Object.values(node).some((below) => holds(below, ...names))
  );
}

/** Reason why a document without tokens is none that is read. */
function emptyFault(document: TokenGroup): string {
  if ("resolutionOrder" in document) {
    return "The file is a resolver that names the files of the tokens: choose one of those.";
  }
  if (isGroup(document.meta) && "variables" in document.meta) {
    return "This is the answer of Figma's REST API: export the mode of a collection as a file.";
  }
  if (holds(document, "value", "type")) {
    return "These tokens have the older format of Tokens Studio: choose «W3C DTCG» in its settings, and export again.";
  }
  return "The file holds no tokens: nothing in it has a «$value».";
}

/** Sets of Tokens Studio that its first theme for light pages uses, in their order. */
function studioLayers(document: TokenGroup): readonly TokenGroup[] {
  const metadata = isGroup(document.$metadata) ? document.$metadata : {};
  const order = Array.isArray(metadata.tokenSetOrder) ? metadata.tokenSetOrder.filter(isText) : [];
  const themes = Array.isArray(document.$themes) ? document.$themes.filter(isGroup) : [];
  const theme = themes.find(({ name }) => !/dark/i.test(String(name)));
  const used = isGroup(theme?.selectedTokenSets) ? theme.selectedTokenSets : undefined;
  const sets = order.filter((set) =>
    used ? used[set] !== undefined && used[set] !== "disabled" : !/dark/i.test(set),
  );
  return sets.map((set) => document[set]).filter(isGroup);
}

/** Tokens that a resolver holds itself: of its sets, and of its first context for light pages in each modifier. */
function resolverLayers({ sets, modifiers }: TokenGroup): readonly TokenGroup[] {
  const valuesOf = (group: unknown) => (isGroup(group) ? Object.values(group).filter(isGroup) : []);
  const chosen = valuesOf(modifiers).flatMap(({ contexts }) =>
    isGroup(contexts) ? Object.entries(contexts).find(([name]) => !/dark/i.test(name))?.[1] : [],
  );
  return [...valuesOf(sets).flatMap(({ sources }) => sources), ...chosen].filter(isGroup);
}

/** Mode that a file of variables is. */
function modeOf({ $extensions }: TokenGroup): string {
  const mode = isGroup($extensions) ? $extensions["com.figma.modeName"] : undefined;
  return isText(mode) ? mode : "";
}

/** A document's layers: a resolver's, those of Tokens Studio's sets or of a newspaper's own file, or the document itself. */
function layersIn(document: TokenGroup): readonly TokenGroup[] {
  if ("resolutionOrder" in document) return resolverLayers(document);
  if ("$metadata" in document || "$themes" in document) return studioLayers(document);
  const names = Object.keys(document).filter((name) => !name.startsWith("$"));
  const isSupport = names.length > 0 && names.every((name) => /^(base|light|dark)$/.test(name));
  return isSupport ? [document.base, document.light].filter(isGroup) : [document];
}

/** Reads the text of a file: what it holds, or why it cannot be read. */
export function readDocument(text: string): ReadDocument {
  const document = parse(text);
  if (document instanceof Error) return { fault: `The file is not JSON: ${document.message}.` };
  if (!isGroup(document))
    return { fault: "The file is a list or a single value, not groups of tokens." };
  const version = versionOf(document);
  if (version !== undefined && version !== VERSION) {
    return { fault: `The file has version «${version}» of the format: ${VERSION} is read.` };
  }
  const mode = modeOf(document);
  if (/dark/i.test(mode)) {
    return {
      fault: `The file is the mode «${mode}»: choose the light one, the dark colours are derived from it.`,
    };
  }
  const layers = layersIn(document);
  if (layers.every((layer) => tokensOf(layer).length === 0)) return { fault: emptyFault(document) };
  return { layers };
}
