/** An element of an XML text. */
export interface Element {
  readonly attributes: string;
  /** Text between its tags; empty for one that has no end. */
  readonly content: string;
  /** Offset of the element's first character in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Elements of a name, with or without a prefix; none of them holds another of its name. Those that are never closed are left
 * out. Linear in the length of the text, for any text.
 */
export function* elementsOf(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`, "g");
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, "g");
  let mayClose = true;
  for (let tag = opening.exec(xml); tag !== null; tag = opening.exec(xml)) {
    const bracket = xml.indexOf(">", opening.lastIndex);
    if (bracket === -1) return;
    const isWhole = xml[bracket - 1] === "/";
    const attributes = xml.slice(opening.lastIndex, isWhole ? bracket - 1 : bracket);
    let end = bracket + 1;
    let content = "";
    if (!isWhole && mayClose) {
      closing.lastIndex = end;
      const close = closing.exec(xml);
      // What follows has no closing tag either: it is not looked for again.
      mayClose = close !== null;
      if (close !== null) {
        content = xml.slice(end, close.index);
        end = closing.lastIndex;
      }
    }
    if (isWhole || end > bracket + 1) {
      yield { attributes, content, start: tag.index, end };
    }
    opening.lastIndex = end;
  }
}

/** A text without the elements of a name. */
export function withoutElements(xml: string, name: string): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of elementsOf(xml, name)) {
    kept += xml.slice(from, start);
    from = end;
  }
  return kept + xml.slice(from);
}
