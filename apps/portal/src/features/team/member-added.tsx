import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { CheckIcon, CopyIcon } from "@parution/kit/icon";
import { KeyValueList } from "@parution/kit/key-value-list";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { Switch } from "@parution/kit/switch";
import { useState } from "react";
import { useSwitchMember } from "./use-switch-member.ts";
import { useTeam } from "./use-team.ts";

interface MemberAddedProps {
  userId: number;
  email: string;
  password: string;
  onClose: () => void;
}

/** Password of a member that was just added, to be handed over: it cannot be read again. */
export function MemberAdded({ userId, email, password, onClose }: MemberAddedProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      decision
      size="sm"
      onClose={onClose}
      title={t`Le membre est ajouté`}
      description={t`Transmettez-lui ce mot de passe : il ne sera plus affiché. Il en choisira un autre à sa première connexion.`}
      footer={
        <Button variant="primary" width="full" onClick={onClose}>
          {t`Terminer`}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <KeyValueList
          items={[
            { id: "email", label: t`Adresse e-mail`, value: <bdi>{email}</bdi> },
            {
              id: "password",
              label: t`Mot de passe`,
              value: (
                <code dir="ltr" className="font-semibold text-lead tracking-widest select-all">
                  {password}
                </code>
              ),
            },
          ]}
        />
        <CopyButton text={password} label={t`Copier le mot de passe`} />
        <Activation userId={userId} />
      </div>
    </Dialog>
  );
}

/** A member begins deactivated: this switch activates it. */
function Activation({ userId }: { userId: number }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data: team = [] } = useTeam();
  const { switchMember, withPending } = useSwitchMember();
  const [failure, setFailure] = useState<string | null>(null);
  const member = withPending(team).find((known) => known.userId === userId);
  if (member === undefined) return null;

  async function turn(): Promise<void> {
    if (member === undefined) return;
    setFailure(null);
    try {
      await switchMember(member);
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <>
      <Switch
        label={t`Compte actif`}
        placement="end"
        checked={member.status === "active"}
        onChange={() => void turn()}
      />
      {failure && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {failure}
        </Alert>
      )}
    </>
  );
}

/** Copies a text to the clipboard, and shows the result. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const messages = { copied: t`Copié`, refused: t`La copie a échoué : sélectionnez le texte.` };

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("refused"); // The browser may forbid it; the text can still be selected.
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button data-dialog-focus onClick={() => void copy()}>
        {outcome === "copied" ? <CheckIcon /> : <CopyIcon />}
        {label}
      </Button>
      {outcome && <span className="text-body-sm text-fg-muted">{messages[outcome]}</span>}
      <PoliteAnnouncement text={outcome ? messages[outcome] : ""} />
    </span>
  );
}
