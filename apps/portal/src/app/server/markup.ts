/** Text as it stands between tags, and in attributes between double quotes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** An element without content. */
export function voidElement(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeText(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

/** Data for scripts to read, or for search engines; nothing in it can end its element, or begin another. */
export function dataElement(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="${type}"${id === undefined ? "" : ` id="${id}"`}>${json}</script>`;
}
