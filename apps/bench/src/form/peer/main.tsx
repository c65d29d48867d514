import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { I18nProvider as AriaProvider } from "react-aria-components/I18nProvider";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router";
import useSWR from "swr";
import { type Catalogue, texts } from "./content.ts";
import { OrderForm } from "./order-form.tsx";

/*
 * An order form on the portal's own libraries, written as their guides show it: one schema, one form, fields and
 * calendar of React Aria, a preview, a count and a price. Nothing is split, cached or loaded on demand.
 */
const i18n = setupI18n({ locale: "fr", messages: { fr: texts } });

const read = async (path: string): Promise<Catalogue> => (await fetch(path)).json();

function Page() {
  const { data } = useSWR("/catalogue.json", read);
  return data === undefined ? <p>{i18n._("loading")}</p> : <OrderForm catalogue={data} />;
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no root.");
createRoot(element).render(
  <I18nProvider i18n={i18n}>
    <AriaProvider locale="fr-FR">
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </BrowserRouter>
    </AriaProvider>
  </I18nProvider>,
);
