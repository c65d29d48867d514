import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { useLeaveGuard } from "@parution/app/leave/use-leave-guard.tsx";
import { keepRoomAtFoot } from "@parution/app/page/room-at-foot.ts";
import type { CallAnswer } from "@parution/contract/call";
import type { readSiteContents as call } from "@parution/contract/contents";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import type { ComponentProps, ReactNode } from "react";
import { ContentRefusal } from "./discard.tsx";

export type SiteContents = CallAnswer<typeof call>;

interface SiteFormProps {
  form: ComponentProps<typeof Form>["form"] &
    ComponentProps<typeof ContentRefusal>["form"] & { readonly pending: boolean };
  /** True once what the form shows was published. */
  isPublished: boolean;
  onReload: () => Promise<void>;
  children: ReactNode;
}

/** Frame of a part's form: fields, refusal, and the button that publishes it. */
export function SiteForm({ form, isPublished, onReload, children }: SiteFormProps) {
  const { t } = useLingui();
  const question = useLeaveGuard(form.formState.isDirty);
  return (
    <Form form={form} className="flex max-w-3xl min-w-0 flex-col gap-6 pt-4">
      {children}
      <ContentRefusal form={form} onReload={onReload} />
      {isPublished && !form.formState.isDirty && (
        <Alert tone="success" labels={{ tone: t`Succès` }}>
          {t`C’est en ligne.`}
        </Alert>
      )}
      <div ref={keepRoomAtFoot} className="sticky bottom-0 z-10 border-line border-t bg-page py-3">
        <Button
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Publication en cours`}
        >
          {t`Publier`}
        </Button>
      </div>
      {question}
    </Form>
  );
}
