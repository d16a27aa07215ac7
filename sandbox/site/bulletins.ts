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
  /** Age in days at the sandbox's start. */
  age: number;
};

const html = (image: string, lines: readonly string[]): string =>
  `<img src="${image}" alt="" width="640" height="360">${lines.map((line) => `<p>${line}</p>`).join('')}`;

const doubled = promotionUrl('first-deposit', 'lotus', 286);
const tables = promotionUrl('meridian-tables', 'roulette', 354);
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
      zh_TW: '每週首存，雙倍到帳，最高 200 美元',
      vi_VN: 'Lần nạp đầu tuần được nhân đôi, tối đa 200 $',
      hi_IN: 'सप्ताह की पहली जमा दोगुनी, $200 तक',
    },
    content: {
      en_US: html(doubled, [
        'Turnover 12 times within 7 days. Slots count 100%, live tables 10%. One claim per member.',
      ]),
      zh_CN: html(doubled, [
        '7 天内 12 倍流水。电子游艺全额计算，真人桌台按十分之一计算。每位会员限领一次。',
      ]),
      zh_TW: html(doubled, [
        '7 天內 12 倍流水。電子遊藝全額計算，真人桌台按十分之一計算。每位會員限領一次。',
      ]),
      vi_VN: html(doubled, [
        'Vòng cược 12 lần trong 7 ngày. Nổ hũ tính đủ, bàn trực tiếp tính một phần mười. Mỗi thành viên một lần.',
      ]),
      hi_IN: html(doubled, [
        '7 दिनों में 12 गुना टर्नओवर। स्लॉट पूरे गिने जाते हैं, लाइव टेबल दसवाँ हिस्सा। हर सदस्य के लिए एक बार।',
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
      zh_TW: 'Meridian Live 新桌台',
      vi_VN: 'Bàn mới tại Meridian Live',
      hi_IN: 'Meridian Live पर नई टेबलें',
    },
    content: {
      en_US: html(tables, ['Six more tables of roulette and baccarat open on Monday. Stakes from 1.']),
      zh_CN: html(tables, ['周一新增六张轮盘与百家乐桌台，1 元起。']),
      zh_TW: html(tables, ['週一新增六張輪盤與百家樂桌台，1 元起。']),
      vi_VN: html(tables, ['Thêm sáu bàn roulette và baccarat từ thứ Hai. Cược từ 1.']),
      hi_IN: html(tables, ['सोमवार को रूलेट और बैकारेट की छह और टेबलें खुलती हैं। दाँव 1 से।']),
    },
    age: 5,
  },
  {
    id: '503',
    display_device: 2,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: 'Gamehall on your home screen',
      zh_CN: '把 Gamehall 添加到主屏幕',
      zh_TW: '把 Gamehall 加入主畫面',
      vi_VN: 'Gamehall trên màn hình chính',
      hi_IN: 'Gamehall आपकी होम स्क्रीन पर',
    },
    content: {
      en_US: html(phone, ['Add it from your browser menu. It opens quickly and uses little data.']),
      zh_CN: html(phone, ['在浏览器菜单中选择添加，打开即用，流量更省。']),
      zh_TW: html(phone, ['在瀏覽器選單中選擇加入，打開即用，流量更省。']),
      vi_VN: html(phone, ['Thêm từ menu của trình duyệt. Mở tức thì và tốn ít dữ liệu.']),
      hi_IN: html(phone, ['ब्राउज़र के मेन्यू से जोड़ें। तुरंत खुलता है और कम डेटा लेता है।']),
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
      zh_TW: '今日銀行轉帳最長需 20 分鐘',
      vi_VN: 'Hôm nay chuyển khoản ngân hàng mất tới 20 phút',
      hi_IN: 'आज बैंक ट्रांसफ़र में 20 मिनट तक लग सकते हैं',
    },
    content: {
      en_US: html(cashier, ['Keep your receipt until your balance is updated.']),
      zh_CN: html(cashier, ['请保留凭证，直到余额更新。']),
      zh_TW: html(cashier, ['請保留憑證，直到餘額更新。']),
      vi_VN: html(cashier, ['Hãy giữ biên lai cho tới khi số dư được cập nhật.']),
      hi_IN: html(cashier, ['शेष राशि अपडेट होने तक रसीद सँभालकर रखें।']),
    },
    age: 1,
  },
];
