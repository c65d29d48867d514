import { type ThemeRequest, themeCssOf } from "@parution/tokens/derive";
import { useLayoutEffect } from "react";

/**
 * Puts the whole page in a derived theme: dialogs and menus live in the top layer, so `<html>` is
 * scoped. It is written after each render, as the toolbar's decorator writes its own choice before.
 */
export function AppliedTheme({ request }: { request: ThemeRequest }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.support = request.slug;
  });
  return <style data-derived={request.slug}>{themeCssOf(request)}</style>;
}
