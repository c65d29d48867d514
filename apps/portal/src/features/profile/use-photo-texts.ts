import { useLingui } from "@lingui/react/macro";
import { formatSize } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { FileDropLabels } from "@parution/kit/file-drop";

/** Labels of the photo's file field, and of its refusals. */
export function usePhotoTexts(maxBytes: number): FileDropLabels {
  const { t } = useLingui();
  const language = useLanguage();
  const size = (bytes: number) => formatSize(bytes, language);
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
