import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { formatSize } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { FileDrop, type FileDropLabels } from "@parution/kit/file-drop";
import { TrashIcon } from "@parution/kit/icon";
import { Avatar } from "@parution/kit/identity-card";
import { useEffect, useState } from "react";
import type { PhotoState } from "./use-photo.ts";

interface PhotoFieldProps {
  /** Name of the user, for the initials that stand in for a missing photo. */
  name: string;
  /** Address of the saved photo; null where there is none. */
  kept: string | null;
  /** New photo; null removes the saved one, undefined keeps it. */
  value: File | null | undefined;
  onChange: (photo: null | undefined) => void;
  /** State of the choice and its cropping. */
  photo: PhotoState;
  error: string | undefined;
}

/** Largest file in bytes, while the installation's own limit is unknown. */
const MOST_BYTES = 10_485_760;

/** Photo of the user: one image file, cropped to a square before it is saved. */
export function PhotoField({ name, kept, value, onChange, photo, error }: PhotoFieldProps) {
  const { t } = useLingui();
  const { data: configs } = useConfigs();
  const maxBytes = configs?.constants.fileBytes ?? MOST_BYTES;
  const texts = usePhotoTexts(maxBytes);
  const chosen = useObjectUrl(value);
  const shown = value === undefined ? (kept ?? undefined) : chosen;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} photo={shown} />
      <FileDrop
        className="flex-[1_1_14rem]"
        label={t`Photo`}
        note={t`facultatif`}
        accept={["image/*"]}
        maxBytes={maxBytes}
        maxFiles={1}
        value={[]}
        onChange={([file]) => file && void photo.open(file)}
        labels={texts}
        error={photo.unreadable ? t`Ce fichier n’est pas une image.` : error}
      />
      {shown !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => onChange(kept === null ? undefined : null)}
        >
          <TrashIcon />
          {t`Retirer la photo`}
        </Button>
      )}
    </div>
  );
}

/** Object URL of a file while the component is mounted. */
function useObjectUrl(file: File | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

/** Labels of the photo's file field, and of its refusals. */
function usePhotoTexts(maxBytes: number): FileDropLabels {
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
