import "@fontsource-variable/playfair-display";
import "@fontsource/amiri/arabic-400.css";
import "@fontsource/amiri/arabic-700.css";
import "./reset.css";
import "@parution/kit/styles.css";
import "./theme.css";
import "./gazette.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no root.");
createRoot(root).render(
  <StrictMode>
    <App now={Date.now()} />
  </StrictMode>,
);
