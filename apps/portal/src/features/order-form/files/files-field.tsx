import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Skeleton } from "@parution/kit/skeleton";
import { ATTACHMENT_ACCEPT } from "@parution/rules/attachments";
import { Suspense } from "react";
import type { OrderFilesProps } from "./order-files.tsx";

const OrderFiles = lazyComponent(() =>
  import("./order-files.tsx").then((module) => module.OrderFiles),
);

/** Files of an order; loaded on demand, since many orders have none. */
export function LazyOrderFiles(props: OrderFilesProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <OrderFiles {...props} />
    </Suspense>
  );
}

/** Most files of one order, as the service limits them. */
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
