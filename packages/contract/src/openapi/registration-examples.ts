import type { Example } from "./example.ts";

const token = "Yk2mD0r1q3s5t7u9v1w3x5y7z9A1B3C5D7E9F1G3H5I";

/** Of accounts that visitors open themselves. */
export const registrationExamples: Readonly<Record<string, Example>> = {
  register: {
    body: {
      data: {
        type_compte: "pro",
        raison_social: "Riad Invest SARL",
        ice: "001525713000097",
        civility: "Mms",
        firstname: "Nawal",
        lastname: "Idrissi",
        telephone: "0661000231",
        email: "nawal@exemple.test",
        password: "un moulin sous la pluie",
        conditions_version: "2026-11-01",
        origine: "/fr/passer-votre-annonce",
        altcha: "eyJjaGFsbGVuZ2UiOnt9fQ==",
      },
    },
    answer: {
      data: { message: "Un message part à cette adresse : ouvrez le lien qu’il contient." },
    },
  },
  resendConfirmation: {
    body: { data: { email: "nawal@exemple.test", password: "un moulin sous la pluie" } },
    answer: {
      data: { message: "Un nouveau message part, si cette adresse attend une confirmation." },
    },
  },
  confirmRegistration: {
    body: { data: { jeton: token, password: "un moulin sous la pluie" } },
    answer: {
      data: { message: "Votre adresse est confirmée.", origine: "/fr/passer-votre-annonce" },
    },
  },
  requestRecovery: {
    body: { data: { email: "nawal@exemple.test", altcha: "eyJjaGFsbGVuZ2UiOnt9fQ==" } },
    answer: { data: { message: "Un message part à cette adresse." } },
  },
  checkRecoveryLink: {
    body: { data: { jeton: token } },
    answer: { data: { expire_le: "2026-03-01T10:00:00.000Z" } },
  },
  recoverPassword: {
    body: { data: { jeton: token, nouveau_mot_de_passe: "un phare dans la brume" } },
    answer: { data: { message: "Votre mot de passe est changé." } },
  },
  changeAddress: {
    body: {
      data: { email: "nawal.idrissi@exemple.test", mot_de_passe: "un moulin sous la pluie" },
    },
    answer: { data: { message: "Un message part à la nouvelle adresse." } },
  },
  confirmAddress: {
    body: { data: { jeton: token } },
    answer: { data: { message: "Votre nouvelle adresse est confirmée." } },
  },
  undoAddress: {
    body: { data: { jeton: token } },
    answer: {
      data: { message: "Votre adresse d’avant est rétablie.", jeton_mot_de_passe: token },
    },
  },
  closeAccount: {
    body: { data: { mot_de_passe: "un moulin sous la pluie" } },
    answer: { data: { message: "Votre compte est fermé." } },
  },
};
