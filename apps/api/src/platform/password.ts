import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** Cost of one Argon2id hash: 46 MiB, one pass, one lane (OWASP's first choice). */
const COST = { memory: 47_104, passes: 1, parallelism: 1 } as const;
const TAG_LENGTH = 32;

interface Hash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly tag: Buffer;
}

/** Hashes a password for storage, as a PHC string that carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const message = normalise(password);
  const tag = await derive("argon2id", { ...COST, message, nonce, tagLength: TAG_LENGTH });
  return format({ ...COST, nonce, tag });
}

/**
 * True when a password is the one that was hashed. Null (no such user) takes the same work as a wrong password, so that
 * the time of the answer reveals nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { tag, ...parameters } = parse(stored ?? (await unknownUser()));
  const message = normalise(password);
  const found = await derive("argon2id", { ...parameters, message, tagLength: tag.length });
  return timingSafeEqual(found, tag) && stored !== null;
}

/** Normalises a password: another keyboard may compose the same characters differently. */
function normalise(password: string): Buffer {
  return Buffer.from(password.normalize("NFC"), "utf8");
}

let decoy: Promise<string> | undefined;
function unknownUser(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  return decoy;
}

function format({ memory, passes, parallelism, nonce, tag }: Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(text: string): Hash {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(text) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error("A stored password is damaged.");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

/** PHC strings use base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** Least score, of 0 to 4, of a password: more than 10^8 guesses. */
const SAFE = 3;
/** Least score of a generated password that is soon changed: more than 10^6 guesses. */
const SAFE_FOR_A_WEEK = 2;

let estimator: Promise<(password: string, names: string[]) => number> | null = null;

/** The lists of passwords and words that are tried first are read when a password is chosen. */
function loadEstimator() {
  estimator ??= Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]).then(([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, french]) => {
    const words = { ...dictionary, ...french.dictionary, arabic: [...arabicWords] };
    const zxcvbn = new ZxcvbnFactory({ dictionary: words, graphs: adjacencyGraphs });
    return (password, names) => zxcvbn.check(password, names).score;
  });
  return estimator;
}

/**
 * True when a password is one of the tens of thousands most frequent in stolen lists, or made of them or of usual French and
 * Arabic words.
 * @param names facts about its user, which others would try
 */
export async function isCommonPassword(
  password: string,
  names: readonly string[],
): Promise<boolean> {
  return (await scoreOf(password, names)) < SAFE;
}

/** Variant of {@link isCommonPassword} for a first password: it is short, and lasts a week at most. */
export async function isCommonFirstPassword(
  password: string,
  names: readonly string[],
): Promise<boolean> {
  return (await scoreOf(password, names)) < SAFE_FOR_A_WEEK;
}

async function scoreOf(password: string, names: readonly string[]): Promise<number> {
  const estimate = await loadEstimator();
  return Math.min(...[password, plainArabic(password)].map((one) => estimate(one, [...names])));
}

/** Words that Arabic passwords are made of, the most usual first; without vowel signs, hamza and article. */
const WORDS =
  `الله محمد سلام عليكم مرحبا اهلا سهلا شكرا حب حبيبي حبيبتي قلبي حياتي عمري ماما بابا امي ابي اخي اختي ابن بنت ولد
  عائلة بيت دار منزل مدينة قرية بلد وطن مغرب عرب مسلم اسلام قران رمضان عيد مسجد صلاة حمد لله سبحان بسم رحمن رحيم كريم
  يا ما لا في من الى على عن مع هذا هذه انا انت هو هي نحن كل كبير كبيرة صغير صغيرة جميل جميلة جديد جديدة قديم قديمة
  طويل قصير سريع قوي سعيد حلو جدا ابيض اسود احمر اخضر ازرق اصفر قط قطة قطتي كلب حصان اسد نمر ذئب نسر طير سمك شمس قمر
  نجم نجمة سماء ارض بحر نهر جبل صحراء مطر ثلج نار ماء هواء نور ليل نهار صباح مساء خير ورد وردة زهرة شجرة حديقة
  كلمة سر كلمةالسر باب مفتاح قفل بيانات حساب موقع دخول مدير مستخدم حاسوب هاتف رقم كتاب قلم مدرسة جامعة معلم استاذ طالب
  مكتب شركة عمل مال سوق بنك ذهب سيارة طائرة قطار طريق سفر كرة قدم رجاء وداد ريال برشلونة لاعب ملك ملكة امير اميرة
  يوم اسبوع شهر سنة عام ساعة اليوم غدا امس سبت احد اثنين ثلاثاء اربعاء خميس جمعة واحد ثلاثة اربعة خمسة ستة سبعة ثمانية
  تسعة عشرة مئة الف احب تحب اريد النوم نوم اكل شرب خبز شاي قهوة حليب تمر تفاح برتقال زيت سكر ملح جريدة اعلان اعلانات
  اخبار صحافة افق رباط كازا بيضاء مراكش فاس طنجة اكادير مكناس وجدة تطوان فاطمة خديجة عائشة مريم زينب سارة نور امينة
  احمد علي حسن حسين يوسف عمر خالد ابراهيم اسماعيل مصطفى رشيد كمال جمال سمير نبيل ياسين ايوب حمزة ادم`.split(
    /\s+/,
  );

/** A text as {@link arabicWords} are written: letters that keyboards and habits write differently are one. */
const plainArabic = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\u0640]/gu, "")
    .replaceAll("ى", "ي")
    .replaceAll("ٱ", "ا");

/** Arabic words with the article and without, and with the small words that are written as one with the next. */
const arabicWords: readonly string[] = [
  ...new Set(
    ["", "ال", "و", "ب"].flatMap((before) => WORDS.map((word) => before + plainArabic(word))),
  ),
];
