import type { Body } from '../../../contract/call.ts';
import { defaultTimeZone } from '../../../contract/constants.ts';
import { addDays, dayIn } from '../../../contract/day-range.ts';
import type { EndpointOf, Path } from '../../../contract/endpoints.ts';
import type { languages, SiteConfig } from '../../../contract/site.ts';

export type ProbeContext = {
  siteId: string;
  currency: string;
  language: keyof typeof languages;
  template: string;
  mobileTemplate: string;
  /** Id of the member; '' for a visitor. */
  memberId: string;
  /** A game of the lists. */
  game: { gtId: string; gpId: string };
};

/** What the site file says for the calls. */
export const contextOf = (site: SiteConfig): ProbeContext => ({
  siteId: site.siteId,
  currency: site.defaultCurrency,
  language: site.defaultLanguage,
  template: site.templateName,
  mobileTemplate: site.mobileTemplateName,
  memberId: '',
  game: { gtId: '2', gpId: '' },
});

type Probes = { [P in Path]?: Body<EndpointOf<P>> };

/** A body for each call that only reads. The other calls change something, or need what only a person knows. */
export const readProbes = (context: ProbeContext): Probes => {
  const { siteId: site_id, currency, language, template, mobileTemplate, memberId, game } = context;
  const site = { site_id };
  const siteAndCurrency = { site_id, currency };
  const to = dayIn(Date.now(), defaultTimeZone);
  const lastMonth = { from: addDays(to, -30), to };
  const firstPage = { page: 1, count: 50 };
  const latest = { ...firstPage, sort_field: 'at', sort_order: 'desc' } as const;
  const byId = { ...firstPage, sort_field: 'id', sort_order: 'desc' } as const;
  const model = { site_id, language, model_version: '1' };
  return {
    '/v3/game_list': { ...siteAndCurrency, support_device: 0, template },
    '/v2/get_template_game_list': { ...siteAndCurrency, support_device: 0 },
    '/arks/web/carousel_picture': { site_id, use_type: 0 },
    '/arks/web/announcement/marquee': { site_id, sort_field: 'sort', sort_order: 'asc' },
    '/arks/web/bulletin': { site_id, display_device: 1 },
    '/arks/web/bulletin/history': { site_id, display_device: 1 },
    '/v2/get_jackpot': { currency },
    '/v2/get_winner_list': { ...siteAndCurrency, support_device: 0, count: 12 },
    '/v2/get_jackpot_history': { currency },
    '/arks/web/game/sport-fixtures': { site_id, currency },
    '/arks/web/game/live-tables': { site_id, currency, support_device: 0 },
    '/arks/web/site/detail': site,
    '/web/logo': site,
    '/arks/web/footer': site,
    '/arks/web/float': site,
    '/arks/web/web-mobile-footer': { site_id, template: mobileTemplate },
    '/web/model_setting': model,
    '/web/model_sponsor': model,
    '/web/model_login': model,
    '/member/signin/info': {},
    '/api/template_config': { mobileTemplateName: mobileTemplate },
    '/get_login_header': {},
    '/captcha': { type: 1, site_id },
    '/clientCaptcha': {},
    '/arks/web/check-agent-domain': { host: 'www.example.com', site_id },
    '/arks/web/register-settings': site,
    '/arks/web/register-settings/service-agreement': site,
    '/arks/web/model/register-background/detail': { site_id, template: mobileTemplate },
    '/bonus_setting/check': { member_currency: currency, site_id },
    '/arks/web/cash_surplus/check': siteAndCurrency,
    '/v2/game_label': { ...siteAndCurrency, device: 0, gp_id: game.gpId, game_type_id: game.gtId },
    '/v2/get_tag_game_list': { ...siteAndCurrency, support_device: 0, tag: 'hot', gt_id: game.gtId },
    '/arks/web/member-games/hot-games': { ...siteAndCurrency, gt_id: game.gtId },
    '/demo/gt_games': { ...siteAndCurrency, support_device: 0, template },
    '/arks/web/game/sport-quickbet-url': { ...siteAndCurrency, support_device: 0, domain: 'www.example.com' },
    '/arks/web/discount': siteAndCurrency,
    '/arks/web/faq': site,
    '/member/profile/common/layout': {},
    '/member/profile/my_cash': {},
    '/member/profile': {},
    '/member_info': { id: memberId },
    '/member/deposit/methods': { currency, device: 0 },
    '/member/deposit/open': {},
    '/arks/web/bulletin/member': { site_id, display_device: 1, display_location: 2 },
    '/arks/web/activity/red_envelope_promotion': {},
    '/arks/web/member-games/last-playing-game': {},
    '/arks/web/member/letter': {
      active: 'all',
      count: 50,
      language,
      page: 1,
      site_id,
      sort_field: 'id',
      sort_order: 'desc',
    },
    '/arks/web/agent-level-rename': {},
    '/member/apply_for_agent/check': { agent_id: '', apply_agent_flag: 1 },
    '/member/profile/info': {},
    '/member/account/list': {},
    '/member/account/banks': {},
    '/member/withdrawal/info': {},
    '/member/wallet/transfers': byId,
    '/member/record/bets': { ...lastMonth, ...latest },
    '/member/record/money': { ...lastMonth, ...latest },
    '/member/limits': {},
    '/member/play/session': {},
    '/member/recommend/project': {},
    '/member/recommend/records': { ...lastMonth, ...latest },
  };
};
