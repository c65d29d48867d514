import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { drawnFor } from "../shared/session/drawn-for.ts";
import { currentSession, isAdmitted } from "../shared/session/session-store.ts";
import { choicesIn } from "../shared/visitor/choices.ts";
import { addressOf } from "./address.ts";
import { App } from "./app.tsx";
import { replayEarlyClicks } from "./early-clicks.ts";
import { isDrawnForAccount, prepareFirstPage, readFirstData } from "./first-page.ts";
import { loginFirst } from "./login-first.ts";
import { queryOf } from "./page-query.ts";
import { BrowserRouter } from "./router/browser-router.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");

/** Boundaries report what they catch themselves, with what stood around it. */
const options = { onCaughtError: () => undefined };

// In a task of its own: a page that is in sight would otherwise wait for this file to be read and for its own at once. Not
// awaited: the page's own modules need this one to have run.
setTimeout(() => begin(root));

async function begin(container: HTMLElement): Promise<void> {
  const firstData = readFirstData();
  const forAccount = isDrawnForAccount(container);
  // What was drawn for an account is none of theirs who are led elsewhere: its reads would be refused to them.
  const isDrawn = firstData !== null && (!forAccount || isAdmitted(currentSession()));
  // A landing that a server drew for visitors stays.
  if (!isDrawn) leadToLogin();
  const address = addressOf(location.pathname, choicesIn(document.cookie));
  const page = forAccount ? address.route.page : (address.route.landing ?? address.route.page);
  const portal = (
    <StrictMode>
      <BrowserRouter
        leads={loginFirst}
        drawnSearch={isDrawn ? queryOf(page, location.search).search : undefined}
      >
        <App
          firstData={firstData ?? undefined}
          drawnFor={forAccount ? drawnFor(address.route.page) : null}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (!isDrawn) {
    createRoot(container, options).render(portal);
  } else {
    // What the server drew stays until all that it is made of is here: nothing flickers, nothing moves. A transition gives
    // way to what the reader does meanwhile.
    await prepareFirstPage(address.language, page);
    startTransition(() => {
      hydrateRoot(container, portal, options);
    });
  }
  replayEarlyClicks();
}

function leadToLogin(): void {
  const asked = `${location.pathname}${location.search}${location.hash}`;
  const led = loginFirst(asked);
  if (led !== asked) history.replaceState(null, "", led);
}
