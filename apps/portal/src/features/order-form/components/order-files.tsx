import { useLingui } from "@lingui/react/macro";
import { FileDrop, type FileFacts, type FileUploads } from "@parution/kit/file-drop";
import { attachmentFault } from "@parution/rules/attachments";
import { useMemo } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { shareOfEach, useUploadProgress } from "../../../shared/api/upload-progress.ts";
import { useConfigs } from "../../../shared/api/use-configs.ts";
import { isolated } from "../../../shared/formats/formats.ts";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { OrderValues } from "../model/order-values.ts";
import {
  type FileLimits,
  MEGABYTE,
  useFileLimits,
  useFileOrder,
  useFileTexts,
} from "./file-texts.ts";
import { useRealPhotos } from "./use-real-photos.ts";

/** Until the installation says what it takes. */
const DEFAULT_LIMITS: FileLimits = { fileBytes: 10 * MEGABYTE, filesBytes: 40 * MEGABYTE };

export interface OrderFilesProps {
  name: "files" | "photos";
  label: string;
  accept: readonly string[];
  maxFiles: number;
}

/** Files that go with the order: attachments, or photos, which are shown and stand in an order of their own. */
export function OrderFiles({ name, label, accept, maxFiles }: OrderFilesProps) {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const { field, fieldState } = useController({ control, name });
  const isPhotos = name === "photos";
  const { pretended, take } = useRealPhotos(field.onChange);
  const limits = useConfigs().data?.constants ?? DEFAULT_LIMITS;
  const maxBytes = limits.fileBytes;
  const order = useFileOrder();
  const refused = pretended.map(isolated).join(", ");
  return (
    <FileDrop
      id={name}
      name={name}
      label={label}
      note={t`facultatif`}
      description={useFileLimits(name, limits, maxFiles)}
      refuse={isPhotos ? undefined : attachmentRefusal}
      accept={accept}
      maxBytes={maxBytes}
      maxFiles={maxFiles}
      files={field.value}
      onChange={isPhotos ? (files) => void take(files, field.value) : field.onChange}
      onBlur={field.onBlur}
      error={
        pretended.length > 0
          ? t`Le contenu de ces fichiers n’est pas une photo PNG ou JPEG : ${refused}`
          : fieldState.error?.message
      }
      texts={useFileTexts(maxBytes, maxFiles)}
      uploads={useUploads()}
      order={isPhotos ? order : undefined}
      previews={isPhotos}
    />
  );
}

const attachmentRefusal = ({ name, type, size }: FileFacts) =>
  attachmentFault({ name, mediaType: type, size });

/** How far each file has come, while the order is on its way. */
function useUploads(): FileUploads | undefined {
  const { t } = useLingui();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const [photos, files] = useWatch<OrderValues, ["photos", "files"]>({
    control,
    name: ["photos", "files"],
  });
  const progress = useUploadProgress();
  return useMemo(() => {
    if (progress === null) return undefined;
    const all = [...photos, ...files];
    const shares = shareOfEach(
      progress,
      all.map(({ size }) => size),
    );
    const percent = new Intl.NumberFormat(localeOf(language), { style: "percent" });
    return {
      progress: (file) => {
        const share = shares[all.indexOf(file)] ?? 0;
        return share === 1 ? { state: "sent" } : { state: "sending", share };
      },
      progressLabel: (name) => t`Envoi de ${name}`,
      shareText: (share) => percent.format(share),
      sentLabel: t`Envoyé`,
    };
  }, [progress, photos, files, language, t]);
}
