import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { useState } from "react";
import { LinkOver, linkOverMessage } from "./link-over.tsx";
import { readLinkToken } from "./link-token.ts";

interface PressToFollowProps {
  title: string;
  /** Sentence about what the press does. */
  description: string;
  /** Label of the button. */
  action: string;
  /** Carries out the action of the link. */
  follow: (token: string) => Promise<Followed>;
  /** Link to the next page; one that the answer names has precedence. */
  next: { readonly href: string; readonly label: string };
  /** Link to the page that helps where this one is over. */
  instead: { readonly href: string; readonly label: string };
}

interface Followed {
  /** The server's. */
  readonly message: string;
  readonly href?: string;
}

/** Page of a link in a mail, followed by a press: programs that open links change nothing. */
export function PressToFollow({
  title,
  description,
  action,
  follow,
  ...links
}: PressToFollowProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<Followed | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const press = useAction(async () => {
    try {
      setDone(await follow(readLinkToken(location.hash)));
    } catch (error) {
      const message = linkOverMessage(error);
      if (message === null) throw error;
      setOver(message);
    }
  });
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageHead title={title} description={description} indexed={false} />
      <PageTitle>{title}</PageTitle>
      {press.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {press.refusal}
        </Alert>
      )}
      {over !== null && <LinkOver message={over} instead={links.instead} />}
      {done === null && over === null && (
        <div className="flex flex-col gap-5">
          <p className="text-body-lg">{description}</p>
          <Button
            variant="primary"
            width="full"
            isPending={press.pending}
            pendingLabel={t`Confirmation en cours`}
            onClick={() => void press.run()}
          >
            {action}
          </Button>
        </div>
      )}
      {done !== null && (
        <>
          <p role="status" className="text-body-lg">
            {done.message}
          </p>
          <ButtonLink variant="primary" href={done.href ?? links.next.href} className="self-start">
            {links.next.label}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
