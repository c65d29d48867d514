import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { use, useEffect, useRef, useState } from "react";
import { saveFile } from "../files/save-file.ts";
import { messagesOf } from "../i18n/messages.ts";
import { useLanguage } from "../links/links.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, shown this once, to be copied or downloaded; focused, since they may stand beyond the screen. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const { t } = useLingui();
  const [copied, setCopied] = useState<"done" | "refused" | null>(null);
  const text = codes.join("\n");
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      // The clipboard is absent on a page without TLS.
      await navigator.clipboard.writeText(text);
      setCopied("done");
    } catch {
      setCopied("refused");
    }
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t`Vos codes de secours`}
      className="flex flex-col gap-4 rounded-card border border-line p-5 outline-none"
    >
      <h2 className="font-headline text-heading text-title-sm">{t`Vos codes de secours`}</h2>
      <p role="status">{t`Gardez-les en lieu sûr : ils ne seront plus affichés.`}</p>
      <ul className="flex flex-col gap-1 text-body-sm">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      {copied === "done" && <p role="status">{t`Codes copiés.`}</p>}
      {copied === "refused" && (
        <Alert tone="warning" labels={{ tone: t`Attention` }}>
          {t`Le navigateur refuse la copie. Téléchargez les codes, ou notez-les.`}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t`Copier`}</Button>
        <Button
          onClick={() => saveFile(new File([text], "codes-parution.txt", { type: "text/plain" }))}
        >
          {t`Télécharger`}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t`Je les ai gardés`}
        </Button>
      </div>
    </section>
  );
}
