import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { prepareFirstPage, readFirstData } from "./first-page.ts";
import { BrowserRouter } from "./router/browser-router.tsx";
import { reloadWhenStale } from "./stale-code.ts";

reloadWhenStale();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");

const firstData = readFirstData();
const portal = (
  <StrictMode>
    <BrowserRouter>
      <App firstData={firstData ?? undefined} />
    </BrowserRouter>
  </StrictMode>
);

/** Boundaries report what they catch themselves, with what stood around it. */
const options = { onCaughtError: () => undefined };

if (firstData === null) createRoot(root, options).render(portal);
else {
  // What the server drew stays until all that it is made of is here: nothing flickers, nothing moves.
  void prepareFirstPage().then(() => hydrateRoot(root, portal, options));
}
