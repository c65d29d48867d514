import { fittingTemplates, type WrittenNotice } from "@parution/rules/notices";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useOrder } from "../components/order-context.ts";
import type { OrderValues } from "../model/order-values.ts";
import type { TextShape } from "../model/text-shape.ts";
import { textsOf } from "./ad-text.ts";
import { nextNotice } from "./kept-notice.ts";
import { NoticeDialog } from "./notice-dialog.tsx";
import { useAdText } from "./use-ad-text.ts";
import { keepNotice, useKeptNotice } from "./use-kept-notice.ts";
import { useNoticeMessages } from "./use-notice-messages.ts";

interface NoticeTemplatesProps {
  shape: TextShape;
  /** Whether what the ad says now is from the notice that was written last: otherwise another one begins. */
  goesOn: boolean;
  onClose: () => void;
}

/** Writes the ad's text from a legal notice's template. */
export function NoticeTemplates({ shape, goesOn, onClose }: NoticeTemplatesProps) {
  useNoticeMessages();
  const { account, offer } = useOrder();
  const userId = account.user.id;
  const kept = useKeptNotice(userId);
  const text = useAdText(shape);
  const write = useWrite(shape);
  const fitting = fittingTemplates(offer.heading?.slug ?? "");
  const [anew, setAnew] = useState(!goesOn);
  const notice =
    anew || kept === null ? nextNotice(kept, offer.support?.language ?? "fr", fitting) : kept;
  return (
    <NoticeDialog
      notice={notice}
      onChange={(changed) => {
        keepNotice(userId, changed);
        setAnew(false);
      }}
      text={text}
      shape={shape}
      fitting={fitting.kinds}
      onWrite={(written) => {
        write(written);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function useWrite(shape: TextShape): (notice: WrittenNotice) => void {
  const { getValues, setValue } = useFormContext<OrderValues>();
  const { rememberTexts } = useOrder().choosing;
  return (notice) => {
    rememberTexts();
    const texts = { ...getValues("texts"), ...textsOf(notice, shape) };
    setValue("texts.text", texts.text, { shouldDirty: true });
    setValue("texts.title", texts.title, { shouldDirty: true });
    setValue("texts.body", texts.body, { shouldDirty: true });
    setValue("texts.footer", texts.footer, { shouldDirty: true });
  };
}
