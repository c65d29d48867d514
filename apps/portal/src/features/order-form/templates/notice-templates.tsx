import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { FileIcon } from "@parution/kit/icon";
import type { WrittenNotice } from "@parution/rules/notices";
import { lazy, Suspense, use, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { messagesOf } from "../../../shared/i18n/catalogs.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { useOrder } from "../components/order-context.ts";
import type { OrderValues } from "../model/order-values.ts";
import type { TextShape } from "../model/text-shape.ts";
import { textsOf, wholeText } from "./ad-text.ts";
import { useKeptNotice } from "./use-kept-notice.ts";
import { useStems } from "./use-stems.ts";

const NoticeDialog = lazy(() =>
  import("./notice-dialog.tsx").then((module) => ({ default: module.NoticeDialog })),
);
const TextHints = lazy(() =>
  import("./text-hints.tsx").then((module) => ({ default: module.TextHints })),
);

export interface NoticeTemplatesProps {
  /** The ad's text fields, which the notice is written into. */
  shape: TextShape;
}

/** Starts the ad's text from a legal notice's template, and says what the text still leaves out. */
export function NoticeTemplates(props: NoticeTemplatesProps) {
  use(messagesOf(useLanguage(), "order-form/templates"));
  return <Templates {...props} />;
}

function Templates({ shape }: NoticeTemplatesProps) {
  const { t } = useLingui();
  const { account, offer } = useOrder();
  const { control, setValue } = useFormContext<OrderValues>();
  const text = wholeText(useWatch({ control, name: "texts" }), shape);
  const [notice, setNotice] = useKeptNotice(account.user.id, offer.support?.language ?? "fr");
  const [stems, setStems] = useStems(notice.written, text);
  const [open, setOpen] = useState(false);

  function write(written: WrittenNotice): void {
    for (const [name, value] of Object.entries(textsOf(written, shape))) {
      if (isText(name)) setValue(`texts.${name}`, value, { shouldDirty: true });
    }
    setStems(true);
    setOpen(false);
  }

  return (
    <div className="grid gap-4">
      <div>
        <Button onClick={() => setOpen(true)}>
          <FileIcon />
          {stems ? t`Modifier le modèle` : t`Partir d’un modèle`}
        </Button>
      </div>
      <Suspense>
        {stems && notice.kind && <TextHints notice={notice} kind={notice.kind} text={text} />}
        {open && (
          <NoticeDialog
            notice={notice}
            onChange={setNotice}
            text={text}
            shape={shape}
            onWrite={write}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

const isText = (name: string): name is keyof OrderValues["texts"] =>
  name === "text" || name === "title" || name === "body" || name === "footer";
