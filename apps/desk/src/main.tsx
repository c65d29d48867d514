import "./styles.css";
import { provideCatalogs } from "@parution/app/i18n/messages.ts";
import { readSiteMetas } from "@parution/app/page/site.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { catalogs } from "./catalogs.ts";

provideCatalogs(catalogs);
readSiteMetas();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/desk">
      <App />
    </BrowserRouter>
  </StrictMode>,
);
