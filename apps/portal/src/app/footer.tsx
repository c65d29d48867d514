import { Trans } from "@lingui/react/macro";

/** Who publishes the portal. */
export function Footer() {
  return (
    <p>
      <Trans>Parution, les annonces de la presse marocaine</Trans>
    </p>
  );
}
