import { Trans } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { Link } from "@parution/kit/link";

/** Links to registration and password recovery on the external account site. */
export function AccountLinks() {
  const { data: configs } = useConfigs();
  // A placeholder, so that nothing moves when they load.
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
