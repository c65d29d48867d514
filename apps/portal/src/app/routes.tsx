import { type ComponentType, lazy, type ReactNode } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { useLink, usePlace } from "../shared/links/links.tsx";
import { RequireSession } from "../shared/session/require-session.tsx";

type Page = () => Promise<{ default: ComponentType }>;

const page = (load: Page, access: "public" | "session" = "public"): ReactNode => {
  const Lazy = lazy(load);
  return access === "session" ? (
    <RequireSession>
      <Lazy />
    </RequireSession>
  ) : (
    <Lazy />
  );
};

const home = page(() => import("../features/home/home.page.tsx"));
const login = page(() => import("../features/session/login.page.tsx"));
const orderForm = page(() => import("../features/order-form/order-form.page.tsx"), "session");
const recap = page(() => import("../features/recap/recap.page.tsx"), "session");
const outcome = page(() => import("../features/payment-outcome/payment-outcome.page.tsx"));
const myAds = page(() => import("../features/my-ads/my-ads.page.tsx"), "session");
const notFound = page(() => import("../features/not-found/not-found.page.tsx"));

/** Every page of the portal, by its own path: language and support stand before it (readings I1). */
const pages: ReadonlyArray<readonly [path: string, element: ReactNode]> = [
  ["/", home],
  ["/connexion", login],
  ["/connexion.html", login],
  ["/passer-votre-annonce", orderForm],
  ["/passer-votre-annonce/:support", orderForm],
  ["/recap-annonce/:orderId", recap],
  ["/paiement-succes", outcome],
  ["/paiement-echoue", outcome],
  ["/paiement-encours", outcome],
  ["/mes-annonces", myAds],
  ["/mes-annonces/:page", myAds],
  ["/404", notFound],
];

/** Matches the page's own path, whatever language and support precede it. */
export function PortalRoutes() {
  const location = useLocation();
  const { page: pathname } = usePlace();
  return (
    <Routes location={{ ...location, pathname }}>
      {pages.map(([path, element]) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="/passAnnonce" element={<Redirect to="/passer-votre-annonce" />} />
      <Route path="*" element={<Redirect to="/404" />} />
    </Routes>
  );
}

function Redirect(props: { to: string }) {
  const link = useLink();
  return <Navigate to={link(props.to)} replace />;
}
