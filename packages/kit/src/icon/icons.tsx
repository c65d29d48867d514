import { BaseIcon, type IconProps } from "./icon.tsx";

function icon(path: string, directional = false) {
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each icon, as the module loads.
  return function Icon(props: IconProps) {
    return <BaseIcon path={path} directional={directional} {...props} />;
  };
}

// Signs of state.
export const CheckIcon = /* @__PURE__ */ icon("M5 12.5l4.5 4.5L19 7.5");
export const CheckCircleIcon = /* @__PURE__ */ icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.3l2.8 2.7L16 9.5",
);
export const InfoIcon = /* @__PURE__ */ icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.01",
);
export const WarningIcon = /* @__PURE__ */ icon("M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01");
export const ErrorIcon = /* @__PURE__ */ icon(
  "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.2v.01",
);
export const ClockIcon = /* @__PURE__ */ icon("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.2 2");
export const LockIcon = /* @__PURE__ */ icon(
  "M6 10.5h12V20H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
);
export const ArchiveIcon = /* @__PURE__ */ icon("M3.5 5h17v4h-17zM5 9v10h14V9M10 13h4");
export const BanIcon = /* @__PURE__ */ icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.7 5.7l12.6 12.6",
);

// Directions: these turn round in Arabic.
export const ArrowForwardIcon = /* @__PURE__ */ icon("M4 12h16M13.5 5.5 20 12l-6.5 6.5", true);
export const ArrowBackIcon = /* @__PURE__ */ icon("M20 12H4M10.5 5.5 4 12l6.5 6.5", true);
export const ChevronForwardIcon = /* @__PURE__ */ icon("M9 5l7 7-7 7", true);
export const ChevronBackIcon = /* @__PURE__ */ icon("M15 5l-7 7 7 7", true);
export const LogOutIcon = /* @__PURE__ */ icon("M10 4H5v16h5M15 8l4 4-4 4M19 12H10", true);

// Movements along the page.
export const ChevronDownIcon = /* @__PURE__ */ icon("M5 9l7 7 7-7");
export const ChevronUpIcon = /* @__PURE__ */ icon("M5 15l7-7 7 7");
export const ArrowUpIcon = /* @__PURE__ */ icon("M12 20V4M5.5 10.5 12 4l6.5 6.5");

// Actions.
export const CloseIcon = /* @__PURE__ */ icon("M6 6l12 12M18 6 6 18");
export const MenuIcon = /* @__PURE__ */ icon("M4 7h16M4 12h16M4 17h16");
export const MoreIcon = /* @__PURE__ */ icon(
  "M5.5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M18.5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2",
);
export const PlusIcon = /* @__PURE__ */ icon("M12 5v14M5 12h14");
export const MinusIcon = /* @__PURE__ */ icon("M5 12h14");
export const SearchIcon = /* @__PURE__ */ icon(
  "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20",
);
export const EditIcon = /* @__PURE__ */ icon("M4 20l1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7l3.5 3.5");
export const TrashIcon = /* @__PURE__ */ icon(
  "M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6",
);
export const CopyIcon = /* @__PURE__ */ icon("M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5");
export const DownloadIcon = /* @__PURE__ */ icon("M12 4v11M7 10.5l5 5 5-5M4 20h16");
export const UploadIcon = /* @__PURE__ */ icon("M12 16V5M7 9.5l5-5 5 5M4 20h16");
export const RefreshIcon = /* @__PURE__ */ icon("M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5");
export const FilterIcon = /* @__PURE__ */ icon("M4 6h16M7 12h10M10 18h4");
export const EyeIcon = /* @__PURE__ */ icon(
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  "M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6 7.5A16.5 16.5 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.5-1.3M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2",
);

// Things.
export const HomeIcon = /* @__PURE__ */ icon("M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z");
export const UserIcon = /* @__PURE__ */ icon(
  "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6",
);
export const TeamIcon = /* @__PURE__ */ icon(
  "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.6-3.5 3-5 6.5-5s5.9 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15c2 .7 3.1 2.2 3.5 4.5",
);
export const FileIcon = /* @__PURE__ */ icon("M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5");
export const ImageIcon = /* @__PURE__ */ icon(
  "M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9v.01",
);
export const CalendarIcon = /* @__PURE__ */ icon("M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8");
export const CardIcon = /* @__PURE__ */ icon("M3 6h18v12.5H3zM3 10h18M6.5 15h3.5");
export const WalletIcon = /* @__PURE__ */ icon(
  "M4 7.5V18a2 2 0 0 0 2 2h14V8.5H5.5A1.5 1.5 0 0 1 5.5 5H18v3.5M16 14v.01",
);
export const CashIcon = /* @__PURE__ */ icon(
  "M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 12v.01M18 12v.01",
);
export const NewspaperIcon = /* @__PURE__ */ icon(
  "M4 5h13v14.5H6A2 2 0 0 1 4 17.5zM17 9h3v8.5a2 2 0 0 1-2 2h-1M7.5 9h6M7.5 12.5h6M7.5 16h3.5",
);
export const ReceiptIcon = /* @__PURE__ */ icon(
  "M6 3.5v17l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5 2 1.5v-17zM9 8h6M9 12h6",
);
export const ScreenIcon = /* @__PURE__ */ icon("M3.5 5h17v11h-17zM12 16v4M8 20h8");
export const GlobeIcon = /* @__PURE__ */ icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
);
export const MailIcon = /* @__PURE__ */ icon("M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7");
export const PhoneIcon = /* @__PURE__ */ icon(
  "M6.5 3.5 9 4l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5.5 2.5c-.3 2-1.7 3.5-3.5 3.5C10 20.5 3.5 14 3.5 7c0-1.8 1.2-3.2 3-3.5",
);
export const HelpIcon = /* @__PURE__ */ icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 16.5v.01",
);
