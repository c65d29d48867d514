const KEY = "parution.reloaded-for";

let reloading = false;

/**
 * Reloads the page when a part of its code is gone from the server, since a newer release has replaced it. Once for each
 * release; after that the failure is reported by the caller. Forms keep their drafts.
 */
export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!reloading && (!navigator.onLine || !mayReload())) return;
    reloading = true;
    event.preventDefault();
    location.reload();
  });
}

/** True while the page is being reloaded: failures until then are ignored. */
export const isReloading = (): boolean => reloading;

/** Releases differ by the address of their first script. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === import.meta.url) return false;
    sessionStorage.setItem(KEY, import.meta.url);
    return true;
  } catch {
    return false; // Storage is forbidden: a second reload could not be distinguished from the first.
  }
}
