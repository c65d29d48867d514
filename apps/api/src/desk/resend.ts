import type { Transaction } from "kysely";
import {
  fileUndelivered,
  type LetterName,
  linkOf,
  readLinkState,
  resendUndelivered,
  type UndeliveredMail,
} from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { conflict, type Messages, type ProblemError } from "../platform/http/problems.ts";
import { renewConfirmation, renewRecovery } from "../registration/index.ts";
import { hasRunOut } from "../session/index.ts";
import { findFirstPassword } from "./queries.ts";

type Tx = Transaction<Database>;

/**
 * Sends a letter that was not delivered once more, by its kind. A link that anybody may ask for is replaced: another letter leaves,
 * with a Message-ID of its own, and this one is filed. A letter whose link or password only another user gives leaves while that is
 * valid. Every other letter leaves as it was, with its Message-ID, so that a server or reader that has it already knows it again.
 * @returns the state of the letter.
 * @throws ProblemError 409 for a letter of no use, whose sentence names the remedy; `INVITATION_ENDED` for an invitation to the desk.
 */
export async function sendOnceMore(
  tx: Tx,
  context: Context,
  mail: UndeliveredMail,
  at: Date,
): Promise<"renewed" | "waiting"> {
  const { id, template, recipient: email, language } = mail;
  const linkId = linkOf(mail);
  if (linkId !== null && (template === "registration-confirm" || template === "recovery-link")) {
    const renew = template === "recovery-link" ? renewRecovery : renewConfirmation;
    if (!(await renew(tx, context, { linkId, email, language }))) throw ended(template);
    await fileUndelivered(tx, id, at);
    return "renewed";
  }
  if (linkId !== null && (await readLinkState(tx, linkId, at.getTime())) !== "open") {
    throw ended(template);
  }
  if (template === "member-invited") {
    const member = await findFirstPassword(tx, email);
    if (member === undefined || hasRunOut(member, at.getTime())) throw ended(template);
  }
  await resendUndelivered(tx, id, at);
  return "waiting";
}

function ended(template: string): ProblemError {
  const code = template === "staff-invited" ? "INVITATION_ENDED" : "LINK_ENDED";
  return conflict(code, remedies[template] ?? OTHER);
}

const OTHER: Messages = {
  fr: "Le lien de cet e-mail n’est plus valable. Classez-le.",
  ar: "لم يعد رابط هذه الرسالة صالحا. أرشفوها.",
};

const remedies: Readonly<Record<string, Messages>> = {
  "registration-confirm": {
    fr: "Cette inscription a expiré, ou l’adresse a déjà un compte. Classez cet e-mail : la personne s’inscrit de nouveau, ou se connecte.",
    ar: "انتهت مدة هذا التسجيل أو أصبح للعنوان حساب. أرشفوا هذه الرسالة: يمكن لصاحبها التسجيل من جديد أو الدخول.",
  },
  "recovery-link": {
    fr: "Ce lien a déjà servi, ou l’adresse n’a plus de compte. Classez cet e-mail : un autre lien se demande à la page de connexion.",
    ar: "سبق استعمال هذا الرابط أو لم يعد للعنوان حساب. أرشفوا هذه الرسالة: يطلب رابط آخر من صفحة الدخول.",
  },
  "staff-invited": {
    fr: "Cette invitation n’est plus valable. Classez cet e-mail : un propriétaire invite de nouveau la personne.",
    ar: "هذه الدعوة لم تعد صالحة. أرشفوا هذه الرسالة: يدعو أحد المالكين هذا الشخص من جديد.",
  },
  "member-invited": {
    fr: "Le premier mot de passe de ce membre a expiré. Classez cet e-mail : le responsable de son équipe l’ajoute de nouveau.",
    ar: "انتهت صلاحية كلمة السر الأولى لهذا العضو. أرشفوا هذه الرسالة: يضيفه مسؤول فريقه من جديد.",
  },
  "address-confirm": {
    fr: "Ce lien a expiré, ou a déjà servi. Classez cet e-mail : la personne redemande le changement d’adresse à la page Sécurité.",
    ar: "انتهت صلاحية هذا الرابط أو سبق استعماله. أرشفوا هذه الرسالة: يطلب صاحبها تغيير العنوان من جديد في صفحة الأمان.",
  },
  "address-changed": {
    fr: "Le délai pour reprendre cette adresse est passé, ou elle a été reprise. Classez cet e-mail.",
    ar: "انقضى أجل استرجاع هذا العنوان أو تم استرجاعه. أرشفوا هذه الرسالة.",
  },
  "ad-missed": {
    fr: "Ce choix est fait, ou son délai est passé. Classez cet e-mail.",
    ar: "تم هذا الاختيار أو انقضى أجله. أرشفوا هذه الرسالة.",
  },
} satisfies Partial<Record<LetterName, Messages>>;
