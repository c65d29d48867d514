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

interface PageLink {
  readonly href: string;
  readonly label: string;
}

interface LinkOverProps {
  /** The service's. */
  message: string;
  /** Way on, beyond the message. */
  hint?: string;
  /** Page that helps instead of the link. */
  instead: PageLink;
  /** Page for a user whom that one does not help. */
  otherwise?: PageLink;
}

/** Message in place of the action of a link that is over, and the pages that help instead. */
export function LinkOver({ message, hint, instead, otherwise }: LinkOverProps) {
  const { t } = useLingui();
  return (
    <>
      <Alert tone="danger" labels={{ tone: t`Erreur` }}>
        {message}
      </Alert>
      {hint && <p>{hint}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={instead.href}>
          {instead.label}
        </ButtonLink>
        {otherwise && <ButtonLink href={otherwise.href}>{otherwise.label}</ButtonLink>}
      </div>
    </>
  );
}
