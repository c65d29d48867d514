import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { FileDropLabels } from "@parution/kit/file-drop";

const MEGABYTE = 1024 * 1024;

/** Labels of the photo's file field, and of its refusals. */
export function usePhotoTexts(maxBytes: number): FileDropLabels {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const size = (bytes: number) =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit: "megabyte",
      maximumFractionDigits: 1,
    }).format(bytes / MEGABYTE);
  const most = size(maxBytes);
  return {
    invite: t`Choisissez une image ou déposez-la ici`,
    remove: (name) => t`Retirer ${name}`,
    refused: ({ name, reason }) => {
      switch (reason) {
        case "type":
          return t`${name} n’est pas une image.`;
        case "empty":
          return t`${name} est vide.`;
        case "size":
          return t`${name} dépasse ${most}.`;
        case "count":
          return t`Une seule photo à la fois.`;
      }
    },
    size,
    // The photo leaves the field at once, for its cropping.
    held: () => "",
  };
}
