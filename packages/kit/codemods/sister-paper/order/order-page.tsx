import { ErrorSummary } from "@parution/kit/error-summary";
import { PageHeader } from "@parution/kit/page-layout";
import { useMemo, useState } from "react";
import { issuesFrom } from "../rules/issues.ts";
import type { Fault, Texts } from "../texts/texts.ts";
import { Confirmation } from "./confirmation.tsx";
import { formatsOf } from "./formats.ts";
import { OrderFields } from "./order-fields.tsx";
import { OrderPreview } from "./order-preview.tsx";
import { Slip } from "./slip.tsx";
import { useOrder } from "./use-order.ts";

/** Ids of the fields in which each fault is put right. */
const fieldOf: Record<Fault, string> = {
  rubric: "rubric",
  text: "text",
  tooLong: "text",
  phone: "phone",
  dates: "dates",
};

interface OrderPageProps {
  texts: Texts;
  now: number;
}

/** Orders one classified ad: written on one side, seen and priced on the other. */
export function OrderPage({ texts, now }: OrderPageProps) {
  const order = useOrder();
  const [submission, setSubmission] = useState(0);
  const [stage, setStage] = useState<"writing" | "confirming" | "done">("writing");
  const issues = useMemo(() => issuesFrom(now), [now]);
  const shared = { texts, order, formats: formatsOf(texts) };
  const faults = submission > 0 ? order.faults : [];
  const write = () => setStage("writing");

  function submit() {
    setSubmission(submission + 1);
    if (order.faults.length === 0) setStage("confirming");
  }

  return (
    <div className="order">
      <PageHeader title={texts.page.title} lead={texts.page.lead} />
      <ErrorSummary
        title={texts.faults.title(faults.length)}
        errors={faults.map((fault) => ({ field: fieldOf[fault], message: texts.faults[fault] }))}
        submission={submission}
      />
      {stage === "done" && <Slip {...shared} onDismiss={write} />}
      <div className="order-columns">
        <OrderFields {...shared} issues={issues} faults={faults} />
        <OrderPreview {...shared} onOrder={submit} />
      </div>
      <Confirmation
        {...shared}
        open={stage === "confirming"}
        onClose={write}
        onConfirm={() => setStage("done")}
      />
    </div>
  );
}
