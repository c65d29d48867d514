import { useEffect, useRef, useState } from "react";
import type { RootProps } from "../root-props.ts";

export interface PoliteAnnouncementProps extends Pick<RootProps<"span">, "id" | "ref"> {
  /** The sentence as it stands now. It is read once it has stopped changing. */
  text: string;
  /** Quiet time before reading, in milliseconds; 700 by default. */
  delay?: number;
}

/**
 * Announces to screen readers a value that changes often, such as a total that follows typing:
 * only the value at rest is read, and never the one that was there on arrival.
 */
export function PoliteAnnouncement({ text, delay = 700, ...root }: PoliteAnnouncementProps) {
  return (
    <span {...root} className="sr-only" role="status">
      {useSettledText(text, delay)}
    </span>
  );
}

function useSettledText(text: string, delay: number): string {
  const [settled, setSettled] = useState("");
  const lastRead = useRef(text);

  useEffect(() => {
    if (text === lastRead.current) return;
    const timer = setTimeout(() => {
      lastRead.current = text;
      setSettled(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  return settled;
}
