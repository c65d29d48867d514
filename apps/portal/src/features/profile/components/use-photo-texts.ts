import { useLingui } from "@lingui/react/macro";
import type { FileDropTexts } from "@parution/kit/file-drop";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";

const MEGABYTE = 1024 * 1024;

/** What is said of the photo's file, and of one that is not taken. */
export function usePhotoTexts(maxBytes: number): FileDropTexts {
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
  };
}
