import { globSync } from "node:fs";
import { join } from "node:path";
import { isInterfaceDeclaration } from "typescript/unstable/ast/is";
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import { isShown, nativeAttributes } from "./native-attributes.ts";

/** Kind of a value, as a control of Storybook edits it. */
export type PropKind = "boolean" | "number" | "text" | "options" | "node" | "function" | "object";

/** One prop of a component, as its types describe it. */
export interface Prop {
  name: string;
  description: string;
  /** Type of the prop, written out. */
  type: string;
  kind: PropKind;
  required: boolean;
  /** Choices of a prop of kind `options`. */
  options?: readonly string[];
  /** Default, where the description names one. */
  defaultValue?: string;
  /** True for an attribute of the native element. */
  isNative: boolean;
}

/** A component with its props, in the order of their declaration. */
export interface ComponentProps {
  name: string;
  description: string;
  /** File that declares it. */
  file: string;
  props: readonly Prop[];
}

const isComponent = /^[A-Z][a-z]/;

const kit = join(import.meta.dirname, "../../packages/kit");

/** A type without `undefined` and `null`, as its alternatives. */
function alternatives(type: Type): readonly Type[] {
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  return parts.filter(({ flags }) => (flags & TypeFlags.Nullable) === 0);
}

const all = (types: readonly Type[], flags: TypeFlags) =>
  types.length > 0 && types.every((type) => (type.flags & flags) !== 0);

function kindOf(types: readonly Type[], written: string, checker: Checker): PropKind {
  if (/^ReactNode\b/.test(written) || /^ReactElement\b/.test(written)) return "node";
  if (all(types, TypeFlags.BooleanLike)) return "boolean";
  if (types.length > 1 && types.every((type) => type.isStringLiteralType())) return "options";
  if (all(types, TypeFlags.NumberLike)) return "number";
  if (types.some(({ flags }) => (flags & TypeFlags.StringLike) !== 0)) return "text";
  const isCalled = (type: Type) => checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
  return types.some(isCalled) ? "function" : "object";
}

/** The default that a description names, as in «`md` by default». */
function defaultIn(description: string): string | undefined {
  return /`([^`]+)`(?:, [^.`]+,)? by default|[Dd]efault:? `([^`]+)`/
    .exec(description)
    ?.slice(1)
    .find(Boolean);
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Interface that declares a prop; a prop of a mapped type, such as `Omit`, has it at its declaration alone. */
function ownerOf({ declarations }: TsSymbol): string {
  const declared = declarations[0]?.resolve()?.parent;
  return declared && isInterfaceDeclaration(declared) ? declared.name.text : "";
}

const isOwn = ({ declarations }: TsSymbol) =>
  declarations.some(({ path }) => /\/packages\/kit\/(?:src|registry)\//.test(path));

/** A type as a reader knows it: without `undefined`, with the alias of days that the compiler writes out. */
function writeType(type: Type, checker: Checker): string {
  const whole = checker.typeToString(type).replace(/ \| (?:null|undefined)\b/g, "");
  return whole
    .replaceAll(/`\$\{number\}(?:-\$\{number\}){2}`/g, "IsoDate")
    .replace(/^\((\(.*\) => \w+)\)$/, "$1");
}

/** Description of a prop, or of its type. */
function documentation(symbol: TsSymbol, types: readonly Type[], checker: Checker): string {
  const own = symbol.getDocumentationComment(checker);
  if (own !== "" || types.length !== 1) return own;
  return types[0]?.getSymbol()?.getDocumentationComment(checker) ?? "";
}

function readProp(symbol: TsSymbol, checker: Checker): Prop {
  const type = checker.getTypeOfSymbol(symbol) ?? checker.getAnyType();
  const types = alternatives(type);
  const written = writeType(type, checker);
  const kind = kindOf(types, written, checker);
  const isNative = !isOwn(symbol);
  const own = isNative ? "" : oneLine(documentation(symbol, types, checker));
  const defaultValue = defaultIn(own);
  return {
    name: symbol.name,
    description: own || nativeAttributes[symbol.name] || "",
    type: written,
    kind,
    required: (symbol.flags & SymbolFlags.Optional) === 0,
    ...(kind === "options" && {
      options: types.flatMap((type) => (type.isStringLiteralType() ? [type.value] : [])),
    }),
    ...(defaultValue !== undefined && { defaultValue }),
    isNative,
  };
}

/** Required props stand first, attributes of the native element last. */
const byImportance = (one: Prop, other: Prop) =>
  Number(one.isNative) - Number(other.isNative) || Number(other.required) - Number(one.required);

function readComponent(symbol: TsSymbol, checker: Checker): ComponentProps | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return undefined;
  const [given] = signature.getParameters();
  const givenType = given && checker.getTypeOfSymbol(given);
  const symbols = givenType ? checker.getPropertiesOfType(givenType) : [];
  const owners = new Set(symbols.filter((prop) => !isOwn(prop)).map(ownerOf));
  const shown = symbols.filter((prop) => isOwn(prop) || isShown(prop.name, ownerOf(prop), owners));
  return {
    name: symbol.name,
    description: symbol.getDocumentationComment(checker),
    file: symbol.valueDeclaration?.path ?? "",
    props: shown.map((prop) => readProp(prop, checker)).toSorted(byImportance),
  };
}

/** Files whose exports are read, with the project that they belong to. */
const sources = {
  components: { files: "src/*/index.ts", config: "tsconfig.build.json" },
  blocks: { files: "registry/*/!(*.stories).tsx", config: "tsconfig.registry.json" },
} as const;

/** Props of every component that the kit exports, or of its page blocks, read by the compiler. */
export function readProps(of: keyof typeof sources = "components"): ComponentProps[] {
  const api = new API({ cwd: kit });
  try {
    const config = join(kit, sources[of].config);
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is not a project.`);
    const { program, checker } = project;
    return globSync(sources[of].files, { cwd: kit }).flatMap((file) => {
      const source = program.getSourceFile(join(kit, file));
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module ? checker.getExportsOfModule(module) : [];
      return exported
        .map((symbol) =>
          symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        )
        .filter(({ name, flags }) => isComponent.test(name) && flags & SymbolFlags.Value)
        .flatMap((symbol) => readComponent(symbol, checker) ?? []);
    });
  } finally {
    api.close();
  }
}
