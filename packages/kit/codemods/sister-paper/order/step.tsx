import { type ReactNode, useId } from "react";
import type { Fault, Texts } from "../texts/texts.ts";
import type { Formats } from "./formats.ts";
import type { Order } from "./use-order.ts";

/** Props of each step of the form. */
export interface StepProps {
  texts: Texts;
  order: Order;
  formats: Formats;
  /** The words of the first of these faults that is there. */
  errorOf: (...faults: Fault[]) => string | undefined;
}

/** One question, numbered. */
export function Step({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="step">
      <h2 id={id} className="step-title">
        <span aria-hidden="true" className="step-number">
          {number}
        </span>
        {title}
      </h2>
      <div className="step-body">{children}</div>
    </section>
  );
}
