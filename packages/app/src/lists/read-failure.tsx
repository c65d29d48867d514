import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { useErrorText } from "../data/error-text.ts";

interface ReadFailureProps {
  /** What cannot be shown, where nothing is shown meanwhile. */
  title: string;
  /** Why; undefined: it has come. */
  error: unknown;
  /** Whether what was read before still stands below. */
  isBesideOld: boolean;
  onRetry: () => void;
}

/** Something did not come, or could not be brought up to date: why, and a second try. Nothing where it has come. */
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
