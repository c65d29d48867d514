/** Id of the element that lists the files a rendered page needs after its first paint. */
export const DEFERRED_FILES_ID = "deferred-files";

/** Addresses of files, by kind. */
export interface DeferredFiles {
  readonly style: readonly string[];
  readonly font: readonly string[];
  readonly script: readonly string[];
}

let styled: Promise<unknown> | undefined;

/** Fulfilled when the whole style sheet is loaded or has failed: a page without it is usable. */
export const whenStyled = () => styled;

/** Requests all deferred files at once, so that none waits for another one to name it. */
export function fetchDeferredFiles(): void {
  const named = document.getElementById(DEFERRED_FILES_ID)?.textContent;
  if (!named) return;
  const files: DeferredFiles = JSON.parse(named);
  const preload = (as: "style" | "font") => files[as].map((href) => loaded("preload", href, as));
  // With its fonts loaded before it, the style sheet causes one layout instead of one for each font.
  styled = Promise.all([...preload("style"), ...preload("font")]).then(() =>
    Promise.all(files.style.map((href) => loaded("stylesheet", href))),
  );
  preloadScripts(files.script);
}

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
