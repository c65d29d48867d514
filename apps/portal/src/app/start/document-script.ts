import { fetchDeferredFiles, whenPainted, whenStyled } from "./deferred-files.ts";
import { keepEarlyClicks, reloadOnPress, replayEarlyClicks } from "./early-clicks.ts";

/**
 * Script that stands in the document itself (`vite/document-script.ts`): presses are kept from the first paint on, however late a
 * file comes, and files are asked for a round trip earlier. The element names the file that goes on, in builds.
 */
const next = document.currentScript?.dataset.next;

keepEarlyClicks();

// The text comes first: on a slow network scripts would take its bandwidth, on a slow device its time.
const painted = whenPainted(document.getElementById("root"));

const started = { painted, whenStyled, replayEarlyClicks, reloadOnPress };

declare global {
  interface Window {
    /** Work that the document's script has begun; undefined where there is none, as in stories. */
    parution?: typeof started;
  }
}
window.parution = started;

void painted.then(() => {
  fetchDeferredFiles();
  if (next !== undefined) import(next).catch(reloadOnPress);
});
