import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { useErrorText } from "../data/error-text.ts";

interface ReadFailureProps {
  /** Heading that names the missing content, for a failure without older data. */
  title: string;
  /** Error of the read; undefined for none. */
  error: unknown;
  /** True where older data is shown below. */
  isBesideOld: boolean;
  onRetry: () => void;
}

/** Error of a read or of its refresh, with a retry button. Renders nothing without an error. */
export function ReadFailure({ title, error, isBesideOld, onRetry }: ReadFailureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (error === undefined) return null;
  if (!isBesideOld) {
    return (
      <ErrorState title={title} retry={{ label: t`Réessayer`, onRetry }}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Alert
      tone="warning"
      labels={{ tone: t`Attention` }}
      action={<Button size="sm" onClick={onRetry}>{t`Réessayer`}</Button>}
    >
      {errorText(error)}
    </Alert>
  );
}
