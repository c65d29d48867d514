import "../styles.css";
import { reloadWhenStale } from "./stale-code.ts";

reloadWhenStale();

// Builds have it in the document.
if (import.meta.env.DEV) await import("./document-script.ts");

// React and the portal run in a task each, between which a press is answered.
// Not awaited here: the following code needs this module to have run.
void window.parution?.painted
  .then(() => import("../react.ts"))
  .then(() => import("../main.tsx"))
  .catch((error: unknown) => {
    window.parution?.reloadOnPress();
    throw error;
  });
