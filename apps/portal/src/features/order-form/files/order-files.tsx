import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { shareOfEach, useUploadProgress } from "@parution/app/data/upload-progress.ts";
import { isolated, MEGABYTE } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { FileDrop, type FileFacts, type FileUploads } from "@parution/kit/file-drop";
import { attachmentFault, photoTypeOf, SIGNATURE_BYTES } from "@parution/rules/attachments";
import { useCallback, useMemo, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useOrderError } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { type FileLimits, useFileLimits, useFileOrder, useFileTexts } from "./file-texts.ts";

/** Limits until those of the installation are loaded. */
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
  const { field } = useController({ control, name });
  const error = useOrderError(name);
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
      value={field.value}
      onChange={isPhotos ? (files) => void take(files, field.value) : field.onChange}
      onBlur={field.onBlur}
      error={
        pretended.length > 0
          ? t`Le contenu de ces fichiers n’est pas une photo PNG ou JPEG : ${refused}`
          : error
      }
      labels={useFileTexts(maxBytes, maxFiles)}
      uploads={useUploads()}
      order={isPhotos ? order : undefined}
      previews={isPhotos}
    />
  );
}

const attachmentRefusal = ({ name, type, size }: FileFacts) =>
  attachmentFault({ name, mediaType: type, size });

/** Upload progress of each file while the order is sent. */
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

interface RealPhotos {
  /** Names of the files refused because their content is no photo. */
  readonly pretended: readonly string[];
  /** Replaces the photos; those of `held` are not checked again. */
  readonly take: (photos: readonly File[], held: readonly File[]) => Promise<void>;
}

/** Filters photos by their content, as the service does. */
function useRealPhotos(onChange: (photos: File[]) => void): RealPhotos {
  const [pretended, setPretended] = useState<readonly string[]>([]);
  const take = useCallback(
    async (photos: readonly File[], held: readonly File[]) => {
      const known = new Set(held);
      const checked = await Promise.all(
        photos.map(async (file) => ({ file, real: known.has(file) || (await isPhoto(file)) })),
      );
      setPretended(checked.flatMap(({ file, real }) => (real ? [] : file.name)));
      onChange(checked.flatMap(({ file, real }) => (real ? file : [])));
    },
    [onChange],
  );
  return { pretended, take };
}

async function isPhoto(file: File): Promise<boolean> {
  const signature = await file.slice(0, SIGNATURE_BYTES).bytes();
  return photoTypeOf(signature) !== null;
}
