import { useLingui } from "@lingui/react/macro";
import { captionFault } from "@parution/rules/films";

/** Sentence about the first faulty line of captions; undefined: there is none. */
export function useCaptionText(): (captions: string) => string | undefined {
  const { t } = useLingui();
  return (captions) => {
    const found = captions === "" ? null : captionFault(captions);
    if (found === null) return;
    const { line } = found;
    const texts = {
      header: t`Ligne ${line} : les sous-titres commencent par WEBVTT.`,
      timing: t`Ligne ${line} : un texte suit son temps, comme 00:01.000 --> 00:04.000.`,
      end: t`Ligne ${line} : un sous-titre finit après son début.`,
      order: t`Ligne ${line} : les sous-titres se suivent dans l’ordre du film.`,
      empty: t`Il n’y a aucun sous-titre.`,
    };
    return texts[found.fault];
  };
}
