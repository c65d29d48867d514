import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { outsideOf } from "../../../../packages/kit/scripts/size/outside.ts";

const KILOBYTE = 1000;
const ENTRY = "weighed";

/**
 * Kilobytes that code adds to an application that has React and its libraries' common core already: bundled, minified and
 * packed as the kit weighs its own components.
 */
export async function weighCode(code: string): Promise<number> {
  const made = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [provide(code)],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" },
    },
  });
  const bytes = [made]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .map((file) => (file.type === "chunk" ? brotliCompressSync(file.code).length : 0));
  return bytes.reduce((sum, one) => sum + one, 0) / KILOBYTE;
}

/** Modules outside the kit's components: React, and the common core of React Aria. */
const isAroundTheKit = outsideOf("kit");

/**
 * The same of MUI: its styles, theme and helpers, and what its buttons and fields are made of, as React Aria's buttons,
 * labels and inputs are left out, too.
 */
const aroundMui = [
  /[\\/]node_modules[\\/](?:@emotion|@mui[\\/](?:system|styled-engine|utils|private-theming|types)|@babel[\\/]runtime|clsx|stylis|prop-types|react-is|hoist-non-react-statics|react-transition-group)[\\/]/,
  /[\\/]@mui[\\/]material[\\/](?:styles|utils|colors|internal|transitions|className|zero-styled|generateUtilityClass|generateUtilityClasses|DefaultPropsProvider|GlobalStyles|ButtonBase|SvgIcon|Typography|Paper|FormControl|FormLabel|FormHelperText|InputLabel|InputBase)[\\/]/,
];

const isOutside = (path: string): boolean =>
  isAroundTheKit(path) || aroundMui.some((pattern) => pattern.test(path));

/** All that is outside gets one short name, so that paths weigh nothing. */
const provide = (code: string): Plugin => ({
  name: "provide",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (source === ENTRY) return { id: ENTRY };
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (found && isOutside(found.id)) return { id: "outside", external: true };
    return found;
  },
  load: (id) => (id === ENTRY ? code : null),
});
