import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { FileDrop } from "@parution/kit/file-drop";
import { TrashIcon } from "@parution/kit/icon";
import { Avatar } from "@parution/kit/identity-card";
import { useConfigs } from "../../../shared/api/use-configs.ts";
import { useObjectUrl } from "../model/use-object-url.ts";
import type { PhotoState } from "../model/use-photo.ts";
import { usePhotoTexts } from "./use-photo-texts.ts";

interface PhotoFieldProps {
  /** Whose photo it is; initials stand for none. */
  name: string;
  /** Where the kept photo is read; null where there is none. */
  kept: string | null;
  /** What is to replace it; null takes it away, undefined leaves it. */
  value: File | null | undefined;
  onChange: (photo: null | undefined) => void;
  /** What opens another one. */
  photo: PhotoState;
  error: string | undefined;
}

/** Bytes of a file that is taken while the installation's own figure is not known. */
const MOST_BYTES = 10_485_760;

/** One's photo: an image, one file, framed square before it is kept (specification 1, point 5). */
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
        files={[]}
        onChange={([file]) => file && void photo.open(file)}
        texts={texts}
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
