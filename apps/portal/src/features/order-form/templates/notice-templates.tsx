import { useLazy } from "@parution/app/lazy/lazy.tsx";
import {
  fittingTemplates,
  type NoticeLanguage,
  optionsOf,
  valuesOfOptions,
  type WrittenNotice,
} from "@parution/rules/notices";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useOrder } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import type { TextShape } from "../text/text-shape.ts";
import { textsOf, useAdText } from "./ad-text.ts";
import { type KeptNotice, keepNotice, nextNotice, useKeptNotice } from "./kept-notice.ts";
import { NoticeDialog, useNoticeForm } from "./notice-dialog.tsx";
import { noticeLanguages, useNoticeMessages } from "./notice-languages.ts";

interface NoticeTemplatesProps {
  shape: TextShape;
  /** True where the ad's text is from the last notice, which is then continued. */
  goesOn: boolean;
  onClose: () => void;
}

/** Writes the ad's text from a template, and answers the heading's questions that it answers. */
export function NoticeTemplates({ shape, goesOn, onClose }: NoticeTemplatesProps) {
  useNoticeMessages();
  const { account, offer } = useOrder();
  const userId = account.user.id;
  const kept = useKeptNotice(userId);
  const text = useAdText(shape);
  const write = useWrite(shape);
  const withOptions = useOptionsInto();
  const fitting = fittingTemplates(offer.heading?.slug ?? "", offer.subheading?.label);
  const [initial] = useState(() =>
    withOptions(
      goesOn && kept !== null ? kept : nextNotice(kept, offer.support?.language ?? "fr", fitting),
    ),
  );
  const form = useNoticeForm(initial, (notice, written) => {
    keepNotice(userId, notice);
    write(notice, written);
    onClose();
  });
  const { subscribe, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => keepNotice(userId, getValues()),
      }),
    [subscribe, getValues, userId],
  );
  return (
    <NoticeDialog
      form={form}
      onChoose={(kind) => form.setValues(withOptions({ ...getValues(), kind }))}
      text={text}
      shape={shape}
      wordBreak={offer.wordBreak}
      fitting={fitting.kinds}
      onClose={onClose}
    />
  );
}

function useAllLanguages(): readonly NoticeLanguage[] {
  return Object.values(useLazy(noticeLanguages));
}

/** Copies the answers to the heading's questions into a notice, so that they are asked once. */
function useOptionsInto(): (notice: KeptNotice) => KeptNotice {
  const languages = useAllLanguages();
  const questions = useOrder().offer.heading?.options ?? [];
  const { getValues } = useFormContext<OrderValues>();
  return (notice) => {
    if (notice.kind === null) return notice;
    const chosen = valuesOfOptions(notice.kind, questions, getValues("options"), languages);
    return { ...notice, values: { ...notice.values, ...chosen } };
  };
}

function useWrite(shape: TextShape): (notice: KeptNotice, written: WrittenNotice) => void {
  const languages = useAllLanguages();
  const { getValues, setValue } = useFormContext<OrderValues>();
  const { offer, choosing } = useOrder();
  return ({ kind, values }, written) => {
    choosing.rememberTexts();
    const texts = { ...getValues("texts"), ...textsOf(written, shape) };
    setValue("texts.text", texts.text, { shouldDirty: true });
    setValue("texts.title", texts.title, { shouldDirty: true });
    setValue("texts.body", texts.body, { shouldDirty: true });
    setValue("texts.footer", texts.footer, { shouldDirty: true });
    if (kind === null) return;
    const chosen = getValues("options");
    const answers = optionsOf(kind, values, offer.heading?.options ?? [], languages);
    if (answers.every((answer) => answer === null)) return;
    choosing.follow({ options: answers.map((answer, at) => answer ?? chosen[at] ?? null) });
  };
}
