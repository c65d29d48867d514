import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import type { readFactors } from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { Suspense } from "react";
import { Part } from "./part.tsx";
import type { Removable } from "./remove-factor.tsx";

// Most visits read: forms are loaded with their first press.
const AddAuthenticator = lazyComponent(() =>
  import("@parution/app/factors/add-authenticator.tsx").then((module) => module.AddAuthenticator),
);
const AddPasskey = lazyComponent(() =>
  import("@parution/app/factors/add-passkey.tsx").then((module) => module.AddPasskey),
);
const RemoveFactor = lazyComponent(() =>
  import("./remove-factor.tsx").then((module) => module.RemoveFactor),
);

/** Form that is open: a change of the account, or the removal of a factor. */
export type Task = "address" | "password" | "authenticator" | "passkey" | "closing" | Removable;

/** Props of some parts of the page. */
export interface PartsProps {
  factors: LazyAnswer<typeof readFactors>;
  /** Form that is open; null for none. */
  task: Task | null;
  onTask: (task: Task | null) => void;
}

interface SecondFactorsProps extends PartsProps {
  /** Called with recovery codes, where there are new ones. */
  onDone: (codes: readonly string[]) => void;
}

/** Authenticator app and passkeys, and the recovery codes of an account that has one of them. */
export function SecondFactors({ factors, task, onTask, onDone }: SecondFactorsProps) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const language = useLanguage();
  // Their forms have texts of their own.
  const withTexts = (load: () => Promise<unknown>) => () =>
    Promise.all([load(), messagesOf(language, "@parution/app/factors")]);
  const { authenticatorSince: since, passkeys } = factors;
  const form = { isFresh: factors.isPasswordFresh, onDone, onCancel: () => onTask(null) };
  return (
    <>
      <Part
        title={t`Application d’authentification`}
        state={
          since === null ? t`Aucune` : t`Utilisée depuis le ${isolated(formatInstant(since, zone))}`
        }
        action={since === null ? t`Configurer` : t`Retirer l’application`}
        load={since === null ? withTexts(AddAuthenticator.load) : RemoveFactor.load}
        onAction={() => onTask(since === null ? "authenticator" : { authenticator: true })}
        isOpen={task === "authenticator"}
      >
        <AddAuthenticator {...form} />
      </Part>
      <Part
        title={t`Clés d’accès`}
        state={
          passkeys.length === 0 ? t`Aucune clé` : <Passkeys passkeys={passkeys} onRemove={onTask} />
        }
        action={t`Ajouter une clé d’accès`}
        load={withTexts(AddPasskey.load)}
        onAction={() => onTask("passkey")}
        isOpen={task === "passkey"}
      >
        <AddPasskey {...form} />
      </Part>
      {(since !== null || passkeys.length > 0) && (
        <Part
          title={t`Codes de secours`}
          state={t`Codes restants : ${factors.recoveryCodesLeft}`}
          action={t`Remplacer les codes`}
          load={RemoveFactor.load}
          onAction={() => onTask({ codes: true })}
        />
      )}
      {typeof task === "object" && task !== null && (
        <Suspense>
          <RemoveFactor
            what={task}
            hasPasskey={passkeys.length > 0}
            onDone={onDone}
            onClose={() => onTask(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface PasskeysProps {
  passkeys: LazyAnswer<typeof readFactors>["passkeys"];
  onRemove: (passkey: Removable) => void;
}

function Passkeys({ passkeys, onRemove }: PasskeysProps) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  return (
    <ul className="flex flex-col divide-y divide-line self-stretch">
      {passkeys.map(({ id, name, addedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="flex min-w-0 flex-col">
            <span className="font-semibold text-fg">
              <bdi>{name}</bdi>
            </span>
            <span className="text-body-sm">
              {t`Ajoutée le ${isolated(formatInstant(addedAt, zone))}`}
            </span>
          </span>
          <Button size="sm" onClick={() => onRemove({ passkey: id, name })}>
            {t`Retirer la clé ${isolated(name)}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
