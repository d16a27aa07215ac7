import { LRUCache } from 'lru-cache';
import { type SiteConfig, siteElementId } from '../../../contract/site.ts';
import { withBrand } from './brand.ts';
import { type Build, type Content, contentOf } from './build.ts';
import { SEPARATE_PAGES } from './security.ts';
import { withTemplates } from './template-links.ts';

/** Path of a document without the extension that some hosts add. */
const documentPath = (path: string): string => path.replace(/\.html$/, '');

/** Name of the file of a document: the app for every path but those of the separate pages. */
export const documentName = (path: string): string => {
  const plain = documentPath(path);
  return SEPARATE_PAGES.has(plain) ? plain.slice(1) : 'index';
};

/**
 * A document of the build as that of a site, with the config in it and its style sheets, so that none need be fetched before the
 * first paint.
 */
export const withSite = (html: string, build: Build, site: SiteConfig): string =>
  withTemplates(withBrand(html, site), build, site).replace(
    '</head>',
    () =>
      `<script type="application/json" id="${siteElementId}">${JSON.stringify(site).replace(/</g, '\\u003c')}</script></head>`,
  );

export type Documents = {
  /** A document with the config of a site; undefined if the build lacks it. */
  document: (build: Build, path: string, site: SiteConfig) => Content | undefined;
  config: (site: SiteConfig) => Content;
};

/**
 * Documents of the builds with the config of a site, rendered and compressed once for each config: of `maxEntries`
 * those that were asked for last are kept.
 */
export const createDocuments = (maxEntries = 2_000): Documents => {
  /** The documents by their build and config objects: most requests have the same ones, and need no key made of them. */
  const quick = new WeakMap<Build, WeakMap<SiteConfig, Map<string, Content>>>();
  const rendered = new LRUCache<string, Content>({ max: maxEntries });
  const once = (key: string, render: () => Content): Content => {
    const known = rendered.get(key);
    if (known) return known;
    const content = render();
    rendered.set(key, content);
    return content;
  };
  return {
    document: (build, path, site) => {
      const name = documentName(path);
      const html = build.documents.get(name);
      if (html === undefined) return undefined;
      const ofBuild = quick.get(build) ?? new WeakMap<SiteConfig, Map<string, Content>>();
      const ofSite = ofBuild.get(site) ?? new Map<string, Content>();
      const known = ofSite.get(name);
      if (known) return known;
      const siteJson = JSON.stringify(site);
      const content = once(`${build.id} ${name} ${siteJson}`, () =>
        contentOf('document.html', Buffer.from(withSite(html, build, site))),
      );
      quick.set(build, ofBuild.set(site, ofSite.set(name, content)));
      return content;
    },
    config: (site) => {
      const siteJson = JSON.stringify(site);
      return once(siteJson, () => contentOf('site.json', Buffer.from(siteJson)));
    },
  };
};
