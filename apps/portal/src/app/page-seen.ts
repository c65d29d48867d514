/** Milliseconds after which a page is taken as seen, whatever the browser tells of it. */
const LONGEST_WAIT = 3000;

/** Fulfilled once a page that a server drew into `root` is on the screen; at once when it drew nothing, or nobody looks. */
export function whenSeen(root: HTMLElement | null): Promise<void> {
  if (!root?.hasChildNodes() || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) seen();
    });
    const timer = setTimeout(seen, LONGEST_WAIT);
    function seen() {
      paints.disconnect();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      resolve();
    }
    paints.observe({ type: "paint", buffered: true });
    // A page that is put away is not painted.
    document.addEventListener("visibilitychange", seen);
  });
}
