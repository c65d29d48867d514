import "@fontsource-variable/playfair-display";
import "@parution/kit/styles.css";
import "./theme.css";
import type { ReactNode } from "react";
import { Links } from "./links";

export const metadata = { title: "Petites annonces — La Gazette" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" dir="ltr" data-support="gazette">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
