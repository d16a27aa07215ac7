import { desktopMinWidth } from './constants.ts';

/**
 * The templates of the specification (section 1): each is a design of both layouts, as data. The style sheet of a design
 * is `src/templates/template-<design>.css`; of a variant that a region has by a style sheet,
 * `src/templates/region-<region>-<variant>.css`. No component knows a template: it knows the variant of its region.
 */

/** The parts of a page that have variants; the first variant is the default one and needs no style sheet. */
export const regions = {
  /** The desktop's navigation: beside the page, above it, or above it with the halls and their providers in a menu. */
  desktopNavigation: ['rail', 'topBar', 'megaMenu'],
  /** The phone's: a bar of five equal entries, one with the middle entry raised, or a drawer that the header opens. */
  phoneNavigation: ['bar', 'raised', 'drawer'],
  /** The header of the phone and of pages: on the page's background, or a bar in the accent's colour. */
  header: ['plain', 'accent'],
  /** What home begins with, and the order of what follows; `sportsFirst` with the operator's sports page. */
  home: ['bannerFirst', 'hallsFirst', 'gamesFirst', 'sportsFirst', 'jackpotFirst'],
  /** The banners: a card, from edge to edge, or the first one alone and low. */
  banner: ['card', 'edge', 'strip'],
  /** The announcements: a line on the page, or on a card. */
  announcements: ['line', 'card'],
  /** The sum of the jackpots: a card with its label above it, or a band with large figures in the middle. */
  jackpot: ['card', 'band'],
  /** The halls at home: doors with pictures, icons, a line of tabs, or a list of names. */
  halls: ['doors', 'icons', 'tabs', 'list'],
  /** The games of a hall: one grid, a shelf for each provider, or a list of the providers. */
  hall: ['grid', 'shelves', 'providers'],
  /**
   * A game: a poster with its name below, a card around both, a square with its name on it, one with its least stake on a
   * plate, a row of a list, or one without a picture.
   */
  tile: ['poster', 'card', 'plate', 'price', 'row', 'text'],
  /** The window of sign-in: a dialog, a sheet at the side or end, or the whole page. */
  signIn: ['dialog', 'sheet', 'page'],
  /** The bar of a running game: a card over the page, or from edge to edge; on phones a game in the page then has it below. */
  playBar: ['floating', 'docked'],
  /** What the member centre begins with: panels below each other, or the balance on a ground in the accent's colour. */
  memberHome: ['panels', 'accent'],
  /** The last winners: below all other rows of games at home, below the most played games, or nowhere. */
  winners: ['low', 'high', 'none'],
  /** The footer: brand and links side by side, all in the middle, or links alone in small type. */
  footer: ['split', 'centred', 'compact'],
} as const;
export type Region = keyof typeof regions;
export type Regions = { readonly [Key in Region]: (typeof regions)[Key][number] };

/** Variants that a site chooses in place of those of its template. */
export type ChosenRegions = { readonly [Key in Region]?: Regions[Key] | undefined };

export const defaultRegions = Object.fromEntries(
  Object.entries(regions).map(([region, [first]]) => [region, first]),
) as unknown as Regions;

export interface Template {
  scheme: 'dark' | 'light';
  /** Colour of the page, which browsers show around it before any style sheet. */
  background: string;
  /** Colour of the header's bar, if the design has one. */
  bar?: string;
  regions: Regions;
}

const template = (
  scheme: Template['scheme'],
  background: string,
  own: Partial<Regions> = {},
  bar?: string,
): Template => ({ scheme, background, regions: { ...defaultRegions, ...own }, ...(bar && { bar }) });

export const templates = {
  /** Dusk: amber on warm black, halls as lit doors. */
  pc: template('dark', '#100b10'),
  /** Dusk on phones. */
  H5_1: template('dark', '#100b10'),
  /** Jade: square, quiet, names in cards. */
  H5_2: template('dark', '#071010', { phoneNavigation: 'drawer', tile: 'card', halls: 'icons' }),
  /** Compact: lists for slow phones, no picture but that of the banner. */
  H5_3: template('dark', '#0b0d10', {
    home: 'hallsFirst',
    banner: 'strip',
    halls: 'list',
    tile: 'text',
    signIn: 'page',
    footer: 'compact',
    winners: 'none',
  }),
  /** Clear: light, airy, white surfaces. */
  H5_4: template(
    'light',
    '#f5f7fa',
    {
      desktopNavigation: 'megaMenu',
      announcements: 'card',
      halls: 'icons',
      tile: 'card',
      signIn: 'sheet',
      memberHome: 'accent',
    },
    '#0b57c9',
  ),
  /** Plum: a shelf for each provider. */
  H5_5: template('dark', '#140813', {
    banner: 'edge',
    hall: 'shelves',
    playBar: 'docked',
    footer: 'centred',
  }),
  /** Pitch: fixtures before all else, halls as tabs. */
  H5_6: template(
    'light',
    '#eef2ee',
    {
      desktopNavigation: 'topBar',
      header: 'accent',
      home: 'sportsFirst',
      banner: 'strip',
      announcements: 'card',
      halls: 'tabs',
      memberHome: 'accent',
    },
    '#0a5730',
  ),
  /** Block: a bold grid and large type on white. */
  H5_7: template('light', '#ffffff', {
    home: 'hallsFirst',
    halls: 'tabs',
    tile: 'plate',
    signIn: 'page',
    footer: 'compact',
  }),
  /** Copper: festive, led by banners. */
  H5_8: template(
    'dark',
    '#1a0705',
    {
      phoneNavigation: 'raised',
      header: 'accent',
      home: 'jackpotFirst',
      banner: 'edge',
      announcements: 'card',
      jackpot: 'band',
      tile: 'price',
      playBar: 'docked',
      memberHome: 'accent',
      winners: 'high',
      footer: 'centred',
    },
    '#8e1c14',
  ),
} as const satisfies Record<string, Template>;
/** A template with a design of its own. */
export type Design = keyof typeof templates;

