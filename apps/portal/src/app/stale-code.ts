const KEY = "parution.reloaded-for";

let reloading = false;

/**
 * Loads the page anew when a part of it is gone from the server: a newer portal has taken its place. Once for each
 * portal; when that does not help either, whatever asked for the part says so. Forms keep what was typed on the device.
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

/** Each portal has another address for its first script. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === import.meta.url) return false;
    sessionStorage.setItem(KEY, import.meta.url);
    return true;
  } catch {
    return false; // Forbidden: nothing would tell a second time from the first.
  }
}
