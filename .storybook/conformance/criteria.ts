import type { Proof } from "./proofs.ts";

/** Levels of the format. «Not evaluated» is for level AAA alone, which is not reported. */
export type Adherence = "supports" | "partially-supports" | "not-applicable";

/** A success criterion of WCAG 2.2, and what is known of it. */
export interface Criterion {
  readonly num: string;
  readonly title: string;
  readonly level: Adherence;
  readonly remark: string;
  readonly proofs: readonly Proof[];
}

const proven =
  (level: Adherence) =>
  (num: string, title: string, remark: string, ...proofs: readonly Proof[]): Criterion => ({
    num,
    title,
    level,
    remark,
    proofs,
  });

export const supports = proven("supports");
export const partly = proven("partially-supports");
export const media = (num: string, title: string) =>
  proven("not-applicable")(num, title, "No component plays sound or video.");
/** A criterion that pages fulfil or break, and no component alone. */
export const ofPages = (num: string, title: string) =>
  proven("not-applicable")(num, title, "Decided by the pages that a newspaper makes of the kit.");
export const absent = (num: string, title: string, remark: string) =>
  proven("not-applicable")(num, title, remark);
