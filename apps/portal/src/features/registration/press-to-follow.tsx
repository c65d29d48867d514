import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { useState } from "react";
import { readLinkToken } from "./link-token.ts";

interface PressToFollowProps {
  title: string;
  description: string;
  /** Label of the button. */
  action: string;
  /** Carries out the action of the link. */
  follow: (token: string) => Promise<Followed>;
  /** Link to the next page; one that the answer names has precedence. */
  next: { readonly href: string; readonly label: string };
}

interface Followed {
  /** The server's. */
  readonly message: string;
  readonly href?: string;
}

/** Page of a link in a mail, followed by a press: programs that open links change nothing. */
export function PressToFollow({ title, description, action, follow, next }: PressToFollowProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<Followed | null>(null);
  const press = useAction(async () => setDone(await follow(readLinkToken(location.hash))));
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageHead title={title} description={description} indexed={false} />
      <PageTitle>{title}</PageTitle>
      {press.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {press.refusal}
        </Alert>
      )}
      {done === null ? (
        <Button
          variant="primary"
          width="full"
          isPending={press.pending}
          pendingLabel={t`Confirmation en cours`}
          onClick={() => void press.run()}
        >
          {action}
        </Button>
      ) : (
        <>
          <p role="status" className="text-body-lg">
            {done.message}
          </p>
          <ButtonLink variant="primary" href={done.href ?? next.href} className="self-start">
            {next.label}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
