/** What a form's fields say, as an address carries it; files are left out. */
export function textsOf(data: FormData): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") search.set(name, value);
  return search;
}
