import { readFileSync, watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { type Theme, theme } from '#contract/theme.ts';
import { changeSite } from '#tests/support/site.ts';
import { openStage } from './stage.ts';
import { layouts, openView, viewNames, windows } from './views.ts';

interface Options {
  file: string;
  template: string;
  port: number;
}

/** The theme in a file; undefined while it is not valid, as in the middle of an edit. */
function themeIn(file: string): Theme | undefined {
  try {
    return v.parse(theme, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.log(`${file}: ${(error as Error).message}`);
    return undefined;
  }
}

const frame = `<!doctype html><meta charset="utf-8"><title>Theme</title>
<style>body{margin:16px;font:14px system-ui;background:#777}main{display:grid;gap:16px}section{display:flex;gap:16px}
img{height:480px;background:#fff}</style>
<main>${viewNames
  .map(
    (view) =>
      `<section>${layouts.map((layout) => `<img alt="${view}, ${layout}" src="/${view}-${layout}.png">`).join('')}</section>`,
  )
  .join('')}</main>
<script>new EventSource('/changes').onmessage = ({ data }) => {
  for (const image of document.images) if (image.src.includes('/' + data + '.png')) image.src = '/' + data + '.png?' + Date.now();
}</script>`;

/** Serves pictures of the views with the theme of a file, anew whenever the file changes. Runs until the process ends. */
export async function preview({ file, template, port }: Options) {
  const stage = await openStage();
  const pictures = new Map<string, Buffer>();
  const readers = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const picture = pictures.get(path.slice(1, -'.png'.length));
    if (path === '/') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(frame);
    else if (path === '/changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      readers.add(response);
      response.on('close', () => readers.delete(response));
    } else if (picture) response.setHeader('Content-Type', 'image/png').end(picture);
    else response.writeHead(404).end();
  });
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use; --port names another one` : error);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1');

  let version = 0;
  const update = async () => {
    version += 1;
    const own = version;
    const current = themeIn(file);
    if (!current) return;
    for (const view of viewNames)
      for (const layout of layouts) {
        const page = await stage.browser.newPage({ ...windows[layout], reducedMotion: 'reduce' });
        await changeSite(page, { templateName: template, mobileTemplateName: template, theme: current });
        try {
          await openView(page, stage, view);
          pictures.set(`${view}-${layout}`, await page.screenshot());
        } catch (error) {
          console.log(`${view}, ${layout}: ${(error as Error).message.split('\n')[0]}`);
        }
        await page.close();
        // A later edit of the file has begun anew.
        if (own !== version) return;
        for (const reader of readers) reader.write(`data: ${view}-${layout}\n\n`);
      }
  };
  console.log(`http://127.0.0.1:${port} shows ${file} over ${template}; Ctrl+C ends it`);
  // Editors replace the file, so that its folder is watched.
  watch(dirname(file), (_, name) => name === basename(file) && void update());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  await update();
}
