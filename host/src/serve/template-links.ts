import { createHash } from 'node:crypto';
import { themePath } from '../../../contract/files.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import { colourAbove, designOf, mediaOf, siteSheets, templates } from '../../../contract/templates.ts';
import { themeCss } from '../../../contract/theme-css.ts';
import type { Build } from './build.ts';

/** The style sheet of a site's theme; '' if it has none. */
export const themeSheet = ({ theme }: SiteConfig): string => (theme ? themeCss(theme) : '');

/** The links of a site's templates and theme, which precede the first paint, and the colour around the page. */
const linksOf = ({ files, base }: Build, site: SiteConfig): string => {
  const paths = [...files.keys()];
  const links = siteSheets(site).flatMap((sheet) => {
    const path = paths.find((each) => each.startsWith(`/assets/${sheet.name}-`) && each.endsWith('.css'));
    return path
      ? `<link rel="stylesheet" href="${base}${path}" media="${mediaOf(sheet)}" data-template="${sheet.layout ?? ''}">`
      : [];
  });
  for (const { files } of site.theme?.fonts ?? [])
    if (files[0]) links.push(`<link rel="preload" as="font" href="${files[0].url}" crossorigin>`);
  const css = themeSheet(site);
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  if (css)
    links.push(
      `<link rel="stylesheet" href="${base}${themePath}?v=${version}" media="screen" data-template="">`,
    );
  return links.join('');
};

/** The colour of the page of a site in one of its templates. */
export const pageColour = ({ theme }: SiteConfig, templateName: string): string =>
  theme?.colours.background ?? templates[designOf(templateName)].background;

/** Puts the style sheets of a site's templates into a document. */
export const withTemplates = (html: string, build: Build, site: SiteConfig): string => {
  const desktop = colourAbove(site.templateName, site.theme);
  const phone = colourAbove(site.mobileTemplateName, site.theme);
  const colours = [
    `<meta name="theme-color" content="${desktop}" media="${mediaOf({ name: '', layout: 'desktop' })}">`,
    `<meta name="theme-color" content="${phone}">`,
  ];
  return html
    .replace(/<meta name="theme-color"[^>]*>/, () =>
      desktop === phone ? (colours[1] ?? '') : colours.join(''),
    )
    .replace('<title>', () => `${linksOf(build, site)}<title>`);
};
