import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatSize, isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { FileDropLabels, FileOrder, RefusedFile } from "@parution/kit/file-drop";
import { useMemo } from "react";

/** Labels of the file field, and messages of the files that it refuses. */
export function useFileTexts(maxBytes: number, maxFiles: number): FileDropLabels {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(() => {
    const size = (bytes: number) => formatSize(bytes, language);
    const reasons = ({ name, reason }: RefusedFile) => {
      switch (reason) {
        case "type":
          return t`${name} : ce type de fichier n’est pas accepté.`;
        case "empty":
          return t`${name} : ce fichier est vide.`;
        case "size":
          return t`${name} : le fichier dépasse ${size(maxBytes)}.`;
        case "count":
          return t`${name} : ${maxFiles} fichiers au plus.`;
      }
    };
    return {
      invite: t`Choisissez des fichiers ou déposez-les ici`,
      remove: (name) => t`Retirer ${name}`,
      refused: reasons,
      size,
      held: (count) => t`${plural(count, { one: "# fichier joint", other: "# fichiers joints" })}`,
    };
  }, [t, language, maxBytes, maxFiles]);
}

/** Bytes of one file, and of all files of an order. */
export interface FileLimits {
  readonly fileBytes: number;
  readonly filesBytes: number;
}

/** Accepted types and sizes of files. */
export function useFileLimits(
  name: "files" | "photos",
  { fileBytes, filesBytes }: FileLimits,
  maxFiles: number,
): string {
  const { t } = useLingui();
  const language = useLanguage();
  const size = isolated(formatSize(fileBytes, language));
  const all = isolated(formatSize(filesBytes, language));
  return name === "photos"
    ? t`PNG ou JPEG, ${size} par photo, ${maxFiles} photos au plus, ${all} pour toute la commande.`
    : t`PDF, Word, Excel, CSV, XML, texte, image, son ou vidéo, ${size} par fichier, ${maxFiles} fichiers au plus, ${all} pour toute la commande.`;
}

/** Labels for sorting photos. */
export function useFileOrder(): FileOrder {
  const { t } = useLingui();
  return useMemo(
    () => ({
      earlierLabel: (name) => t`Avancer ${name} d’une place`,
      laterLabel: (name) => t`Reculer ${name} d’une place`,
      movedText: (name, place, count) => t`${name} : place ${place} sur ${count}`,
    }),
    [t],
  );
}
