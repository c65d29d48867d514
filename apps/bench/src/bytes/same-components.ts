/** Components of the kit that other libraries have too, by the kit's names: their counterparts. */
interface Same {
  readonly component: string;
  readonly reactAria: string;
  readonly mui: string;
}

const fromReactAria = (names: string, from: string): string =>
  `export { ${names} } from "react-aria-components/${from}";`;

/** Imports of MUI components, each of which is a module of its own. */
const fromMui = (...names: readonly string[]): string =>
  names.map((name) => `export { default as ${name} } from "@mui/material/${name}";`).join("\n");

export const sameComponents: readonly Same[] = [
  {
    component: "button",
    reactAria: fromReactAria("Button", "Button"),
    mui: fromMui("Button"),
  },
  {
    component: "text-field",
    reactAria: fromReactAria("TextField, Label, Input, Text, FieldError", "TextField"),
    mui: fromMui("FormControl", "InputLabel", "OutlinedInput", "FormHelperText"),
  },
  {
    component: "checkbox",
    reactAria: fromReactAria("Checkbox", "Checkbox"),
    mui: fromMui("Checkbox", "FormControlLabel"),
  },
  {
    component: "radio-cards",
    reactAria: fromReactAria("RadioGroup, Radio, Label, Text, FieldError", "RadioGroup"),
    mui: fromMui("RadioGroup", "Radio", "FormControlLabel"),
  },
  {
    component: "select",
    reactAria: fromReactAria(
      "Select, SelectValue, Button, Label, Popover, ListBox, ListBoxItem, FieldError",
      "Select",
    ),
    mui: fromMui("FormControl", "InputLabel", "Select", "MenuItem"),
  },
  {
    component: "tabs",
    reactAria: fromReactAria("Tabs, TabList, Tab, TabPanel", "Tabs"),
    mui: fromMui("Tabs", "Tab"),
  },
  {
    component: "dialog",
    reactAria: fromReactAria("Modal, ModalOverlay, Dialog, DialogTrigger, Heading", "Modal"),
    mui: fromMui("Dialog", "DialogTitle", "DialogContent", "DialogActions"),
  },
  {
    component: "table",
    reactAria: fromReactAria("Table, TableHeader, Column, TableBody, Row, Cell", "Table"),
    mui: fromMui("Table", "TableHead", "TableBody", "TableRow", "TableCell", "TableSortLabel"),
  },
];

/** Modules of other calendars, with the dates that they need. */
export const calendars: Readonly<Record<string, string>> = {
  "react-day-picker": 'export { DayPicker } from "react-day-picker";',
  "MUI X": `
    export { DateCalendar } from "@mui/x-date-pickers/DateCalendar";
    export { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
    export { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";`,
  "React Aria": `
    ${fromReactAria("Calendar, CalendarGrid, CalendarCell, CalendarHeading, Button", "Calendar")}
    export { parseDate } from "@internationalized/date";`,
};
