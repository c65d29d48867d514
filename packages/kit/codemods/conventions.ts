/** Changes of one component's props, as a caller writes them. */
export interface PropChanges {
  /** Old name to new name. */
  rename?: Readonly<Record<string, string>>;
  /** Words that move into `labels`: old prop to key. */
  labels?: Readonly<Record<string, string>>;
  /** Prop whose presence said that an action runs; it becomes `isPending` with `pendingLabel`. */
  pending?: string;
  /** `onChange` receives the value in place of the native event. */
  valueChange?: true;
}

const pendingLabel: PropChanges = { pending: "pendingLabel" };
const loadingLabel: PropChanges = { pending: "loadingLabel" };
const limits: PropChanges = { rename: { min: "minValue", max: "maxValue" } };
const switchLabels: PropChanges = {
  rename: { languages: "items", newspapers: "items", current: "value", onChoose: "onChange" },
};

/** Props renamed from 0.1 to 0.2, by component. */
export const components: Readonly<Record<string, PropChanges>> = {
  AccountMenu: { rename: { entries: "items" } },
  ActionMenu: { rename: { actions: "items" } },
  Alert: { labels: { toneLabel: "tone", dismissLabel: "dismiss" } },
  AppHeader: { labels: { navigationLabel: "navigation", menuLabel: "menu" } },
  BarChart: loadingLabel,
  Breadcrumbs: { rename: { places: "items" } },
  Button: pendingLabel,
  CaptchaFrame: { labels: { stateLabels: "states", retryLabel: "retry" } },
  Combobox: { rename: { options: "items", texts: "labels", loading: "isPending" } },
  ConfirmDialog: { rename: { question: "title", consequence: "description" } },
  DatePicker: limits,
  DateRangePicker: limits,
  FileDrop: { rename: { files: "value", texts: "labels" } },
  IconButton: pendingLabel,
  LanguageList: switchLabels,
  LanguageSwitch: switchLabels,
  LineChart: loadingLabel,
  MoneyField: { rename: { messages: "labels" } },
  NoticeCard: { rename: { untitled: "untitledLabel" } },
  NumberField: { labels: { decrementLabel: "decrement", incrementLabel: "increment" } },
  Pager: {
    labels: { previousLabel: "previous", nextLabel: "next" },
    pending: "loadingLabel",
  },
  PasswordField: { labels: { revealLabel: "reveal", concealLabel: "conceal" } },
  PhoneField: { labels: { countryLabel: "country", unreadable: "unreadable" } },
  PhotoCrop: { rename: { crop: "value", texts: "labels" } },
  Progress: { rename: { max: "maxValue" } },
  PublicationCalendar: limits,
  RadioCards: { rename: { options: "items" }, valueChange: true },
  SearchField: { rename: { query: "value", onSearch: "onChange" }, pending: "busyLabel" },
  Select: { rename: { options: "items" } },
  ShareBars: loadingLabel,
  SideMenu: { rename: { entries: "items" } },
  Statistic: loadingLabel,
  StatusBadge: { rename: { looks: "variants" } },
  Stepper: { rename: { steps: "items" }, labels: { stateLabels: "states", position: "position" } },
  SupportSwitcher: switchLabels,
  Table: loadingLabel,
  Tabs: { rename: { tabs: "items" } },
  ToastRegion: { labels: { toneLabels: "tones", dismissLabel: "dismiss", waitingText: "waiting" } },
};

/** Exports renamed since 0.1. */
export const renamedExports: Readonly<Record<string, string>> = {
  AttestationAct: "AttestationAction",
  ComboboxTexts: "ComboboxLabels",
  CreditNotice: "CreditAlert",
  CreditNoticeLabels: "CreditAlertLabels",
  CreditNoticeProps: "CreditAlertProps",
  DrawnDirection: "RenderedDirection",
  FieldTexts: "FieldProps",
  FileDropTexts: "FileDropLabels",
  MoneyFieldMessages: "MoneyFieldLabels",
  NoticeCard: "PublishedAdCard",
  NoticeCardProps: "PublishedAdCardProps",
  PhotoCropTexts: "PhotoCropLabels",
  StatusLook: "StatusVariant",
  ToastWords: "ToastLabels",
};

/** Modules renamed since 0.2, by their folder in the package. */
export const renamedModules: Readonly<Record<string, string>> = {
  "credit-notice": "credit-alert",
  "notice-card": "published-ad-card",
};
