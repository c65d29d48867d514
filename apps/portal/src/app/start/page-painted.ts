/** Milliseconds after which a page counts as painted, whatever the browser reports. */
const LONGEST_WAIT = 3000;

/**
 * Resolves once a server-rendered page in `root` is painted; at once where there is none, or where the tab is hidden.
 */
export function whenPainted(root: HTMLElement | null): Promise<void> {
  if (!root?.hasChildNodes() || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) painted();
    });
    function painted() {
      paints.disconnect();
      resolve();
    }
    paints.observe({ type: "paint", buffered: true });
    setTimeout(painted, LONGEST_WAIT);
    // A page that is put away is not painted.
    document.addEventListener("visibilitychange", painted, { once: true });
  });
}
