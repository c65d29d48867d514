import { useSyncExternalStore } from "react";
import { ShareButtons } from "../../../shared/notices/share-buttons.tsx";

interface ShareNoticeProps {
  title: string;
}

/** Shares the page's own address, which only a browser knows. */
export function ShareNotice({ title }: ShareNoticeProps) {
  const url = useSyncExternalStore(
    () => () => undefined,
    () => `${location.origin}${location.pathname}`,
    () => "",
  );
  return <ShareButtons url={url} title={title} />;
}
