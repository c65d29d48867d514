import type { Example } from "./example.ts";

const user = {
  id: 2,
  business_id: 2,
  firstname: "Salma",
  lastname: "Bennani",
  civility: "Mms",
  email: "pro@demo.parution.test",
  telephone: "0522000000",
  date_naissance: "1984-05-12",
  code_postal: "20000",
  ville_id: 1,
  autre_ville: null,
  is_parent: 1,
  roles: "ROLE_USER",
  hash_client: "b7f1c0de",
  path_photo: null,
  changer_mot_de_passe: 0,
};

/** Examples of the session and its user. */
export const sessionExamples: Readonly<Record<string, Example>> = {
  login: {
    body: {
      data: {
        email: "pro@demo.parution.test",
        password: "Parution-2026!",
        api_token: "parution-demo",
      },
    },
    answer: { data: { token: "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", user, exp: 1772229600 } },
  },
  readCurrentUser: { answer: { data: user } },
  readSessions: {
    answer: {
      data: {
        sessions: [
          {
            navigateur: "Firefox",
            systeme: "Windows",
            ouverte_le: "2026-02-27T21:20:00.000Z",
            utilisee_le: "2026-02-28T08:55:00.000Z",
            courante: true,
          },
          {
            navigateur: "Safari",
            systeme: "iOS",
            ouverte_le: "2026-02-28T07:02:00.000Z",
            utilisee_le: "2026-02-28T07:40:00.000Z",
            courante: false,
          },
        ],
      },
    },
  },
  endOtherSessions: { answer: { data: { message: "Vous êtes déconnecté partout ailleurs." } } },
};
