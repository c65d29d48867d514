/** Id of the element that lists the files a rendered page needs after its first paint. */
export const DEFERRED_FILES_ID = "deferred-files";

/** Addresses of files, by kind. */
export interface DeferredFiles {
  readonly style: readonly string[];
  readonly font: readonly string[];
  readonly script: readonly string[];
}

let styled: Promise<unknown> | undefined;

/** Fulfilled when the whole style sheet is there, or will not come: a page without it is plainer, not gone. */
export const whenStyled = () => styled;

/** Asks at once for all that the page is about to need, so that nothing waits for something else to name it. */
export function fetchDeferredFiles(): void {
  const named = document.getElementById(DEFERRED_FILES_ID)?.textContent;
  if (!named) return;
  const files: DeferredFiles = JSON.parse(named);
  const preload = (as: "style" | "font") => files[as].map((href) => loaded("preload", href, as));
  // A sheet that finds its faces there has the page laid out once, not once for each.
  styled = Promise.all([...preload("style"), ...preload("font")]).then(() =>
    Promise.all(files.style.map((href) => loaded("stylesheet", href))),
  );
  for (const href of files.script) void loaded("modulepreload", href);
}

const loaded = (rel: string, href: string, as = ""): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel, as, href, crossOrigin: "", onload: resolve, onerror: resolve }),
    );
  });
