import "../styles.css";
import { fetchDeferredFiles } from "./deferred-files.ts";
import { keepEarlyClicks, reloadOnPress } from "./early-clicks.ts";
import { whenPainted } from "./page-painted.ts";
import { reloadWhenStale } from "./stale-code.ts";

reloadWhenStale();
keepEarlyClicks();

// The text comes first: on a slow network scripts would take its bandwidth, on a slow device its time. React and the
// portal run in a task each, between which a press is answered.
// Not awaited here: the following code needs this module to have run.
void whenPainted(document.getElementById("root")).then(async () => {
  fetchDeferredFiles();
  await import("../react.ts")
    .then(() => import("../main.tsx"))
    .catch((error: unknown) => {
      reloadOnPress();
      throw error;
    });
});
