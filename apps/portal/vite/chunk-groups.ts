/**
 * Modules that are built into one file: together they compress to a third less than apart, and each file takes time of the
 * main thread. `start` loads the others after the first paint; `react` is parsed in a task of its own (decision 43);
 * `shell` holds modules of every page, or nearly every one; the rest are modules that pages of one kind share.
 */
export const chunkGroups = [
  {
    name: "start",
    test: /\/portal\/index\.html$|\/portal\/src\/app\/start\/st|vite\/preload-helper/,
    priority: 3,
  },
  {
    name: "react",
    test: /\/portal\/src\/app\/react\.ts$|\/node_modules\/(react|react-dom|scheduler)\//,
    priority: 2,
  },
  {
    name: "shell",
    test: /\/portal\/src\/app\/main\.tsx$|\/app\/src\/(page\/page-(head|title)|data\/(error-text|configs)|i18n\/formats|lists\/read-failure)|\/rules\/src\/dates\/iso-date|\/kit\/src\/polite-announcement\/|\/generated\/session\.ts/,
    priority: 1,
  },
  {
    name: "messages",
    test: /\/kit\/src\/(alert|error-state)\//,
    includeDependenciesRecursively: false,
  },
  {
    name: "table",
    test: /\/kit\/src\/table\//,
    includeDependenciesRecursively: false,
  },
  {
    name: "list",
    test: /\/app\/src\/lists\/(list-body|shown-page|use-list-params|filter-buttons|filter-fold)|\/kit\/src\/pager\//,
    includeDependenciesRecursively: false,
  },
  // Apart from the period's field, which fields and calendars without one would load with these.
  {
    name: "values",
    test: /\/kit\/src\/(publication-calendar\/availability|use-(part|value))\./,
    includeDependenciesRecursively: false,
  },
  {
    name: "period",
    test: /\/kit\/src\/(date-range-picker\/(date-range|day-texts|date-range-picker)|date-picker\/(date-frame|date-picker\.variants|date-box|use-panel))\.|\/app\/src\/(form\/period-field|lists\/(period-filter|list-table))/,
    includeDependenciesRecursively: false,
  },
  {
    name: "fields",
    test: /\/kit\/src\/(form-field|text-field|checkbox)\//,
    includeDependenciesRecursively: false,
  },
  {
    name: "form",
    test: /\/app\/src\/form\/(form|use-app-form|use-debounced-revalidation|use-fault-texts|use-form-errors|validation)\.|\/node_modules\/react-hook-form\//,
    includeDependenciesRecursively: false,
  },
  {
    name: "days",
    test: /\/rules\/src\/dates\/(zone|zone-offset|day-names|day-steps|deadline)\.|\/shared\/use-deadline-text|\/app\/src\/browser\/(server-clock)|\/kit\/src\/language\/readable-locale/,
    includeDependenciesRecursively: false,
  },
  {
    name: "submission",
    test: /\/shared\/(submission\/submission-dialogs|terms-checkbox|account\/(use-order-labels|account-of))\.|\/app\/src\/page\/(use-is-wide|room-at-foot)\.|\/error-summary\/go-to-field\.|\/generated\/calendar\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: "attempt",
    test: /\/app\/src\/data\/attempt\./,
    includeDependenciesRecursively: false,
  },
  {
    name: "ad-text",
    test: /\/rules\/src\/(lines\/(lines|graphemes)|print-coverage\/|text-limits\/)/,
    includeDependenciesRecursively: false,
  },
  // Of every call: a module of these in another group would bring that group along with each page's first call.
  {
    name: "wire",
    test: /\/contract\/src\/(call|client|errors|limits|shared|site|wire)\/|\/rules\/src\/(options|paper-content|dates\/parse-date)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "account",
    test: /\/app\/(account-(card|side)|header\/account-menu)|\/shared\/account\/page-icons|\/kit\/src\/(account-menu|balance-card|identity-card\/(avatar|initials))/,
    includeDependenciesRecursively: false,
  },
  {
    name: "order",
    test: /\/features\/order-form\/|\/app\/src\/form\/form-scope|\/rules\/src\/(attachments|cascade|price)\//,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // Loaded on demand, at once and as the ad is written.
  {
    name: "order-shown",
    test: /\/order-form\/(preview\/(live-preview|form-proof)|prices\/cost-advice|dates\/(dates-field|live-deadline))|\/rules\/src\/price\/advice/,
    includeDependenciesRecursively: false,
  },
  {
    name: "order-written",
    test: /\/order-form\/(preview\/line-meter|files\/(order-files|file-texts)|submission\/(form-errors|submission-code|order-schema|order-body))|\/kit\/src\/line-ring\/|\/rules\/src\/(lines\/ring|module-fit)/,
    includeDependenciesRecursively: false,
  },
];
