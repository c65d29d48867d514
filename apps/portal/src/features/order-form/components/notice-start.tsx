import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { FileIcon } from "@parution/kit/icon";
import { lazy, Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OrderValues } from "../model/order-values.ts";
import type { TextShape } from "../model/text-shape.ts";
import { wholeText } from "../templates/ad-text.ts";
import { useStemsFromNotice } from "../templates/notice-store.ts";
import { useOrder } from "./order-context.ts";

// Many ads are no legal notice: the templates' code and their texts come when they are asked for.
const NoticeTemplates = lazy(() =>
  import("../templates/notice-templates.tsx").then((module) => ({
    default: module.NoticeTemplates,
  })),
);
const NoticeMentions = lazy(() =>
  import("../templates/notice-mentions.tsx").then((module) => ({
    default: module.NoticeMentions,
  })),
);

interface NoticeProps {
  /** The ad's text fields, which a notice is written into. */
  shape: TextShape;
}

/** Starts the ad's text from a legal notice's template, or goes back to the one that wrote it. */
export function NoticeStart({ shape }: NoticeProps) {
  const { t } = useLingui();
  const { text, stems } = useNoticeText(shape);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <FileIcon />
        {stems ? t`Modifier le modèle` : t`Partir d’un modèle`}
      </Button>
      {open && (
        <Suspense>
          <NoticeTemplates {...{ shape, text }} goesOn={stems} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** What a text from a template leaves out or contradicts. */
export function NoticeCheck({ shape }: NoticeProps) {
  const { text, stems } = useNoticeText(shape);
  if (!stems) return null;
  return (
    <Suspense>
      <NoticeMentions text={text} />
    </Suspense>
  );
}

function useNoticeText(shape: TextShape): { text: string; stems: boolean } {
  const { control } = useFormContext<OrderValues>();
  const text = wholeText(useWatch({ control, name: "texts" }), shape);
  return { text, stems: useStemsFromNotice(useOrder().account.user.id, text) };
}
