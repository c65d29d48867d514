/** Browser or program that opened a session; null: unknown. */
export interface Agent {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first that is named counts: most browsers name those that they resemble, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bVersion\/.* Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser or program named by a request, without versions. */
export function readAgent(headers: Headers): Agent {
  const text = headers.get("user-agent") ?? "";
  const find = (known: typeof BROWSERS) => known.find(([mark]) => mark.test(text))?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
