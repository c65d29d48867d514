import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Stylesheets of hosts, each with rules for every class that the kit has in its sources, and with scales of its own. */
const root = join(import.meta.dirname, "..");
const modules = join(root, "node_modules");
const hosts = join(root, "dist/hosts");
const at = (name: string) => join(hosts, name);
mkdirSync(hosts, { recursive: true });
// A bundler would move the faces; Tailwind's command line leaves their addresses as they are.
cpSync(join(modules, "@parution/kit/dist/fonts"), at("fonts"), { recursive: true });

copyFileSync(join(modules, "normalize.css/normalize.css"), at("normalize.css"));
copyFileSync(join(modules, "bootstrap/dist/css/bootstrap.css"), at("bootstrap.css"));
writeFileSync(at("zero.css"), "* { margin: 0; padding: 0; }\n");

/** The kit's classes without their prefix, as a host with Tailwind may use any of them. */
const classes = new Set<string>();
for (const file of globSync("@parution/kit/dist/**/*.js", { cwd: modules })) {
  const code = readFileSync(join(modules, file), "utf8");
  for (const [, name = ""] of code.matchAll(/(?<=["'`\s])pa:([^\s"'`]+)/g)) classes.add(name);
}
const sample = at("classes.html");
writeFileSync(sample, `<p class="${[...classes].join(" ")}"></p>`);

const SCALES = { 1: "0.75rem", 2: "1.5rem", 3: "2.25rem", 4: "3rem", 6: "5rem" };
writeFileSync(at("tailwind3.config.cjs"), tailwind3Config());
writeFileSync(at("tailwind3.in.css"), "@tailwind base;@tailwind components;@tailwind utilities;");
const cli3 = join(modules, "tailwindcss3/lib/cli.js");
const args3 = ["-c", at("tailwind3.config.cjs"), "-i", at("tailwind3.in.css")];
execFileSync("node", [cli3, ...args3, "-o", at("tailwind3.css")], { stdio: "inherit" });

function tailwind3Config(): string {
  const theme = { extend: { spacing: SCALES, borderRadius: { card: "3rem", control: "2rem" } } };
  return `module.exports = ${JSON.stringify({ content: [sample], theme })};`;
}

const theme4 = "@theme { --spacing: 0.75rem; --radius-sm: 2rem; --text-sm: 2rem; }";
const cli4 = join(modules, "@tailwindcss/cli/dist/index.mjs");

function tailwind4(name: string, imports: string): void {
  const source = `${imports}\n@import "tailwindcss" source(none);\n@source "./classes.html";\n${theme4}\n`;
  writeFileSync(at(`${name}.in.css`), source);
  execFileSync("node", [cli4, "-i", at(`${name}.in.css`), "-o", at(`${name}.css`)], {
    stdio: "inherit",
  });
}

tailwind4("tailwind4", "");
tailwind4("tailwind4-with-kit", '@import "@parution/kit/tailwind.css";');
