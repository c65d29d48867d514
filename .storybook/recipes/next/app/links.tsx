"use client";

import { LinkProvider } from "@parution/kit/link";
import NextLink from "next/link";
import type { ReactNode } from "react";

/** Every link of the kit moves inside the application. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider element={NextLink}>{children}</LinkProvider>;
}
