import { Footer } from "@parution/kit/footer";
import { PageLayout } from "@parution/kit/page-layout";
import { useLayoutEffect, useState } from "react";
import { Masthead, type Scheme } from "./masthead.tsx";
import { OrderPage } from "./order/order-page.tsx";
import { ar } from "./texts/ar.ts";
import { fr } from "./texts/fr.ts";

function systemScheme(): Scheme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The one page. `now` is the moment it was opened, in epoch milliseconds. */
export function App({ now }: { now: number }) {
  const [texts, setTexts] = useState(fr);
  const [scheme, setScheme] = useState(systemScheme);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.direction;
    document.title = `${texts.page.title} — ${texts.paper.name}`;
    dataset.scheme = scheme;
  }, [texts, scheme]);

  return (
    <PageLayout
      skipLabel={texts.paper.skip}
      header={
        <Masthead
          texts={texts}
          now={now}
          scheme={scheme}
          onLanguage={(language) => setTexts(language === "ar" ? ar : fr)}
          onScheme={() => setScheme(scheme === "dark" ? "light" : "dark")}
        />
      }
      footer={<Footer smallPrint={texts.paper.foot} />}
    >
      <OrderPage texts={texts} now={now} />
    </PageLayout>
  );
}
