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
import { nextNotice } from "./kept-notice.ts";
import { keepNotice, useKeptNotice, useStems } from "./use-kept-notice.ts";

const NoticeDialog = lazy(() =>
  import("./notice-dialog.tsx").then((module) => ({ default: module.NoticeDialog })),
);
const TextHints = lazy(() =>
  import("./text-hints.tsx").then((module) => ({ default: module.TextHints })),
);

interface NoticeProps {
  shape: TextShape;
}

/** Starts the ad's text from a legal notice's template. */
export function NoticeTemplates(props: NoticeProps) {
  useTexts();
  return <TemplateButton {...props} />;
}

/** Says what a text from a template leaves out or contradicts. */
export function NoticeMentions(props: NoticeProps) {
  useTexts();
  const text = useAdText(props.shape);
  const notice = useKeptNotice(useOrder().account.user.id);
  const stems = useStems(notice?.written ?? null, text);
  if (!stems || notice === null || notice.kind === null) return null;
  return <TextHints notice={notice} kind={notice.kind} text={text} />;
}

function TemplateButton({ shape }: NoticeProps) {
  const { t } = useLingui();
  const { account, offer } = useOrder();
  const text = useAdText(shape);
  const kept = useKeptNotice(account.user.id);
  const stems = useStems(kept?.written ?? null, text);
  const write = useWrite(shape);
  const [open, setOpen] = useState(false);

  function begin(): void {
    if (!stems) keepNotice(account.user.id, nextNotice(kept, offer.support?.language ?? "fr"));
    setOpen(true);
  }

  return (
    <div>
      <Button onClick={begin}>
        <FileIcon />
        {stems ? t`Modifier le modèle` : t`Partir d’un modèle`}
      </Button>
      {open && kept && (
        <Suspense>
          <NoticeDialog
            notice={kept}
            onChange={(notice) => keepNotice(account.user.id, notice)}
            text={text}
            shape={shape}
            onWrite={(written) => {
              write(written);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The texts of this part, which come with it. */
function useTexts(): void {
  use(messagesOf(useLanguage(), "order-form/templates"));
}

function useAdText(shape: TextShape): string {
  const { control } = useFormContext<OrderValues>();
  return wholeText(useWatch({ control, name: "texts" }), shape);
}

function useWrite(shape: TextShape): (notice: WrittenNotice) => void {
  const { getValues, setValue } = useFormContext<OrderValues>();
  return (notice) => {
    const texts = { ...getValues("texts"), ...textsOf(notice, shape) };
    setValue("texts.text", texts.text, { shouldDirty: true });
    setValue("texts.title", texts.title, { shouldDirty: true });
    setValue("texts.body", texts.body, { shouldDirty: true });
    setValue("texts.footer", texts.footer, { shouldDirty: true });
  };
}
