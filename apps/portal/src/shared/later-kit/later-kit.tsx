import type { AlertProps } from "@parution/kit/alert";
import type { ErrorStateProps } from "@parution/kit/error-state";
import { Suspense } from "react";
import { later, useLater } from "../promise/later.ts";

/**
 * What of the kit says that something failed, or went well: no first sight shows it. Its code comes with what stands around
 * every page, so that it is there once anything can fail.
 */
export const laterKit = later(() => import("./kit-parts.ts"));

export function Alert(props: AlertProps) {
  return (
    <Suspense>
      <LaterAlert {...props} />
    </Suspense>
  );
}

export function ErrorState(props: ErrorStateProps) {
  return (
    <Suspense>
      <LaterErrorState {...props} />
    </Suspense>
  );
}

function LaterAlert(props: AlertProps) {
  const kit = useLater(laterKit);
  return <kit.Alert {...props} />;
}

function LaterErrorState(props: ErrorStateProps) {
  const kit = useLater(laterKit);
  return <kit.ErrorState {...props} />;
}
