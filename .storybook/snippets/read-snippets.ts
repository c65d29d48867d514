import { readProps } from "../props/read-props.ts";
import { snippetOf } from "./snippet.ts";
import { readStoryFile } from "./story-file.ts";

/** A story with its code, where a reader could write it. */
export interface Snippet {
  name: string;
  code: string | undefined;
}

/** Required props by component: an idle function stays where a component asks for one. */
let required: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function requiredProps(): NonNullable<typeof required> {
  required ??= new Map(
    readProps().map(({ name, props }) => [
      name,
      new Set(props.filter((prop) => prop.required).map((prop) => prop.name)),
    ]),
  );
  return required;
}

/** Snippets of the stories of one file. */
export function readSnippets(file: string, source?: string): Snippet[] {
  const stories = readStoryFile(file, source);
  const needed = requiredProps().get(stories.component);
  return stories.stories.map((story) => ({
    name: story.name,
    code: snippetOf(stories, story, (prop) => !needed?.has(prop)),
  }));
}
