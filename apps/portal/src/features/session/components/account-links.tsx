import { Trans } from "@lingui/react/macro";
import { Link } from "@parution/kit/link";
import { useConfigs } from "../../../shared/api/use-configs.ts";

/** Registration and password recovery live on the external account site (readings H1). */
export function AccountLinks() {
  const { data: configs } = useConfigs();
  // Holds their place: nothing moves when they come.
  if (configs === undefined) return <div aria-hidden className="h-11 border-t border-line" />;
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-body-sm">
      <Link href={configs.links.recoverPassword}>
        <Trans>Mot de passe oublié</Trans>
      </Link>
      <Link href={configs.links.register}>
        <Trans>Créer un compte</Trans>
      </Link>
    </p>
  );
}
