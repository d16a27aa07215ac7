import { promotionUrl } from '../art/urls.ts';
import type { DocumentRow } from '../db/schema.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { DISCOUNTS, QUESTIONS } from './articles.ts';
import { bannerDocuments } from './banners.ts';

const listed = (kind: string, bodies: readonly { id: string }[]): DocumentRow[] =>
  bodies.map((body, position) => ({ kind, id: body.id, position, body: JSON.stringify(body) }));

const SPONSORS = [
  {
    id: '1',
    title: { en_US: 'Harbour Regatta', zh_CN: '港湾帆船赛', vi_VN: 'Giải đua thuyền Bến Cảng' },
    content: {
      en_US: '<p>Main partner of the Sunday regatta since its first season: forty boats, one bay.</p>',
      zh_CN: '<p>自首个赛季起即为周日帆船赛主赞助商：四十艘船，一片海湾。</p>',
    },
    photo_path: promotionUrl('sponsor-regatta', 'waves', 214),
    url: 'https://www.example.com/regatta',
  },
  {
    id: '2',
    title: { en_US: 'Northern Football League', zh_CN: '北部足球联赛', vi_VN: 'Giải bóng đá miền Bắc' },
    content: { en_US: '<p>Shirt partner of six clubs, and of the school league that feeds them.</p>' },
    photo_path: promotionUrl('sponsor-football', 'football', 152),
    url: 'https://www.example.com/league',
  },
  {
    id: '3',
    title: { en_US: 'Old Town Lantern Week', zh_CN: '古城灯笼周', vi_VN: 'Tuần lễ đèn lồng phố cổ' },
    content: { en_US: '<p>Ten thousand lamps along the river every autumn.</p>' },
    photo_path: promotionUrl('sponsor-lanterns', 'lotus', 24),
    url: 'https://www.example.com/lanterns',
  },
];

const FOOTER = [
  {
    id: '1',
    title: { en_US: 'About us', zh_CN: '关于我们', vi_VN: 'Về chúng tôi' },
    content: '',
    url: '/faq',
  },
  { id: '2', title: { en_US: 'Terms', zh_CN: '条款', vi_VN: 'Điều khoản' }, content: '', url: '/faq/terms' },
  {
    id: '3',
    title: { en_US: 'Play within limits', zh_CN: '理性博彩', vi_VN: 'Chơi có giới hạn' },
    content: '',
    url: '/faq/limits',
  },
  {
    id: '4',
    title: { en_US: '' },
    content: {
      en_US:
        '<p>Gamehall is for adults. Play stops being play when it is needed. Licence and fair-play papers on request.</p>',
      zh_CN: '<p>Gamehall 仅供成年人使用。请理性娱乐。牌照与公平性文件可向客服索取。</p>',
    },
    url: '',
  },
];

const FLOATS = [
  {
    id: '1',
    title: { en_US: 'The Sunday regatta', zh_CN: '周日帆船赛', vi_VN: 'Giải đua thuyền Chủ Nhật' },
    content: '',
    photo_path: promotionUrl('sponsor-regatta', 'waves', 214),
    url: 'https://www.example.com/regatta',
  },
];

const LOGIN_MODEL = [
  {
    id: '1',
    title: { en_US: 'Good evening', zh_CN: '晚上好', vi_VN: 'Chào buổi tối' },
    content: { en_US: '<p>Your wallet, your letters and your tables are where you left them.</p>' },
    photo_path: promotionUrl('sign-in', 'lotus', 338),
    url: '',
  },
];

const SETTINGS = [
  {
    id: '1',
    title: { en_US: 'Cashback on every table', zh_CN: '桌台返水', vi_VN: 'Hoàn trả trên mọi bàn' },
    content: '',
    photo_path: promotionUrl('ad-cashback', 'lotus', 20),
    url: '/discount/cashback',
  },
  {
    id: '2',
    title: { en_US: 'The Sunday regatta', zh_CN: '周日帆船赛', vi_VN: 'Giải đua thuyền Chủ Nhật' },
    content: '',
    photo_path: promotionUrl('sponsor-regatta', 'waves', 214),
    url: 'https://www.example.com/regatta',
  },
];

const AGREEMENT = [
  {
    id: '1',
    content: {
      en_US:
        '<h2>Service agreement</h2><p>You are of age where you live and open one account, in your own name, for yourself.</p><p>You keep your password to yourself. We keep your balance in your name and pay it out when you ask, after the checks that the law asks of us.</p><p>Offers have terms of their own, which stand beside them. Rounds are settled by the provider; a round that broke off is settled as it stood or returned.</p><p>You may close the account or take a break at any time.</p>',
      zh_CN:
        '<h2>服务协议</h2><p>您已达到当地法定年龄，并以本人名义仅为自己开立一个账户。</p><p>请妥善保管密码。余额归您所有，在完成法律要求的核验后随时可提。</p><p>各项优惠另有规则，随优惠列明。牌局由平台结算，中断的牌局按当时状态结算或退还。</p><p>您可随时关闭账户或暂停使用。</p>',
      vi_VN:
        '<h2>Thỏa thuận dịch vụ</h2><p>Bạn đủ tuổi theo luật nơi cư trú và chỉ mở một tài khoản đứng tên mình.</p><p>Hãy giữ kín mật khẩu. Số dư thuộc về bạn và được chi trả khi bạn yêu cầu, sau các bước kiểm tra theo luật.</p>',
    },
  },
];

/** What the operator wrote for the site, by kind. */
export const siteDocuments = (): DocumentRow[] => [
  ...bannerDocuments(),
  ...listed(
    'announcement',
    ANNOUNCEMENTS.map((line, i) => ({ id: String(i + 1), sort: i + 1, ...line })),
  ),
  ...listed('discount', DISCOUNTS),
  ...listed('faq', QUESTIONS),
  ...listed('sponsor', SPONSORS),
  ...listed('footer', FOOTER),
  ...listed('mobile-footer', FOOTER.slice(0, 3)),
  ...listed('float', FLOATS),
  ...listed('login-model', LOGIN_MODEL),
  ...listed('model-setting', SETTINGS),
  ...listed('agreement', AGREEMENT),
];
