import "./styles.css";
import { fetchDeferredFiles } from "./deferred-files.ts";
import { keepEarlyClicks, reloadOnPress } from "./early-clicks.ts";
import { whenPainted } from "./page-painted.ts";
import { reloadWhenStale } from "./stale-code.ts";

reloadWhenStale();
keepEarlyClicks();

// What can be read comes first: on a slow network scripts would take its place on the line, on a slow device its time.
// Not awaited here: what comes needs this module to have run.
void whenPainted(document.getElementById("root")).then(async () => {
  fetchDeferredFiles();
  await import("./main.tsx").catch((error: unknown) => {
    reloadOnPress();
    throw error;
  });
});
