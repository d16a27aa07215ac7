import * as v from 'valibot';
import { host, type SiteConfig, siteConfig } from '../../../contract/site.ts';

/** The specification (section 3) names the variants of the websocket URL: one for pages served by https, and by environment. */
const urlOfSockets = siteConfig.pipe[0].entries.websocketUrl;

const hostFields = {
  /** Hosts that the site answers, such as `www.example.com`; a file without any answers all other hosts. */
  hosts: v.optional(v.array(host)),
  /** Replaces `websocketUrl` in pages that are served by https. */
  websocketUrlSsl: v.optional(urlOfSockets),
};

/** For editors only, which name it in the file. */
const editorFields = { $schema: v.optional(v.string()) };

const configFields = siteConfig.pipe[0].entries;

/** What an operator writes for one site: its config, its hosts, and what differs in an environment. */
export const siteFile = v.object({
  ...editorFields,
  ...configFields,
  ...hostFields,
  /** Fields that replace those of the file, by the name of the environment that the host runs in, such as `staging`. */
  environments: v.optional(v.record(v.string(), v.partial(v.object({ ...configFields, ...hostFields }))), {}),
});

/** A site as the host serves it. */
export type Site = {
  hosts: readonly string[];
  /** Config of a page that is served by the scheme. */
  config: Readonly<Record<'http' | 'https', SiteConfig>>;
};

/** The document with the fields of its environment in place of its own. */
export const inEnvironment = (document: object, environment: string | undefined): Record<string, unknown> => {
  const { environments = {}, ...fields } = document as Record<string, unknown> & {
    environments?: Record<string, object>;
  };
  const own = environment !== undefined && Object.hasOwn(environments, environment);
  return { ...fields, ...(own && environments[environment]) };
};

/** The site of a valid document in an environment. Throws if the config is not valid. */
export const siteOf = (document: object, environment?: string): Site => {
  const { hosts = [], websocketUrlSsl, ...fields } = inEnvironment(document, environment);
  const http = v.parse(siteConfig, fields);
  return {
    hosts: (hosts as string[]).map((name) => name.toLowerCase()),
    config: {
      http,
      https:
        websocketUrlSsl === undefined
          ? http
          : v.parse(siteConfig, { ...fields, websocketUrl: websocketUrlSsl }),
    },
  };
};
