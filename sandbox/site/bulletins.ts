import { promotionUrl } from '../art/urls.ts';
import type { Bit } from '../db/schema.ts';
import type { Text } from './texts.ts';

export type BulletinSeed = {
  id: string;
  display_device: 0 | 1 | 2;
  deposit_page: Bit;
  members_only: Bit;
  display_content: Text;
  content: Text;
  /** Days before the sandbox started. */
  age: number;
};

const html = (picture: string, lines: readonly string[]): string =>
  `<img src="${picture}" alt="" width="640" height="360">${lines.map((line) => `<p>${line}</p>`).join('')}`;

const doubled = promotionUrl('first-deposit', 'lotus', 286);
const tables = promotionUrl('meridian-tables', 'wheel', 354);
const cashier = promotionUrl('cashier-hours', 'coins', 52);
const phone = promotionUrl('phone-install', 'gems', 192);

/** Pop-up discounts. */
export const BULLETINS: readonly BulletinSeed[] = [
  {
    id: '501',
    display_device: 0,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: 'First deposit of the week, doubled up to $200',
      zh_CN: '每周首存，双倍到账，最高 200 美元',
      vi_VN: 'Lần nạp đầu tuần được nhân đôi, tối đa 200 $',
    },
    content: {
      en_US: html(doubled, [
        'Turnover 12 times within 7 days. Slots count in full, live tables by a tenth. One claim for each member.',
      ]),
      zh_CN: html(doubled, [
        '7 天内 12 倍流水。电子游艺全额计算，真人桌台按十分之一计算。每位会员限领一次。',
      ]),
      vi_VN: html(doubled, [
        'Vòng cược 12 lần trong 7 ngày. Nổ hũ tính đủ, bàn trực tiếp tính một phần mười. Mỗi thành viên một lần.',
      ]),
    },
    age: 2,
  },
  {
    id: '502',
    display_device: 0,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: 'New tables at Meridian Live',
      zh_CN: 'Meridian Live 新桌台',
      vi_VN: 'Bàn mới tại Meridian Live',
    },
    content: {
      en_US: html(tables, ['Six more tables of roulette and baccarat open on Monday. Stakes from 1.']),
      zh_CN: html(tables, ['周一新增六张轮盘与百家乐桌台，1 元起。']),
      vi_VN: html(tables, ['Thêm sáu bàn roulette và baccarat từ thứ Hai. Cược từ 1.']),
    },
    age: 5,
  },
  {
    id: '503',
    display_device: 2,
    deposit_page: 0,
    members_only: 0,
    display_content: { en_US: 'Gamehall on your home screen', zh_CN: '把 Gamehall 添加到主屏幕' },
    content: {
      en_US: html(phone, ['Add it from your browser menu. It opens at once and uses little data.']),
      zh_CN: html(phone, ['在浏览器菜单中选择添加，打开即用，流量更省。']),
    },
    age: 9,
  },
  {
    id: '504',
    display_device: 0,
    deposit_page: 1,
    members_only: 1,
    display_content: {
      en_US: 'Bank transfers take up to 20 minutes today',
      zh_CN: '今日银行转账最长需 20 分钟',
    },
    content: {
      en_US: html(cashier, ['Every deposit arrives. Keep the receipt until the balance has changed.']),
      zh_CN: html(cashier, ['每一笔存款都会到账，请保留凭证直到余额更新。']),
    },
    age: 1,
  },
];
