/** A support as the list of supports knows it. */
export interface ListedSupport {
  readonly id: string;
  /** The newspaper's name as it is printed: «L'Horizon». */
  readonly name: string;
}

/** The text of `generated/supports.ts`: the list of supports, its union and the names. */
export function supportsModule(supports: readonly ListedSupport[]): string {
  const ids = supports.map(({ id }) => `  ${JSON.stringify(id)},\n`);
  const names = supports.map(
    ({ id, name }) => `  ${JSON.stringify(id)}: ${JSON.stringify(name)},\n`,
  );
  return `// Generated from supports/*.json by the build. Do not edit.

/** The ids of the supports that have a theme, the house theme first. */
export const supportIds = [\n${ids.join("")}] as const;

/** The id of a support, as \`data-support\` writes it. */
export type SupportId = (typeof supportIds)[number];

/** Each newspaper's name as it is printed. */
export const supportNames: Readonly<Record<SupportId, string>> = {\n${names.join("")}};
`;
}
