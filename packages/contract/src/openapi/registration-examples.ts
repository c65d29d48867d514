import type { Example } from "./example.ts";

const token = "Yk2mD0r1q3s5t7u9v1w3x5y7z9A1B3C5D7E9F1G3H5I";

/** Examples of the captcha, and of accounts that visitors open themselves. */
export const registrationExamples: Readonly<Record<string, Example>> = {
  readCaptcha: {
    answer: {
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        cost: 2000,
        data: { until: 1_772_185_800_000 },
        keyLength: 32,
        keyPrefix: "9f2c7d41a0b85e63f1d27c90ab4e6d18",
        keySignature: "5b0e3f7c1d9a4826e0f5a7c3b19d2e648f70c1a5d3b9e2760418fcda9b57e36a",
        nonce: "0c8f2a64b1d793e5a27f40d6c95b318e",
        salt: "7d1be0943fa6528c6e90d3f187ab24c5",
      },
      signature: "c4a19e7305bd682f0e7d3c91a6f5b82047d9e1ca63b08f5274a6d0c3e9f1b785",
      duree: 1200,
    },
  },
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
