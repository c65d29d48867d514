import { type ComponentType, lazy, type ReactNode, use } from "react";
import { Navigate, type RouteObject, useLocation, useRoutes } from "react-router";
import { messagesOf } from "../shared/i18n/catalogs.ts";
import { useLanguage, useLink, usePlace } from "../shared/links/links.tsx";
import { RequireSession } from "../shared/session/require-session.tsx";
import { useSession } from "../shared/session/session-store.ts";

type Page = () => Promise<{ default: ComponentType }>;

/** A page and the texts of its feature, with those that it has in common with others. */
function page(
  feature: string,
  load: Page,
  access: "public" | "session" = "public",
  shared: readonly string[] = [],
): ReactNode {
  const Element = withTexts([feature, ...shared], load);
  return access === "session" ? (
    <RequireSession>
      <Element />
    </RequireSession>
  ) : (
    <Element />
  );
}

function withTexts(features: readonly string[], load: Page): ComponentType {
  const Loaded = lazy(async () => {
    const { default: Content } = await load();
    return {
      default: () => {
        const language = useLanguage();
        for (const feature of features) use(messagesOf(language, feature));
        return <Content />;
      },
    };
  });
  return () => {
    const language = useLanguage();
    // Asked for while the page itself is on its way.
    for (const feature of features) void messagesOf(language, feature);
    return <Loaded />;
  };
}

const home = page("home", () => import("../features/home/home.page.tsx"));
const login = page("session", () => import("../features/session/login.page.tsx"));
const password = page("password", () => import("../features/password/password.page.tsx"));
const orderForm = page(
  "order-form",
  () => import("../features/order-form/order-form.page.tsx"),
  "session",
);
const tenderForm = page(
  "order-form",
  () => import("../features/order-form/tender-form.page.tsx"),
  "session",
);
const journalOrder = page(
  "journal-order",
  () => import("../features/journal-order/journal-order.page.tsx"),
  "session",
);
const subscription = page(
  "subscription",
  () => import("../features/subscription/subscription.page.tsx"),
  "session",
);
const editAd = page(
  "order-form",
  () => import("../features/order-form/edit-ad.page.tsx"),
  "session",
);
const recap = page("recap", () => import("../features/recap/recap.page.tsx"), "session", [
  "shared/orders",
]);
const outcome = page(
  "payment-outcome",
  () => import("../features/payment-outcome/payment-outcome.page.tsx"),
);
const myAds = page("my-ads", () => import("../features/my-ads/my-ads.page.tsx"), "session", [
  "shared/ads",
]);
const adDetails = page(
  "ad-details",
  () => import("../features/ad-details/ad-details.page.tsx"),
  "session",
  ["shared/ads"],
);
const team = page("team", () => import("../features/team/team.page.tsx"), "session");
const member = page("team", () => import("../features/team/member.page.tsx"), "session", [
  "shared/orders",
]);
const myOrders = page(
  "my-orders",
  () => import("../features/my-orders/my-orders.page.tsx"),
  "session",
  ["shared/orders"],
);
const order = page("my-orders", () => import("../features/my-orders/order.page.tsx"), "session", [
  "shared/orders",
]);
const invoices = page(
  "invoices",
  () => import("../features/invoices/invoices.page.tsx"),
  "session",
);
const packages = page(
  "packages",
  () => import("../features/packages/packages.page.tsx"),
  "session",
);
const dashboard = page(
  "dashboard",
  () => import("../features/dashboard/dashboard.page.tsx"),
  "session",
);
const notFound = page("not-found", () => import("../features/not-found/not-found.page.tsx"));

/** Every page of the portal, by its own path: language and support stand before it (readings I1). */
const routes: RouteObject[] = [
  { path: "/", element: home },
  { path: "/connexion", element: login },
  { path: "/connexion.html", element: login },
  { path: "/passer-votre-annonce", element: orderForm },
  { path: "/passer-votre-annonce/:support", element: orderForm },
  { path: "/passer-votre-annonce-appels-offres", element: tenderForm },
  { path: "/passer-votre-annonce-appels-offres/:support", element: tenderForm },
  { path: "/modification-annonce/:adId", element: editAd },
  { path: "/passAnnonce", element: <Redirect to="/passer-votre-annonce" /> },
  { path: "/commandes-journal", element: journalOrder },
  { path: "/commandes-journal/:id", element: journalOrder },
  { path: "/recap-annonce", element: <Redirect to="/mes-commandes" /> },
  { path: "/recap-annonce/:orderId", element: recap },
  {
    path: "/recap-annonce/abonnement/offres/confirmation/:offerId/:supportId",
    element: subscription,
  },
  { path: "/paiement-succes", element: outcome },
  { path: "/paiement-echoue", element: outcome },
  { path: "/paiement-encours", element: outcome },
  { path: "/mes-annonces", element: myAds },
  { path: "/mes-annonces/:page", element: myAds },
  { path: "/mes-annonce/show/:slug/:id", element: adDetails },
  { path: "/mon-equipe", element: team },
  { path: "/mon-equipe/membre/:id", element: member },
  { path: "/mon-equipe/membre/:id/:page", element: member },
  { path: "/mes-commandes", element: myOrders },
  { path: "/mes-commandes/:page", element: myOrders },
  { path: "/commande/show/:orderId", element: order },
  { path: "/mes-factures", element: invoices },
  { path: "/mes-factures/:page", element: invoices },
  { path: "/mes-forfaits", element: packages },
  { path: "/mes-forfaits/:page", element: packages },
  { path: "/dashboard", element: dashboard },
  { path: "/dashboard/:page", element: dashboard },
  { path: "/404", element: notFound },
  { path: "*", element: <Redirect to="/404" /> },
];

/**
 * Matches the page's own path, whatever language and support precede it. Whose first password is to be changed sees
 * that page at any address, and then what they asked for (readings H2).
 */
export function PortalRoutes() {
  const location = useLocation();
  const { page: pathname } = usePlace();
  const asked = useRoutes(routes, { ...location, pathname });
  return useSession()?.mustChangePassword ? password : asked;
}

function Redirect(props: { to: string }) {
  const link = useLink();
  return <Navigate to={link(props.to)} replace />;
}
