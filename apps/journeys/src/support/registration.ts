import { expect, type Page } from "@playwright/test";

/** Texts of the pages of sign-up and confirmation, by language. */
export const registrationTexts = {
  fr: {
    register: "Créer un compte",
    pro: "Professionnel",
    company: "Raison sociale",
    ice: "ICE",
    firstName: "Prénom",
    lastName: "Nom",
    phone: "Téléphone",
    terms: /^J’accepte/,
    robot: "Je ne suis pas un robot",
    solved: "Contrôle anti-robot réussi.",
    submit: "Créer mon compte",
    sent: "Ouvrez votre messagerie",
    mail: "Confirmez votre adresse e-mail",
    confirm: "Confirmer mon adresse",
    unconfirmed: /^Votre adresse n’est pas encore confirmée/,
    names: ["Nawal", "Idrissi"],
  },
  ar: {
    register: "إنشاء حساب",
    pro: "مهني",
    company: "الاسم التجاري",
    ice: "التعريف الموحد للمقاولة (ICE)",
    firstName: "الاسم الشخصي",
    lastName: "الاسم العائلي",
    phone: "الهاتف",
    terms: /^أقبل/,
    robot: "لست برنامجا آليا",
    solved: "تم التأكد من أنكم إنسان.",
    submit: "إنشاء حسابي",
    sent: "افتحوا بريدكم",
    mail: "أكدوا بريدكم الإلكتروني",
    confirm: "تأكيد عنواني",
    unconfirmed: /^لم يتم تأكيد عنوانكم/,
    names: ["نوال", "الإدريسي"],
  },
} as const;

/** Opens the link of the newest mail of a subject to an address, once it has left. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto("/dev/mails");
    const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject });
    await mail.first().getByRole("link").click({ timeout: 1000 });
  }).toPass();
  const link = page.frameLocator("iframe").locator("a[href*='#jeton=']");
  await page.goto((await link.getAttribute("href")) ?? "");
}
