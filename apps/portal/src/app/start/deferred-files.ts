/** Id of the element that lists the files a rendered page needs after its first paint. */
export const DEFERRED_FILES_ID = "deferred-files";

/** Addresses of files, by kind. */
export interface DeferredFiles {
  readonly style: readonly string[];
  readonly font: readonly string[];
  readonly script: readonly string[];
}

let styled: Promise<unknown> | undefined;

/** Milliseconds after which a frame counts as painted: a hidden tab paints none. */
const LONGEST_FRAME = 100;

/** Fulfilled when the whole style sheets are loaded or have failed: a page without them is usable. */
export const whenStyled = () => styled;

/** Requests all deferred files at once, so that none waits for another one to name it. */
export function fetchDeferredFiles(): void {
  const named = document.getElementById(DEFERRED_FILES_ID)?.textContent;
  if (!named) return;
  const files: DeferredFiles = JSON.parse(named);
  const preload = (as: "style" | "font") => files[as].map((href) => loaded("preload", href, as));
  // With their fonts loaded before them, the sheets cause one layout instead of one for each font.
  styled = Promise.all([...preload("style"), ...preload("font")]).then(() =>
    applySheets(files.style),
  );
  preloadScripts(files.script);
}

/** Applies each sheet in a frame of its own: styles anew and a layout in other faces are a long task together. */
async function applySheets(hrefs: readonly string[]): Promise<void> {
  for (const href of hrefs) {
    await loaded("stylesheet", href);
    await nextFrame();
  }
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME);
  });

/** Files that are asked for in one task: each takes the main thread a third of a millisecond, and a page names dozens. */
const FILES_A_TASK = 15;

/** Requests scripts in tasks between which a press is answered. */
function preloadScripts(files: readonly string[]): void {
  if (files.length === 0) return;
  setTimeout(() => {
    for (const href of files.slice(0, FILES_A_TASK)) void loaded("modulepreload", href);
    preloadScripts(files.slice(FILES_A_TASK));
  });
}

const loaded = (rel: string, href: string, as = ""): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel, as, href, crossOrigin: "", onload: resolve, onerror: resolve }),
    );
  });

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
