/** Name of a page and number of a version in an address. */
const NAME = /^[a-z0-9-]{1,60}$/;
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Input of the read of the page at a path (`/conditions-ventes`, `/page/mentions-legales`), for the browser and for the server that
 * reads it first; null where the path names none.
 */
export function ofPage(path: string, search: URLSearchParams) {
  const page = path.slice(path.lastIndexOf("/") + 1);
  if (!NAME.test(page)) return null;
  const version = search.get("version") ?? "";
  return { query: { page, ...(NUMBER.test(version) ? { version: Number(version) } : {}) } };
}
