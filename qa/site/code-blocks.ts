export interface CodeBlock {
  language: string;
  /** What follows the language: the name of a file, or `fails` for commands that do. */
  info: string;
  code: string;
}

/** The fenced blocks of a markdown text. */
export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```(\w+) *(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', info = '', code = '']) => ({ language, info, code }),
  );
}
