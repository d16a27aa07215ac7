/** What members lose without a call, by the beginning of its path: the longest one counts. */
const losses: Readonly<Record<string, string>> = {
  '/agent/': 'Agents have no window of their own.',
  '/api/fb_tracking': 'Nothing is reported to the advertising pixel of the operator.',
  '/api/template_config': 'The template of the site config is used.',
  '/arks/web/activity/': 'There is no red envelope.',
  '/arks/web/agent-level-rename': 'Levels of members have no name.',
  '/arks/web/announcement/': 'The line of announcements is empty.',
  '/arks/web/bulletin': 'There are no pop-up discounts and no notices.',
  '/arks/web/carousel_picture': 'Home has no banners.',
  '/arks/web/cash_surplus/check': 'Balances are not returned in one step.',
  '/arks/web/check-agent-domain': 'A domain of an agent introduces nobody.',
  '/arks/web/discount': 'The page of promotions says that it is not offered.',
  '/arks/web/faq': 'The help page says that it is not offered.',
  '/arks/web/float': 'There are no floating buttons.',
  '/arks/web/footer': 'The footer has no documents.',
  '/arks/web/game/': 'The sports page says that it could not be loaded.',
  '/arks/web/member-games/': 'There are no favourites, no hot games and no games that were played last.',
  '/arks/web/member/letter': 'There is no inbox.',
  '/arks/web/model/': 'The registration has no picture.',
  '/arks/web/register-settings': 'Nobody can register.',
  '/arks/web/site/detail': 'There is no customer service but that of the site config.',
  '/arks/web/vx/': 'Members of an older system cannot set a new password.',
  '/arks/web/web-mobile-footer': 'The bar at the bottom of phones has its default entries.',
  '/bonus_setting/check': 'Nobody can recommend friends.',
  '/captcha': 'Nobody can sign in or register.',
  '/check_iframe': 'The sports page says that it could not be loaded.',
  '/clientCaptcha': 'Nobody can recover a password.',
  '/demo/': 'There are no demo games.',
  '/forgot_password/': 'Nobody can recover a password.',
  '/get_info_data': 'Nobody can sign in by a link or by a third party.',
  '/get_login_header': 'The sign-in has no further headers.',
  '/login': 'Nobody can sign in.',
  '/login/double_validation': 'A sign-in that asks a question cannot be finished.',
  '/logout': 'The token stays valid after a sign-out.',
  '/member/account/': 'Members cannot add accounts for withdrawals.',
  '/member/apply_for_agent': 'Nobody can become an agent.',
  '/member/deposit/': 'Nobody can deposit.',
  '/member/game/leave1': 'Money stays at the provider after a game.',
  '/member/game/play1': 'Nobody can play.',
  '/member/limits': 'Members cannot limit their play or deposits.',
  '/member/play/session': 'The play clock does not know what was won.',
  '/member/profile': 'The account page says that it is not offered.',
  '/member/profile/balance': 'Money stays at the providers.',
  '/member/profile/common/layout': 'The page does not know the member: no balance, no letters, no play.',
  '/member/profile/edit': 'Members cannot change their details.',
  '/member/profile/edit_password': 'Members cannot change their password.',
  '/member/profile/info': 'Members cannot see their details.',
  '/member/profile/my_cash': 'Balances at the providers are not known.',
  '/member/profile/verify': 'Members cannot confirm their phone or e-mail address.',
  '/member/profile/withdraw_password': 'Members cannot set a withdrawal password.',
  '/member/promotion/': 'Offers cannot be claimed.',
  '/member/recommend/': 'There are no pages of recommendations.',
  '/member/record/': 'There are no pages of records.',
  '/member/request/outcome': 'The page cannot know what became of a request whose response was lost.',
  '/member/signin/': 'There is no daily check-in.',
  '/member/wallet/': 'Members cannot move money between providers.',
  '/member/withdrawal/': 'Nobody can withdraw.',
  '/member_info': 'Members play in the currency of their sign-in.',
  '/register': 'Nobody can register.',
  '/register/sms': 'Nobody can confirm a phone at the registration.',
  '/register/valid_message': 'A link of an introducer is not checked.',
  '/register/verification': 'A name that is taken is noticed only when the form is sent.',
  '/v2/game_label': 'The games of a provider cannot be shown.',
  '/v2/get_jackpot': 'There is no jackpot.',
  '/v2/get_tag_game_list': 'There are no lists of hot and new games.',
  '/v2/get_template_game_list': 'Home has no games.',
  '/v3/game_list': 'There are no halls.',
  '/web/logo': 'The site shows its name in place of a logo.',
  '/web/model_': 'Sign-in, settings and sponsor pages lack the texts of the operator.',
};

/** What members lose when a back end does not have a call. Throws for a call that has no note. */
export const lossWithout = (path: string): string => {
  const [longest] = Object.keys(losses)
    .filter((beginning) => path.startsWith(beginning))
    .toSorted((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error(`${path} has no note in call-notes.ts`);
  return losses[longest] as string;
};

/** Calls without which a page, a sign-in, a game or a deposit is not possible, in the order in which they are needed. */
export const essentialCalls: readonly { step: string; paths: readonly string[] }[] = [
  { step: 'the first page', paths: ['/v3/game_list', '/v2/get_template_game_list'] },
  {
    step: 'the first sign-in',
    paths: ['/captcha', '/login', '/member/profile/common/layout', '/member/profile/my_cash', '/logout'],
  },
  { step: 'the first game', paths: ['/v2/game_label', '/member/game/play1', '/member/game/leave1'] },
  {
    step: 'the first deposit',
    paths: [
      '/member/deposit/methods',
      '/member/deposit/open',
      '/member/deposit/create',
      '/member/deposit/order',
    ],
  },
];
