/** An id as a title: `gazette-du-nord` → «Gazette Du Nord». */
export function titleOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
