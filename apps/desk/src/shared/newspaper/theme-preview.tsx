import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Heading } from "@parution/kit/heading";
import { Link } from "@parution/kit/link";
import { deriveTheme, parseHex } from "@parution/tokens/derive";
import { type CSSProperties, useMemo } from "react";

/** Colours that the service derives from a newspaper's own. */
const ROLES = [
  ...["brand", "brand-hover", "brand-pressed", "on-brand"],
  ...["brand-soft", "on-brand-soft", "heading", "link"],
] as const;

interface ThemePreviewProps {
  /** `#rrggbb`. */
  colour: string;
  name: string;
}

/** The theme of a colour in components of the portal, in either scheme, as the service will derive it. */
export function ThemePreview({ colour, name }: ThemePreviewProps) {
  const { t } = useLingui();
  const styles = useMemo(() => stylesOf(colour), [colour]);
  return (
    <section aria-label={t`Aperçu du thème`} className="grid gap-4 sm:grid-cols-2">
      <Sample scheme="light" style={styles.light} name={name} />
      <Sample scheme="dark" style={styles.dark} name={name} />
    </section>
  );
}

interface SampleProps {
  /** Whatever the reader's own. */
  scheme: "light" | "dark";
  style: CSSProperties;
  name: string;
}

function Sample({ scheme, style, name }: SampleProps) {
  const { t } = useLingui();
  return (
    <div
      data-scheme={scheme}
      style={style}
      className="flex flex-col gap-4 rounded-card border border-line bg-page p-5 text-fg"
    >
      <Heading level={2} size="title">
        {name.trim() || t`Nom du journal`}
      </Heading>
      <span className="self-start rounded-pill bg-brand-soft px-3 py-1 text-body-sm text-on-brand-soft">
        {t`Annonces légales`}
      </span>
      <Checkbox label={t`Publier aussi sur le site`} defaultChecked />
      <Alert tone="info" labels={{ tone: t`Information` }}>
        {t`Bouclage demain à 18:00`}
      </Alert>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="primary">{t`Passer une annonce`}</Button>
        <Link variant="standalone" href="#">{t`Voir les tarifs`}</Link>
      </div>
    </div>
  );
}

/** Variables of either scheme. */
function stylesOf(colour: string): Record<"light" | "dark", CSSProperties> {
  const brand = parseHex(colour);
  if (brand === undefined) return { light: {}, dark: {} };
  const { colors } = deriveTheme({ slug: "preview", name: "Preview", brand });
  const styleOf = (scheme: "light" | "dark"): CSSProperties =>
    Object.fromEntries(
      ROLES.map((role) => [`--pa-color-${role}`, colors[scheme].get(role)?.hex ?? ""]),
    );
  return { light: styleOf("light"), dark: styleOf("dark") };
}
