/** The text of `generated/supports.ts`: the list of supports and its union. */
export function supportsModule(supports: readonly string[]): string {
  const items = supports.map((id) => `  ${JSON.stringify(id)},\n`).join("");
  return `// Generated from supports/*.json by the build. Do not edit.

/** The ids of the supports that have a theme, the house theme first. */
export const supportIds = [\n${items}] as const;

/** The id of a support, as \`data-support\` writes it. */
export type SupportId = (typeof supportIds)[number];
`;
}
