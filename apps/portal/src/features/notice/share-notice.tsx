import { useSyncExternalStore } from "react";
import { ShareButtons } from "../../shared/notices/share-buttons.tsx";

interface ShareNoticeProps {
  title: string;
}

/** Shares the page's own address, known in the browser only. */
export function ShareNotice({ title }: ShareNoticeProps) {
  const url = useSyncExternalStore(
    () => () => undefined,
    () => `${location.origin}${location.pathname}`,
    () => "",
  );
  return <ShareButtons url={url} title={title} />;
}
