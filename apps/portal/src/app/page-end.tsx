import { useLingui } from "@lingui/react/macro";
import { FailureReports } from "@parution/app/errors/failure-reports.tsx";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyModule, useLazy } from "@parution/app/lazy/lazy.tsx";
import { keepLanguage } from "@parution/app/links/choices.ts";
import { useLanguage, useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { siteName } from "@parution/app/page/site.ts";
import { Footer, type FooterGroup } from "@parution/kit/footer";
import { LanguageList } from "@parution/kit/language-switch";
import { ScrollTop } from "@parution/kit/scroll-top";
import { Suspense, use } from "react";
import { useOrderEntry } from "../shared/account/account-pages.ts";
import { listingPath } from "../shared/published-ads/listing-address.ts";
import { useFrameHeadings, useSupport } from "../shared/support/use-supports.ts";
import { type Consent, useConsent } from "../shared/tracking/consent.ts";
import { useFrame, useLanguageLinks } from "./use-frame.ts";

/** Pages with price and preview at the end of the window, on a phone at its bottom. */
const ORDER_FORMS = ["/passer-votre-annonce", "/essayer", "/modification-annonce"];

/**
 * Above the bar at the foot, under it as the end of the page pushes it up, unless keys have reached it, and not before the open
 * panel; where there is room, between the form and its panel.
 */
const BESIDE_PANEL = [
  "max-lg:z-0! max-lg:has-focus-visible:z-2! max-lg:end-4 max-lg:bottom-20 max-lg:in-[body:has([data-open-panel])]:hidden",
  "lg:end-[calc(max(0px,50vw-40rem)+27.5rem)] lg:bottom-4",
].join(" ");

/**
 * Place beside the recap's total only in wide windows: at the foot of others it would cover amounts and buttons
 * at the end of their lines.
 */
const BESIDE_PAYMENT = "end-4 bottom-4 max-lg:hidden";

function scrollTopPlace(page: string): string | undefined {
  if (ORDER_FORMS.some((form) => page.startsWith(form))) return BESIDE_PANEL;
  return page.startsWith("/recap-annonce") ? BESIDE_PAYMENT : undefined;
}

/** Rendered as it comes near: its «العربية» asks for a face of 22 kB, which French pages seldom show elsewhere. */
const FOOTER_NEAR =
  "render-when-near [contain-intrinsic-block-size:auto_42rem] sm:[contain-intrinsic-block-size:auto_35rem] lg:[contain-intrinsic-block-size:auto_21.5rem]";

/** End of every page: footer, and the way back to the top of a long page. */
export function PageEnd() {
  const { t } = useLingui();
  const { page, language } = usePageLocation();
  const support = useSupport();
  const site = siteName(language);
  return (
    <>
      <Footer
        className={FOOTER_NEAR}
        brand={support?.label ?? site}
        navigationLabel={t`Pied de page`}
        groups={useFooterGroups()}
        language={<FooterLanguages />}
        smallPrint={t`${site}, les annonces de la presse marocaine`}
      />
      <Tracking />
      <FailureReports />
      <ScrollTop label={t`Revenir en haut`} className={scrollTopPlace(page)} />
    </>
  );
}

/** The same page in every language, all in sight. */
function FooterLanguages() {
  const { t } = useLingui();
  return (
    <LanguageList
      label={t`Langue`}
      value={useLanguage()}
      items={useLanguageLinks()}
      onChange={keepLanguage}
    />
  );
}

/** Headings in the footer; the others are in the list of all. */
const HEADINGS = 5;

/** Link groups of the footer: headings, orders, help, terms, and the publisher's other sites. */
function useFooterGroups(): readonly FooterGroup[] {
  const { t } = useLingui();
  const link = useLink();
  const headings = useFrameHeadings();
  const order = useOrderEntry();
  return [
    {
      id: "ads",
      title: t`Annonces`,
      links: [
        ...headings.slice(0, HEADINGS).map(({ slug, label }) => ({
          href: link(listingPath({ slug, page: 1 })),
          label,
        })),
        { href: link(listingPath({ slug: null, page: 1 })), label: t`Toutes les annonces` },
      ],
    },
    {
      id: "orders",
      title: t`Commander`,
      links: [
        { href: link(order.page), label: order.label },
        { href: link("/commandes-journal"), label: t`Commander le journal` },
        { href: link("/tarifs"), label: t`Tarifs` },
      ],
    },
    {
      id: "help",
      title: t`Aide`,
      links: [
        { href: link("/faq"), label: t`Guide` },
        { href: link("/contact"), label: t`Nous contacter` },
        { href: link("/verification"), label: t`Vérifier une annonce` },
      ],
    },
    {
      id: "publisher",
      title: t`Informations`,
      links: [
        { href: link("/conditions-ventes"), label: t`Conditions de vente` },
        { href: link("/conditions-utilisation"), label: t`Conditions d’utilisation` },
        ...usePublisherLinks(),
      ],
    },
  ];
}

/** Links that the newspaper keeps: its own pages, and pages elsewhere. */
function usePublisherLinks() {
  const link = useLink();
  const links = useFrame().data?.links ?? [];
  return links.map(({ label, url }) => ({ label, href: url.startsWith("/") ? link(url) : url }));
}

const line = lazyModule(() => import("../shared/tracking/consent-line.tsx"));

/** Consent line and visit counting, loaded on demand. */
function Tracking() {
  const consent = useConsent();
  if (consent === undefined) return null;
  return (
    <Suspense>
      <Line consent={consent} />
    </Suspense>
  );
}

function Line({ consent }: { consent: Consent }) {
  const texts = messagesOf(useLanguage(), "shared/tracking");
  const { ConsentLine } = useLazy(line);
  use(texts);
  return <ConsentLine consent={consent} />;
}
