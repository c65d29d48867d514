import "../catalogs.ts";
import { choicesIn } from "@parution/app/links/choices.ts";
import { readSiteMetas } from "@parution/app/page/site.ts";
import { currentSession, isAdmitted, renderedFor } from "@parution/app/session/session-store.ts";
import { StrictMode, startTransition } from "react";
import { BrowserRouter } from "react-router";
import { addressOf } from "./address.ts";
import { App } from "./app.tsx";
import { isRenderedForAccount, prepareFirstPage, readFirstData } from "./first-page.ts";
import { queryOf } from "./portal-page.tsx";
import { createRoot, hydrateRoot } from "./react.ts";
import { rememberDocumentSupports } from "./support-slugs.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");

/** Boundaries report what they catch themselves, with what stood around it. */
const options = { onCaughtError: () => undefined };

// In a task of its own: a page that is in sight would otherwise wait for this file to be read and for its own at once. Not
// awaited: the page's own modules need this one to have run.
setTimeout(() => begin(root));

async function begin(container: HTMLElement): Promise<void> {
  rememberDocumentSupports();
  readSiteMetas();
  const firstData = readFirstData();
  const forAccount = isRenderedForAccount(container);
  // A page that was rendered for an account cannot be hydrated for another user, whose reads would be refused.
  const isServerRendered = firstData !== null && (!forAccount || isAdmitted(currentSession()));
  const address = addressOf(location.pathname, choicesIn(document.cookie));
  const page = forAccount ? address.route.page : (address.route.landing ?? address.route.page);
  const portal = (
    <StrictMode>
      <BrowserRouter>
        <App
          firstData={firstData ?? undefined}
          renderedFor={forAccount ? renderedFor(address.route.page) : null}
          renderedSearch={isServerRendered ? queryOf(page, location.search).search : undefined}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (!isServerRendered) {
    createRoot(container, options).render(portal);
  } else {
    // The server's page stays until all of its code is loaded: nothing flickers, nothing moves. A transition gives way to
    // the user's input meanwhile.
    await prepareFirstPage(address.language, page);
    startTransition(() => {
      hydrateRoot(container, portal, options);
    });
  }
}
