import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";

/** One prop of a component, as its interface declares it. */
export interface DeclaredProp {
  name: string;
  /** Type of the prop, as written. */
  type: string;
  optional: boolean;
}

/** Props that one interface declares itself. */
export interface DeclaredProps {
  /** Such as `pager/pager.tsx PagerProps`. */
  place: string;
  props: readonly DeclaredProp[];
}

function memberOf(source: string, member: ESTree.TSSignature): DeclaredProp[] {
  if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") return [];
  const written = member.typeAnnotation;
  const type = written ? source.slice(written.start + 1, written.end).trim() : "";
  return [{ name: member.key.name, type, optional: member.optional }];
}

function interfacesIn(folder: string, file: string): DeclaredProps[] {
  const source = readFileSync(join(folder, file), "utf8");
  return parseSync(file, source).program.body.flatMap((statement) => {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "TSInterfaceDeclaration") return [];
    const props = declared.body.body.flatMap((member) => memberOf(source, member));
    return [{ place: `${file} ${declared.id.name}`, props }];
  });
}

/** Interfaces of the kit's sources whose name ends as given, with the props that they declare. */
export function interfacesNamed(folder: string, suffix: RegExp): DeclaredProps[] {
  return globSync("*/*.{ts,tsx}", { cwd: folder, exclude: ["**/*.{stories.tsx,test.ts}"] })
    .flatMap((file) => interfacesIn(folder, file))
    .filter(({ place }) => suffix.test(place));
}
