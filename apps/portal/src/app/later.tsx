import { later, useLater } from "../shared/promise/later.ts";

/** What every page shows a moment after its own content. */
export const laterParts = later(() => import("./later-parts.ts"));

export function HeadingMenu() {
  const parts = useLater(laterParts);
  return <parts.HeadingMenu />;
}

export function OfflineNotice() {
  const parts = useLater(laterParts);
  return <parts.OfflineNotice />;
}

export function PageEnd() {
  const parts = useLater(laterParts);
  return <parts.PageEnd />;
}

export function Session() {
  const parts = useLater(laterParts);
  return <parts.Session />;
}

export function SupportSwitch() {
  const parts = useLater(laterParts);
  return <parts.SupportSwitch />;
}

export function ThemeOverrides() {
  const parts = useLater(laterParts);
  return <parts.ThemeOverrides />;
}
