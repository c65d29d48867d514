/** A part of an answer that is kept under a name of its own, so that a page's document holds no more than it shows. */
export interface AnswerPart<Whole, Part> {
  /** Unlike that of any call: SWR knows the part by it. */
  readonly name: string;
  of(whole: Whole): Part;
}
