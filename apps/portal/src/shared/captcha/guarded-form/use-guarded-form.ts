import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { useCaptcha } from "../use-captcha.ts";
import type { Faults } from "./form-rules.ts";
import { fieldsOf, type Outcome, untried, useOutcomeTexts } from "./outcome.ts";
import { useFocusOnFault } from "./use-focus-on-fault.ts";

interface GuardedFormOptions<Field extends string, Values> {
  readonly read: (form: FormData) => Values;
  /** What is wrong with the values, before anything is sent. */
  readonly check: (values: Values) => Faults<Field>;
  /**
   * Sends the values; answers the server's words.
   * @throws ApiError when it refuses
   */
  readonly send: (values: Values, captcha: string | null) => Promise<string>;
  /** Whether the challenge stands there from the first, or only once the server asks for it. */
  readonly challenge: "always" | "onDemand";
}

/** A form for anybody: native fields, a challenge against programs, emptied once it has arrived. */
export function useGuardedForm<Field extends string, Values>(
  options: GuardedFormOptions<Field, Values>,
) {
  const { read, check } = options;
  const form = useRef<HTMLFormElement>(null);
  const focusFault = useFocusOnFault(form);
  const delivery = useDelivery(options, form, focusFault);
  const { outcome, setOutcome, pending, captcha, asksCaptcha } = delivery;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const values = read(new FormData(event.currentTarget));
    const faults = check(values);
    const lacksCaptcha = asksCaptcha && captcha.payload === null;
    if (faults.size === 0 && !lacksCaptcha) return void delivery.deliver(values);
    setOutcome({ ...untried, faults, lacksCaptcha });
    focusFault();
  }

  /** Once it was sent in vain, faults are told while they are mended. */
  function recheck(): void {
    const { faults, refusal } = outcome;
    if (form.current === null || (faults.size === 0 && refusal === null)) return;
    const left = faults.size === 0 ? faults : check(read(new FormData(form.current)));
    setOutcome({ ...outcome, faults: left, refusal: null });
  }

  return {
    form,
    submit,
    recheck,
    pending,
    /** Null while none is asked for. */
    captcha: asksCaptcha ? captcha : null,
    sent: outcome.sent,
    ...useOutcomeTexts(outcome, captcha),
  };
}

/** The sending of a form, and how it ended last. */
function useDelivery<Field extends string, Values>(
  { send, challenge }: GuardedFormOptions<Field, Values>,
  form: RefObject<HTMLFormElement | null>,
  onRefused: () => void,
) {
  const captcha = useCaptcha();
  const [asksCaptcha, setAsksCaptcha] = useState(challenge === "always");
  const [outcome, setOutcome] = useState<Outcome<Field>>(untried);
  const [pending, setPending] = useState(false);

  async function deliver(values: Values): Promise<void> {
    setPending(true);
    try {
      const sent = await send(values, captcha.payload);
      form.current?.reset();
      setOutcome({ ...untried, sent });
      captcha.reset(); // Each answer counts once.
    } catch (refusal) {
      setOutcome({ ...untried, refusal });
      onRefused();
      // Nobody is asked to tick the box again.
      if (asksCaptcha) captcha.start();
      if (fieldsOf(refusal).captcha) setAsksCaptcha(true);
    } finally {
      setPending(false);
    }
  }

  return { outcome, setOutcome, pending, captcha, asksCaptcha, deliver };
}
