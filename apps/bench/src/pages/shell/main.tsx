import { setupI18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router";
import useSWR from "swr";

/** One small page on the portal's own stack, rendered by the browser: it fetches a text and shows it. */
const i18n = setupI18n({ locale: "fr", messages: { fr: { loading: "Chargement" } } });

const read = async (path: string): Promise<readonly string[]> => (await fetch(path)).json();

function Page() {
  const { _ } = useLingui();
  const { data } = useSWR("/text.json", read);
  if (data === undefined) return <p>{_("loading")}</p>;
  return (
    <main>
      {data.map((line, number) => (
        <p key={number}>{line}</p>
      ))}
    </main>
  );
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no root.");
createRoot(element).render(
  <I18nProvider i18n={i18n}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </I18nProvider>,
);
