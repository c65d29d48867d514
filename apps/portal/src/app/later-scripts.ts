/** The element that names the scripts of a drawn page. */
export const LATER_SCRIPTS_ID = "later-scripts";

/** Asks at once for every script that the page is about to need, so that none waits for another to name it. */
export function fetchLaterScripts(): void {
  const named = document.getElementById(LATER_SCRIPTS_ID)?.textContent ?? "[]";
  const addresses: readonly string[] = JSON.parse(named);
  const links = addresses.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  document.head.append(...links);
}
