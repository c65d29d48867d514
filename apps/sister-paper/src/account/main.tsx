import "../reset.css";
import "@parution/kit/styles.css";
import "../theme.css";
import "../gazette.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AccountPages } from "./account-pages.tsx";

const language = new URLSearchParams(location.search).get("lang") === "ar" ? "ar" : "fr";
document.documentElement.lang = language;
document.documentElement.dir = language === "ar" ? "rtl" : "ltr";

const root = document.getElementById("root");
if (!root) throw new Error("blocks.html has no root.");
createRoot(root).render(
  <StrictMode>
    <AccountPages language={language} now={Date.now()} />
  </StrictMode>,
);
