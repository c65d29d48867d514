import {
  ArchiveIcon,
  CalendarIcon,
  CardIcon,
  EditIcon,
  HomeIcon,
  type IconProps,
  NewspaperIcon,
  ReceiptIcon,
  TeamIcon,
} from "@parution/kit/icon";
import type { ComponentType } from "react";
import type { LaterAnswer } from "../api/call-later.ts";
import { readMenu } from "../api/site-calls.ts";
import { useCall } from "../api/use-call.ts";
import { useSignedIn } from "../session/session-store.ts";

export type AccountPage = LaterAnswer<typeof readMenu>["account"][number];

/** The pictures of the account's pages, by the server's code; one it adds has none of its own yet. */
export const pageIcons: Readonly<Partial<Record<string, ComponentType<IconProps>>>> = {
  order: EditIcon,
  tender: EditIcon,
  ads: NewspaperIcon,
  orders: CardIcon,
  issues: CalendarIcon,
  invoices: ReceiptIcon,
  packages: ArchiveIcon,
  team: TeamIcon,
  dashboard: HomeIcon,
};

/** The pages of the account signed in, as the server names them; empty until they are known. */
export function useAccountPages(): readonly AccountPage[] {
  const signedIn = useSignedIn();
  const { data: menu } = useCall(readMenu, signedIn ? { query: {} } : null);
  return menu?.account ?? [];
}
