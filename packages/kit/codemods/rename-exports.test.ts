import { describe, expect, it } from "vitest";
import { renameProps } from "./rename-props.ts";

const CARD = `import { NoticeCard } from "@parution/kit/notice-card";`;
const NEW_CARD = `import { PublishedAdCard } from "@parution/kit/published-ad-card";`;
const KEPT_CARD = `import { PublishedAdCard as NoticeCard } from "@parution/kit/published-ad-card";`;
const ALL = `import * as Ads from "@parution/kit/notice-card";`;
const NEW_ALL = `import * as Ads from "@parution/kit/published-ad-card";`;

const renamed = (...lines: string[]) => renameProps(lines.join("\n"), "page.tsx");
const noteOf = (line: number, address: string) =>
  `${line}: rename what is used of @parution/kit/${address}.`;

describe("an import", () => {
  it("has the new address, names and props", () => {
    const { code, notes } = renamed(
      `import { NoticeCard, type NoticeCardProps } from "@parution/kit/notice-card";`,
      `export const card = (props: NoticeCardProps) => <NoticeCard {...props} untitled="Untitled" />;`,
    );
    expect(code.split("\n")).toEqual([
      `import { PublishedAdCard, type PublishedAdCardProps } from "@parution/kit/published-ad-card";`,
      `export const card = (props: PublishedAdCardProps) => <PublishedAdCard {...props} untitledLabel="Untitled" />;`,
    ]);
    expect(notes).toEqual([]);
  });

  it("keeps a name of the module's own", () => {
    const source = `import { CreditNotice as Limit } from "@parution/kit/credit-notice";`;
    expect(renamed(source, "<Limit />").code).toBe(
      `import { CreditAlert as Limit } from "@parution/kit/credit-alert";\n<Limit />`,
    );
  });

  it.each([
    ["{ NoticeCard }", "{ NoticeCard: PublishedAdCard }"],
    ["{ NoticeCard: 1 }", "{ NoticeCard: 1 }"],
    ["{ [NoticeCard]: 1 }", "{ [PublishedAdCard]: 1 }"],
    ["other.NoticeCard", "other.NoticeCard"],
    ["other[NoticeCard]", "other[PublishedAdCard]"],
    ["<other.NoticeCard NoticeCard />", "<other.NoticeCard NoticeCard />"],
    ["1 as other.NoticeCard", "1 as other.NoticeCard"],
    ["class { NoticeCard = NoticeCard }", "class { NoticeCard = PublishedAdCard }"],
  ])("turns its use in %s into %s", (before, after) => {
    expect(renamed(CARD, `use(${before});`).code).toBe(`${NEW_CARD}\nuse(${after});`);
  });

  it.each([
    "const show = (NoticeCard) => NoticeCard;",
    "function show({ card: [NoticeCard = 1] }) {}",
    "{ const PublishedAdCard = wrap(NoticeCard); }",
    "try {} catch (NoticeCard) {}",
    `import { PublishedAdCard } from "./own.tsx";`,
  ])("keeps its former name beside %s", (line) => {
    expect(renamed(CARD, line).code).toBe(`${KEPT_CARD}\n${line}`);
  });
});

describe("an export of what is imported", () => {
  it.each([
    [`export { NoticeCard } from "@parution/kit/notice-card";`, "PublishedAdCard as NoticeCard"],
    [`export { NoticeCard as Card } from "@parution/kit/notice-card";`, "PublishedAdCard as Card"],
  ])("%s keeps the name that other modules import", (line, specifier) => {
    expect(renamed(line)).toEqual({
      code: `export { ${specifier} } from "@parution/kit/published-ad-card";`,
      notes: [],
    });
  });

  it("keeps the name of an export without an address, too", () => {
    expect(renamed(CARD, "export { NoticeCard };").code).toBe(
      `${NEW_CARD}\nexport { PublishedAdCard as NoticeCard };`,
    );
  });

  it("of every name is left, with a note", () => {
    expect(renamed(`export * from "@parution/kit/notice-card";`)).toEqual({
      code: `export * from "@parution/kit/published-ad-card";`,
      notes: [noteOf(1, "published-ad-card")],
    });
  });
});

describe("a whole module", () => {
  it.each([
    [
      "<Ads.NoticeCard untitled={text}></Ads.NoticeCard>;",
      "<Ads.PublishedAdCard untitledLabel={text}></Ads.PublishedAdCard>;",
    ],
    ["use(Ads.NoticeCard);", "use(Ads.PublishedAdCard);"],
    ["type Props = Ads.NoticeCardProps;", "type Props = Ads.PublishedAdCardProps;"],
    ["const { NoticeCard } = Ads;", "const { PublishedAdCard: NoticeCard } = Ads;"],
  ])("has the new names of its members in %s", (before, after) => {
    expect(renamed(ALL, before)).toEqual({ code: `${NEW_ALL}\n${after}`, notes: [] });
  });

  it.each([
    "use(Ads);",
    "use(Ads[name]);",
    "const { ...rest } = Ads;",
    "export { Ads };",
    "(Ads) => Ads;",
  ])("is noted where %s may use any name", (line) => {
    expect(renamed(ALL, line)).toEqual({
      code: `${NEW_ALL}\n${line}`,
      notes: [noteOf(1, "published-ad-card")],
    });
  });
});

describe("an import on demand", () => {
  it.each([
    [`import("…").then((m) => m.CreditNotice)`, `import("…").then((m) => m.CreditAlert)`],
    [
      `import("…").then((m) => ({ default: m.CreditNotice }))`,
      `import("…").then((m) => ({ default: m.CreditAlert }))`,
    ],
    [
      `import("…").then(({ CreditNotice }) => CreditNotice)`,
      `import("…").then(({ CreditAlert: CreditNotice }) => CreditNotice)`,
    ],
    [`(await import("…")).CreditNotice`, `(await import("…")).CreditAlert`],
    [
      `const { CreditNotice: Limit } = await import("…")`,
      `const { CreditAlert: Limit } = await import("…")`,
    ],
    [`type Props = import("…").CreditNoticeProps`, `type Props = import("…").CreditAlertProps`],
    [`type Limit = typeof import("…").CreditNotice`, `type Limit = typeof import("…").CreditAlert`],
  ])("%s has the new name", (before, after) => {
    expect(renamed(before.replace("…", "@parution/kit/credit-notice"))).toEqual({
      code: after.replace("…", "@parution/kit/credit-alert"),
      notes: [],
    });
  });

  it.each([
    `lazy(() => import("…"))`,
    `import("…").then(choose)`,
    `import("…").then((m) => m)`,
    `const module = await import("…")`,
    `type Module = typeof import("…")`,
    `require("…")`,
    `vi.mock("…", () => ({ CreditNotice }))`,
  ])("%s has the new address, and a note", (line) => {
    const source = line.replace("…", "@parution/kit/credit-notice");
    expect(renamed("", source)).toEqual({
      code: `\n${line.replace("…", "@parution/kit/credit-alert")}`,
      notes: [noteOf(2, "credit-alert")],
    });
  });
});

it("leaves a module with the new names as it is, without notes", () => {
  const { code } = renamed(
    CARD,
    ALL,
    "export { NoticeCard, NoticeCard as Card };",
    "use({ NoticeCard });",
  );
  expect(renameProps(code, "page.tsx")).toEqual({ code, notes: [] });
});
