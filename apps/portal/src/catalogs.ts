import { provideCatalogs } from "@parution/app/i18n/messages.ts";

provideCatalogs({
  fr: () => import("./catalogs.fr.ts"),
  ar: () => import("./catalogs.ar.ts"),
});
