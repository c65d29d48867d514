import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { NoticeHint } from "@parution/rules/notices";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";

type Contradiction = Exclude<NoticeHint, { code: "missing" }>;

/** Says in a sentence what contradicts itself in a notice. */
export function useHintText(): (hint: Contradiction) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const amount = (centimes: number) => formatAmount(centimes, language);
  return (hint) => {
    switch (hint.code) {
      case "gap":
        return t`Le texte garde un blanc à remplir.`;
      case "ice":
        return t`L’ICE ${hint.ice} n’est pas bien formé : 15 chiffres, à recopier sans faute.`;
      case "capital":
        return t`${plural(hint.shares, { one: "# part", other: "# parts" })} de ${amount(hint.nominal)} font ${amount(hint.product)}, et non ${amount(hint.capital)}.`;
      case "increase":
        return t`Les parts nouvelles font ${amount(hint.added)}, l’augmentation ${amount(hint.difference)}.`;
      case "partners":
        return t`Les associés détiennent ${plural(hint.held, { one: "# part", other: "# parts" })} sur ${hint.shares}.`;
      case "impossibleDate":
        return t`La date « ${hint.date} » n’existe pas.`;
      case "depositBeforeAct":
        return t`Le dépôt est daté d’avant l’acte.`;
    }
  };
}
