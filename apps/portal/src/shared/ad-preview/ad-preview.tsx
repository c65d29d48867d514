import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { AdCanvas, type AdCanvasLabels, type AdContent } from "@parution/kit/ad-canvas";
import { useMemo } from "react";

interface AdPreviewProps {
  /** Heading of the ad. */
  heading: string;
  content: AdContent;
  /** Accessible name; by default that of the user's own ad. */
  label?: string;
  /** Slug of its newspaper, if it may differ from the page's. */
  newspaper?: string | undefined;
  className?: string;
}

/** The ad as its readers will see it, with its labels. */
export function AdPreview({ heading, content, label, newspaper, className }: AdPreviewProps) {
  const { t } = useLingui();
  const labels = useCanvasLabels();
  const own =
    content.form === "digital"
      ? t`Votre annonce, telle que publiée en ligne`
      : t`Votre annonce, telle qu’imprimée`;
  return (
    <AdCanvas
      label={label ?? own}
      heading={heading}
      ad={content}
      labels={labels}
      theme={newspaper}
      {...(className === undefined ? {} : { className })}
    />
  );
}

function useCanvasLabels(): AdCanvasLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      empty: t`Votre texte apparaîtra ici`,
      zoomIn: t`Agrandir`,
      zoomOut: t`Réduire`,
      zoomLevel: (percent) => t`${percent} %`,
      overflow: t`La suite ne tient pas dans le cadre`,
      overLimit: (count) =>
        t`${plural(count, { one: "# caractère de trop", other: "# caractères de trop" })}`,
      millimetres: (length) => t`${length} mm`,
      shrunk: (percent) => t`caractères réduits à ${percent} %`,
    }),
    [t],
  );
}
