import { useLingui } from "@lingui/react/macro";
import { ATTACHMENT_ACCEPT } from "@parution/rules/attachments";
import { LazyOrderFiles } from "./lazy-order-files.tsx";

/** As many as the service takes with one order. */
const MOST_FILES = 10;

const accepted = ATTACHMENT_ACCEPT.split(",");

/** Files for the newspaper's editors, where the ad takes any. */
export function AttachmentsField() {
  const { t } = useLingui();
  return (
    <LazyOrderFiles
      name="files"
      label={t`Pièces jointes`}
      accept={accepted}
      maxFiles={MOST_FILES}
    />
  );
}
