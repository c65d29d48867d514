import type { Language } from "@parution/contract/call";
import type { StaffRole } from "@parution/rules/access";
import type { IsoDate } from "@parution/rules/dates";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Default<Value> = Generated<Value>;

export interface BusinessTable {
  id: Default<number>;
  support_id: Default<number>;
  label: string;
  legal_name: string;
  type: string;
  account_kind: "individual" | "pro";
  address: Default<string>;
  phone: Default<string>;
  email: Default<string>;
  sector: Default<string>;
  manager: Default<string>;
  ice: Default<string>;
  trade_register: Default<string>;
  invoice_to: Default<string>;
  /** Wire `ccompte`. */
  credit_account: Default<boolean>;
  /** Wire `convention_extra`. */
  convention: Default<boolean>;
  /** Centimes including tax; null: no ceiling. */
  ceiling: Default<number | null>;
  created_at: Date;
  /** The newspaper's own account, one at most, in which its staff stand. */
  is_newspaper: Default<boolean>;
  closed_at: Default<Date | null>;
  /** Time at which the account's end was announced for want of activity. */
  dormancy_noticed_at: Default<Date | null>;
}

export interface UserTable {
  id: Default<number>;
  business_id: number;
  is_parent: Default<boolean>;
  active: Default<boolean>;
  roles: Default<string>;
  civility: "mr" | "mrs";
  first_name: string;
  last_name: string;
  /** Lower case. */
  email: string;
  phone: Default<string>;
  birth_date: Default<IsoDate | null>;
  postal_code: Default<string>;
  city_id: Default<number | null>;
  other_city: Default<string>;
  address: Default<string>;
  photo_path: Default<string | null>;
  job_title: Default<string>;
  department: Default<string>;
  client_hash: string;
  /** Argon2id, as a PHC string. */
  password_hash: string;
  must_change_password: Default<boolean>;
  first_password_at: Default<Date | null>;
  /** Time of the last change of the password; null: none since changes are recorded. */
  password_changed_at: Default<Date | null>;
  /** Language in which mails are written. */
  language: Default<Language>;
  last_login_at: Default<Date | null>;
  created_at: Date;
  closed_at: Default<Date | null>;
}

export interface SessionTable {
  id: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  revoked_at: Default<Date | null>;
  browser: Default<string | null>;
  system: Default<string | null>;
  used_at: Date;
  /** Time at which a second factor was shown in the session; null: none was. */
  second_factor_at: Default<Date | null>;
  /** Time at which the password was given; null: the session was not opened by a password alone. */
  password_at: Default<Date | null>;
}

export interface RateLimitTable {
  key: string;
  hits: number;
  resets_at: Date;
}

export interface IdempotentAnswerTable {
  user_id: number;
  call: string;
  key: string;
  body_hash: string;
  answer: string;
  created_at: Date;
}

/** Tables of migration 0001. */
export interface AccountTables {
  businesses: BusinessTable;
  users: UserTable;
  sessions: SessionTable;
  rate_limits: RateLimitTable;
  idempotent_answers: IdempotentAnswerTable;
}

export interface StaffTable {
  user_id: number;
  /** None: left. */
  roles: readonly StaffRole[];
  since: Date;
  left_at: Default<Date | null>;
}

/** Settings made at the desk, each kept by its name. */
export type SettingName =
  | ("publisher" | "card" | "cash" | "mail" | "newspaper" | "days" | "prices")
  | ("cardTrial" | "cashTrial" | "mailTrial");

export interface SettingTable {
  name: SettingName;
  /** JSON, encrypted. */
  sealed: string;
  set_at: Date;
}

/** A spreadsheet that waits until the first newspaper opens. */
export interface InstallationBookTable {
  place: Generated<number>;
  name: string;
  bytes: Buffer;
  rows: number;
  kept_at: Date;
}

/** The tables of migrations 0044, 0064 and 0071, by name. */
export interface StaffTables {
  stored_settings: SettingTable;
  installation_books: InstallationBookTable;
  staff: StaffTable;
}

export interface SpentChallengeTable {
  /** 32 hexadecimal digits. */
  nonce: string;
  expires_at: ColumnType<Date, Date, never>;
}

/** The table of migration 0026, by name. */
export interface CaptchaTables {
  spent_challenges: SpentChallengeTable;
}

export interface AuthenticatorTable {
  user_id: number;
  /** Encrypted. */
  secret: string;
  created_at: Date;
  /** Null while it is being set up. */
  confirmed_at: Default<Date | null>;
  last_step: Default<number>;
}

export interface RecoveryCodeTable {
  user_id: number;
  /** SHA-256, hexadecimal. */
  hash: string;
  created_at: Date;
  used_at: Default<Date | null>;
}

export interface PasskeyTable {
  id: Default<number>;
  user_id: number;
  /** Id of the credential, base64url. */
  credential: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Default<Date | null>;
}

export interface PasskeyChallengeTable {
  id: string;
  /** Base64url. */
  challenge: string;
  purpose: "add" | "proof" | "login" | "second";
  /** User who begins the ceremony; null: a login without password. */
  user_id: number | null;
  expires_at: Date;
}

export interface PendingLoginTable {
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  user_id: number;
  password_hash: string;
  expires_at: Date;
}

/** Tables of migration 0046. */
export interface FactorTables {
  authenticators: AuthenticatorTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  pending_logins: PendingLoginTable;
}

/** Written once, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/** Plain facts by name. */
type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface OperatorTrailTable {
  /** Number of the entry, from 1, without gaps. */
  number: Fixed<number>;
  at: Fixed<Date>;
  operator: Fixed<string>;
  command: Fixed<string>;
  subject: Fixed<string>;
  reason: Fixed<string | null>;
  before: JSONColumnType<Facts, string, never>;
  after: JSONColumnType<Facts, string, never>;
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
}

/** Jobs whose rows may fail by themselves; the desk names each. */
export type RowJob =
  | ("moderation" | "missed" | "undecided" | "cancelled" | "late" | "absent")
  | ("closures" | "announced" | "pages");

/** Work of a job on one row that fails. */
export interface JobFaultTable {
  job: RowJob;
  /** Row within the job: number of a decision, report, order, closure or print record, or an ad and its day. */
  row_id: string;
  /** The ad that waits for it. */
  ad_id: number | null;
  attempts: number;
  error: string;
  since: Date;
  failed_at: Date;
  retry_at: Date;
}

/** The tables of migrations 0018 and 0099, by name. */
export interface OperatorTables {
  operator_trail: OperatorTrailTable;
  job_faults: JobFaultTable;
}
