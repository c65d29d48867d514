import { use } from "react";
import { messagesOf } from "../../../shared/i18n/catalogs.ts";
import { useLanguage } from "../../../shared/links/links.tsx";

/** The texts of this part, which come with it. */
export function useNoticeMessages(): void {
  use(messagesOf(useLanguage(), "order-form/templates"));
}
