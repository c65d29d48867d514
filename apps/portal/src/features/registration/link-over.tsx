import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";

/**
 * The service's message where no other press of a mailed link can succeed: it has ended, or its address has another account; null for
 * any other error.
 */
export const linkOverMessage = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 410 || error.code === "ADDRESS_TAKEN")
    ? error.message
    : null;

interface LinkOverProps {
  /** The service's. */
  message: string;
  /** Page that helps instead of the link. */
  instead: { readonly href: string; readonly label: string };
}

/** Message in place of the action of a link that is over, and the page that helps instead. */
export function LinkOver({ message, instead }: LinkOverProps) {
  const { t } = useLingui();
  return (
    <>
      <Alert tone="danger" labels={{ tone: t`Erreur` }}>
        {message}
      </Alert>
      <ButtonLink variant="primary" href={instead.href} className="self-start">
        {instead.label}
      </ButtonLink>
    </>
  );
}
