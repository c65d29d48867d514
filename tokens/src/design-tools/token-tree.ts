/** A node of a token file: a group of nodes, or a token, which has a `$value`. */
export type TokenGroup = Readonly<Record<string, unknown>>;

/** A token of a file, with the type that its group gives it. */
export interface Token {
  /** Names of its groups and its own: `["color", "brand"]`. */
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  readonly description?: string;
}

/** True for an object, which a group, a token and a composed value are. */
export function isGroup(node: unknown): node is TokenGroup {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Every token below a group, in the order of the file. */
export function tokensOf(group: TokenGroup, inherited = "", path: readonly string[] = []): Token[] {
  const type = textOf(group.$type) ?? inherited;
  if ("$value" in group) {
    const description = textOf(group.$description);
    return [{ path, type, value: group.$value, ...(description && { description }) }];
  }
  return Object.entries(group).flatMap(([name, node]) =>
    name.startsWith("$") || !isGroup(node) ? [] : tokensOf(node, type, [...path, name]),
  );
}

/** Tokens of several files by their path with dots; of two with one path the later holds, and takes the type where it has none. */
export function indexTokens(...groups: readonly TokenGroup[]): Map<string, Token> {
  const index = new Map<string, Token>();
  for (const token of groups.flatMap((group) => tokensOf(group))) {
    const path = token.path.join(".");
    index.set(path, { ...token, type: token.type || (index.get(path)?.type ?? "") });
  }
  return index;
}

/** Path that a value refers to: `{neutral.50}` gives `neutral.50`; `undefined` for any other value. */
export function aliasOf(value: unknown): string | undefined {
  return typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/** The token at the end of a token's references; throws where one has no target or leads in a circle. */
export function followAlias(token: Token, tokens: ReadonlyMap<string, Token>): Token {
  const seen = new Set([token.path.join(".")]);
  let current = token;
  for (let path = aliasOf(token.value); path !== undefined; path = aliasOf(current.value)) {
    const target = tokens.get(path);
    if (target === undefined) throw new Error(`«{${path}}» names no token of the file.`);
    if (seen.has(path)) throw new Error(`«{${path}}» refers to itself.`);
    seen.add(path);
    current = target;
  }
  return current;
}

/** A file of tokens by their paths. */
export function toTree(tokens: Iterable<readonly [path: readonly string[], node: TokenGroup]>) {
  const tree: Record<string, unknown> = {};
  for (const [path, node] of tokens) putNode(tree, path, node);
  return tree;
}

function putNode(
  group: Record<string, unknown>,
  [name = "", ...rest]: readonly string[],
  node: TokenGroup,
): void {
  if (rest.length === 0) {
    group[name] = node;
    return;
  }
  const below = isGroup(group[name]) ? { ...group[name] } : {};
  putNode(below, rest, node);
  group[name] = below;
}
