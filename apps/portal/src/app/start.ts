import "./styles.css";
import { keepEarlyClicks } from "./early-clicks.ts";
import { fetchLaterScripts } from "./later-scripts.ts";
import { whenSeen } from "./page-seen.ts";
import { reloadWhenStale } from "./stale-code.ts";

reloadWhenStale();
keepEarlyClicks();

// What can be read comes first: on a slow network scripts would take its place on the line, on a slow device its time.
await whenSeen(document.getElementById("root"));
fetchLaterScripts();
await import("./main.tsx");
