/** Signs of keys that every keyboard shows. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Control: "Ctrl",
  Meta: "⌘",
  Escape: "Esc",
};

interface KeysProps {
  /** Keys as `KeyboardEvent.key` names them, joined: `Control+K`. */
  keys: string;
  /** Names of keys in the reader's language; the key itself by default. */
  names?: Readonly<Record<string, string>> | undefined;
}

/** Keys held together, in the order of the keyboard: from left to right in every language. */
export function Keys({ keys, names }: KeysProps) {
  const parts = keys.split(/\+(?=.)/);
  return (
    <span dir="ltr" className="inline-flex max-w-full items-center gap-1">
      {parts.map((key) => (
        <kbd
          key={key}
          className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-control border border-line-strong border-b-2 bg-sunken px-1.5 font-ui text-caption text-fg wrap-anywhere"
        >
          {names?.[key] ?? SIGNS[key] ?? key}
        </kbd>
      ))}
    </span>
  );
}
