import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { Marked } from 'marked';

export interface Page {
  /** The markdown file, relative to the package. */
  source: string;
  /** The file of the site. */
  name: string;
  title: string;
  html: string;
  /** Anchors of its headings. */
  anchors: ReadonlySet<string>;
  links: readonly string[];
}

const nameOf = (source: string) =>
  source === 'README.md' ? 'index.html' : `${basename(source, '.md').toLowerCase()}.html`;

/** The pages of a package's README, guides and changelog. */
export function pagesOf(root: string): Page[] {
  const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const sources = ['README.md', ...guides.sort().map((name) => `docs/${name}`), 'CHANGELOG.md'];
  return sources.map((source) => pageOf(root, source));
}

function pageOf(root: string, source: string): Page {
  const anchors = new Set<string>();
  const links: string[] = [];
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        const html = this.parser.parseInline(tokens);
        const anchor = anchorOf(html);
        anchors.add(anchor);
        return `<h${depth} id="${anchor}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const to = linkTo(source, href);
        links.push(to);
        return `<a href="${to}">${this.parser.parseInline(tokens)}</a>`;
      },
      code({ lang = '', text }) {
        const [, file] = lang.split(' ');
        const caption = file?.includes('.') ? `<figcaption>${file}</figcaption>` : '';
        return `<figure>${caption}<pre><code>${escaped(text)}</code></pre></figure>\n`;
      },
    },
  });
  // A link that is a paragraph of its own to a source file stands for the file.
  const markdown = read(source).replace(/^\[\S+\.ts\]\((\S+)\)$/gm, (_, file: string) => {
    const path = posix.join(posix.dirname(source), file);
    return `\`\`\`ts ${posix.basename(file)}\n${read(path)}\`\`\``;
  });
  const html = marked.parse(markdown, { async: false });
  const [, title = source] = /^# (.+)$/m.exec(markdown) ?? [];
  return { source, name: nameOf(source), title, html, anchors, links };
}

/** As GitHub makes them, so that links are the same there. */
const anchorOf = (html: string) =>
  html
    .replace(/<[^>]+>|&\w+;/g, '')
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A link between markdown files as one between pages. */
function linkTo(source: string, href: string): string {
  const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  if (path === '' || /^\w+:/.test(path)) return href;
  const file = posix.join(posix.dirname(source), path);
  return `${file.endsWith('.md') ? nameOf(file) : file}${anchor}`;
}

/** The links of the pages that lead nowhere, each with its markdown file. */
export function deadLinks(pages: readonly Page[]): string[] {
  return pages.flatMap((page) =>
    page.links
      .filter((link) => !/^\w+:/.test(link))
      .filter((link) => {
        const [name, anchor] = link.split('#');
        const target = name === '' ? page : pages.find((each) => each.name === name);
        return !target || (anchor !== undefined && !target.anchors.has(anchor));
      })
      .map((link) => `${page.source}: ${link}`),
  );
}
