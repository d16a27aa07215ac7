import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const documents = fileURLToPath(new URL('../../../docs/contract/', import.meta.url));
const documentNames = ['openapi.json', 'asyncapi.json', 'site.schema.json', 'CHANGELOG.md'] as const;
const viewer = 'redoc.standalone.js';

/** Nothing is loaded from elsewhere; the viewer writes styles and runs its search in a worker. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self' blob:; base-uri 'none'";

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>${title}</title>
    <style>
      body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1d1b20 }
      nav { display: flex; flex-wrap: wrap; gap: 20px; padding: 12px 20px; border-bottom: 1px solid #ddd }
      main { max-width: 72ch; padding: 20px }
      pre { overflow: auto; padding: 12px; background: #f4f2f5; font-size: 13px }
      h2 { margin-top: 40px }
      code, pre { overflow-wrap: anywhere }
    </style>
  </head>
  <body>
    <nav aria-label="Contract">
      <a href="index.html">Calls</a>
      <a href="realtime.html">Realtime events</a>
      <a href="openapi.json">OpenAPI</a>
      <a href="asyncapi.json">AsyncAPI</a>
      <a href="site.schema.json">Site file</a>
      <a href="CHANGELOG.md">Changes</a>
    </nav>
${body}
  </body>
</html>
`;

type AsyncApi = {
  info: { title: string; version: string; description: string };
  channels: Record<string, { address: string; description?: string; messages: Record<string, object> }>;
  components: { messages: Record<string, { name?: string; payload?: object }> };
};

/** Channels with their events and the schemas of these. */
const realtimePage = ({ info, channels, components }: AsyncApi): string => {
  const parts = Object.values(channels).flatMap(({ address, description = '', messages }) => [
    `<h2><code>${escaped(address)}</code></h2>`,
    `<p>${escaped(description)}</p>`,
    `<ul>${Object.keys(messages)
      .map(
        (name) =>
          `<li><a href="#${escaped(name)}"><code>${escaped(components.messages[name]?.name ?? name)}</code></a></li>`,
      )
      .join('')}</ul>`,
  ]);
  const payloads = Object.entries(components.messages).flatMap(([id, { name = id, payload = {} }]) => [
    `<h2 id="${escaped(id)}"><code>${escaped(name)}</code></h2>`,
    `<pre>${escaped(JSON.stringify(payload, null, 2))}</pre>`,
  ]);
  const introduction = info.description
    .split('\n\n')
    .map((text) => `<p>${escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');
  return page(
    info.title,
    `<main><h1>${escaped(info.title)} ${info.version}</h1>${introduction}${[...parts, ...payloads].join('\n')}</main>`,
  );
};

/** The script that starts the viewer, in a file of its own since the policy allows no other. */
const start = `Redoc.init('openapi.json', { disableGoogleFont: true, hideDownloadButtons: true }, document.getElementById('calls'));
`;

/** Writes the documents of the contract as a site of static pages, which needs nothing from elsewhere. */
export const writePages = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of documentNames) copyFileSync(join(documents, name), join(folder, name));
  const bundle = import.meta.resolve('redoc/bundles/redoc.standalone.js');
  copyFileSync(fileURLToPath(bundle), join(folder, viewer));
  const asyncApi = JSON.parse(readFileSync(join(documents, 'asyncapi.json'), 'utf8')) as AsyncApi;
  writeFileSync(join(folder, 'realtime.html'), realtimePage(asyncApi));
  writeFileSync(join(folder, 'start.js'), start);
  writeFileSync(
    join(folder, 'index.html'),
    page(
      'Calls of Gamehall',
      `<div id="calls"></div>\n<script src="${viewer}"></script>\n<script src="start.js"></script>`,
    ),
  );
};
