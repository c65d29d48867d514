import { ApiError } from "@parution/contract/errors";
import type { Fault, Faults } from "@parution/rules/profile";
import { useEffect, useRef, useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { differs } from "../../../shared/leave/differs.ts";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import { useFaultText } from "./use-fault-text.ts";

/** What the service said of fields, by their names. */
type Refusals = Readonly<Record<string, string | undefined>>;

interface DetailsForm<Values> {
  readonly start: Values;
  readonly faultsOf: (values: Values) => Faults<Values>;
  readonly save: (values: Values) => Promise<Saved<Values>>;
}

/** What came of it: the service's words, and the values as it keeps them. */
interface Saved<Values> {
  readonly text: string;
  readonly values: Values;
}

/** A form of the profile: what it holds, what is wrong with it once it was sent, and what came of it. */
export function useDetailsForm<Values extends object>(details: DetailsForm<Values>) {
  const { start, faultsOf, save } = details;
  const errorText = useErrorText();
  const faultText = useFaultText();
  const [values, setValues] = useState(start);
  const [saved, setSaved] = useState(start);
  const [refused, setRefused] = useState<Refusals>({});
  const [asked, setAsked] = useState(0);
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useFocusOnFault(asked);

  const faults = asked > 0 ? faultsOf(values) : null;
  const errorOf = (name: keyof Values & string): string | undefined => {
    const fault: Fault | undefined = faults?.[name];
    return fault === undefined ? refused[name] : faultText(name, fault);
  };

  function change(next: Partial<Values>): void {
    setValues((before) => ({ ...before, ...next }));
    setRefused((before) => without(before, Object.keys(next)));
    setNotice(null);
  }

  async function submit(): Promise<void> {
    setNotice(null);
    if (pending) return;
    if (Object.keys(faultsOf(values)).length > 0) return setAsked(asked + 1);
    setRefused({});
    setPending(true);
    try {
      const { text, values: kept } = await save(values);
      setValues(kept);
      setSaved(kept);
      setAsked(0);
      setNotice({ tone: "success", text });
    } catch (error) {
      setRefused(refusalsOf(error));
      setNotice({ tone: "danger", text: errorText(error) });
      setAsked(asked + 1);
    }
    setPending(false);
  }

  const dismiss = () => setNotice(null);
  const isChanged = differs(values, saved);
  return { form, values, change, errorOf, submit, pending, notice, dismiss, isChanged };
}

/** A control at fault; of a date, its first part. */
const FAULTY = ":is(input, select, [role=spinbutton])[aria-invalid=true]";

/** The first field at fault takes the focus each time the form was sent in vain. */
function useFocusOnFault(asked: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    const field = form.current?.querySelector(FAULTY);
    if (field instanceof HTMLElement) field.focus();
  }, [asked]);
  return form;
}

function refusalsOf(error: unknown): Refusals {
  const fields = error instanceof ApiError ? error.fields : {};
  return Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first]));
}

function without(refusals: Refusals, names: readonly string[]): Refusals {
  return Object.fromEntries(Object.entries(refusals).filter(([name]) => !names.includes(name)));
}
