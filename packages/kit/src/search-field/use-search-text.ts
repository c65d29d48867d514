import { useEffect, useRef, useState } from "react";
import type { TimerClock } from "../alert/pausable-timer.ts";
import { type Debounced, debounce } from "./debounce.ts";

export interface SearchHolding {
  query: string;
  onSearch: (query: string) => void;
  /** Milliseconds of rest after which typing searches by itself; undefined for never. */
  searchAfter: number | undefined;
  clock: TimerClock;
}

export interface SearchText {
  /** The text in the field: the reader's, or the query in force. */
  text: string;
  /** The text has changed. */
  type: (text: string) => void;
  /** Searches for the text now. */
  submit: () => void;
}

/** The text of a search and the moment at which it becomes the query in force. */
export function useSearchText({ query, onSearch, searchAfter, clock }: SearchHolding): SearchText {
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  const [searched, setSearched] = useState(query);
  const waiting = useRef<Debounced>(undefined);

  if (query !== seen) {
    setSeen(query);
    // A query that was not searched for here came by a link or the browser's way back. One that was
    // must not write over what has been typed since.
    if (query !== searched) {
      setSearched(query);
      setText(query);
    }
  }

  useEffect(() => () => waiting.current?.cancel(), []);

  function search(next: string): void {
    waiting.current?.cancel();
    setSearched(next);
    onSearch(next);
  }

  function type(next: string): void {
    setText(next);
    waiting.current?.cancel();
    if (next === "") {
      search(next);
    } else if (searchAfter !== undefined) {
      waiting.current = debounce(searchAfter, clock);
      waiting.current.ask(() => search(next));
    }
  }

  return { text, type, submit: () => search(text) };
}
