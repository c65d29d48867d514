import type { Messages } from "../platform/http/index.ts";

export const unknownSupport: Messages = {
  fr: "Ce support n’existe pas.",
  ar: "هذه الدعامة غير موجودة.",
};

export const otherChannel: Messages = {
  fr: "Ce support ne paraît pas sur ce canal.",
  ar: "هذه الدعامة لا تصدر عبر هذه القناة.",
};
