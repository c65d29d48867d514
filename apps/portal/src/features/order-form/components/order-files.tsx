import { useLingui } from "@lingui/react/macro";
import { FileDrop, type FileDropTexts, type RefusedFile } from "@parution/kit/file-drop";
import { useMemo } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useConfigs } from "../../../shared/api/use-configs.ts";
import { type Language, localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { OrderValues } from "../model/order-values.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Until the installation says what it takes. */
const DEFAULT_BYTES = 10 * MEGABYTE;

export interface OrderFilesProps {
  name: "files" | "photos";
  label: string;
  accept: readonly string[];
  maxFiles: number;
}

/** Files that go with the order. */
export function OrderFiles({ name, label, accept, maxFiles }: OrderFilesProps) {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const { field, fieldState } = useController({ control, name });
  const maxBytes = useConfigs().data?.constants.fileBytes ?? DEFAULT_BYTES;
  return (
    <FileDrop
      id={name}
      name={name}
      label={label}
      note={t`facultatif`}
      accept={accept}
      maxBytes={maxBytes}
      maxFiles={maxFiles}
      files={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      texts={useFileTexts(maxBytes, maxFiles)}
    />
  );
}

function sizeText(bytes: number, language: Language): string {
  const [unit, bytesOfUnit] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE] as const) : (["megabyte", MEGABYTE] as const);
  const format = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(bytes / bytesOfUnit);
}

function useFileTexts(maxBytes: number, maxFiles: number): FileDropTexts {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(() => {
    const size = (bytes: number) => sizeText(bytes, language);
    const reasons = ({ name, reason }: RefusedFile) => {
      switch (reason) {
        case "type":
          return t`${name} : ce type de fichier n’est pas accepté.`;
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
    };
  }, [t, language, maxBytes, maxFiles]);
}