/** Names of the specification for which one of the designs stands. */
export const templateAliases: ReadonlyMap<string, Design> = new Map<string, Design>(
  Object.entries({
    site02: 'H5_4',
    suncity: 'H5_8',
    apsport: 'H5_6',
    bob: 'H5_2',
    origin_mobile: 'H5_1',
  }),
);

export const templateNames: readonly string[] = [...Object.keys(templates), ...templateAliases.keys()];

/** The design of a template; of an unknown one that of `pc`. */
export const designOf = (name: string): Design =>
  Object.hasOwn(templates, name) ? (name as Design) : (templateAliases.get(name) ?? 'pc');

/** The colour that browsers show above a page: that of its header's bar, else of its ground. */
export function colourAbove(
  templateName: string,
  theme?: { colours: { background?: string | undefined; bar?: string | undefined }; regions: ChosenRegions },
): string {
  const { background, bar }: Template = templates[designOf(templateName)];
  const ground = theme?.colours.background ?? background;
  const hasBar = regionsOf(templateName, theme?.regions).header === 'accent';
  return hasBar ? (theme?.colours.bar ?? bar ?? ground) : ground;
}

/** Designs without a style sheet: the app's own styles. */
export const plainDesigns: ReadonlySet<Design> = new Set(['pc', 'H5_1']);

/** Variants that do not go together, with the reason. */
export const refusedMixes: readonly { mix: Partial<Regions>; reason: string }[] = [
  { mix: { hall: 'shelves', tile: 'row' }, reason: 'rows of a list do not fit on a shelf' },
  { mix: { hall: 'shelves', tile: 'text' }, reason: 'rows of a list do not fit on a shelf' },
  { mix: { home: 'gamesFirst', halls: 'list' }, reason: 'the list of halls would follow below all games' },
];

/** Why regions do not go together; undefined if they do. */
export const refusalOf = (mix: Regions): string | undefined =>
  refusedMixes.find(({ mix: refused }) =>
    Object.entries(refused).every(([region, variant]) => mix[region as Region] === variant),
  )?.reason;

/** The regions of a site's template: those of its design, and in their place those that the site chooses. */
export const regionsOf = (templateName: string, chosen: ChosenRegions = {}): Regions =>
  ({ ...templates[designOf(templateName)].regions, ...chosen }) as Regions;

/** Why the regions of a site do not go together in one of its layouts; undefined if they do. */
export const siteRefusal = (templateNames: readonly string[], chosen?: ChosenRegions): string | undefined =>
  templateNames.map((name) => refusalOf(regionsOf(name, chosen))).find((reason) => reason !== undefined);

/** Regions without style sheets: their variants are data, or modules that load if they are chosen. All others have some. */
const unstyled: ReadonlySet<string> = new Set<Region>(['home', 'hall', 'winners']);

/** The name of a data attribute, of a file and so on: `phone-navigation` for `phoneNavigation`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Style sheets of a template by name, without what the design's own sheet has. */
export const sheetsOf = (templateName: string, chosen: ChosenRegions = {}): string[] => {
  const design = designOf(templateName);
  const own = templates[design].regions;
  const mix = regionsOf(templateName, chosen);
  return [
    ...(plainDesigns.has(design) ? [] : [`template-${design}`]),
    ...(Object.keys(mix) as Region[])
      .filter(
        (region) =>
          !unstyled.has(region) && mix[region] !== own[region] && mix[region] !== defaultRegions[region],
      )
      .map((region) => `region-${kebab(region)}-${mix[region]}`),
  ];
};

/** A style sheet that a page loads beside those of the app; without a layout it is for both. */
export interface Sheet {
  name: string;
  layout?: 'desktop' | 'phone';
}

/** The style sheets of a site, each once. */
export const siteSheets = ({
  templateName,
  mobileTemplateName,
  theme,
}: {
  templateName: string;
  mobileTemplateName: string;
  theme?: { regions: ChosenRegions } | undefined;
}): Sheet[] => {
  const desktop = sheetsOf(templateName, theme?.regions);
  const phone = sheetsOf(mobileTemplateName, theme?.regions);
  return [
    ...desktop.map((name): Sheet => (phone.includes(name) ? { name } : { name, layout: 'desktop' })),
    ...phone.filter((name) => !desktop.includes(name)).map((name): Sheet => ({ name, layout: 'phone' })),
  ];
};

/** Media in which a sheet applies until the app has chosen the layout: by the width of the window, and never on paper. */
export const mediaOf = ({ layout }: Sheet): string => {
  const isWide = `(min-width: ${desktopMinWidth}px)`;
  return layout ? `screen and ${layout === 'desktop' ? isWide : `(not ${isWide})`}` : 'screen';
};

/** Data attributes of the root element, by which style sheets know the variants: `phoneNavigation` is `data-phone-navigation`. */
export const templateData = (templateName: string, chosen: ChosenRegions = {}): Record<string, string> => ({
  template: templateName,
  ...regionsOf(templateName, chosen),
});
