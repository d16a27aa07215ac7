import { promotionUrl } from '../art/urls.ts';
import type { Bit } from '../db/schema.ts';
import type { Action } from './articles.ts';
import type { Text } from './texts.ts';

export type BulletinSeed = {
  id: string;
  display_device: 0 | 1 | 2;
  deposit_page: Bit;
  members_only: Bit;
  display_content: Text;
  content: Text;
  action?: Action;
  /** Age in days at the sandbox's start. */
  age: number;
};

const html = (image: string, lines: readonly string[]): string =>
  `<img src="${image}" alt="" width="640" height="360">${lines.map((line) => `<p>${line}</p>`).join('')}`;

const doubled = promotionUrl('first-deposit', 'lotus', 286);
const tables = promotionUrl('cashback', 'roulette', 24);
const reload = promotionUrl('reload', 'coins', 52);
const gift = promotionUrl('thank-you', 'gems', 14);

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
    action: { kind: 'deposit' },
    age: 2,
  },
  {
    id: '502',
    display_device: 0,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: '8% back on live tables',
      zh_CN: '真人桌台返还 8%',
      zh_TW: '真人桌台返還 8%',
      vi_VN: 'Hoàn trả 8% bàn trực tiếp',
      hi_IN: 'लाइव टेबल पर 8% वापस',
    },
    content: {
      en_US: html(tables, ['Friday to Sunday, paid on Monday. No turnover is required.']),
      zh_CN: html(tables, ['周五至周日，周一派发，无需流水。']),
      zh_TW: html(tables, ['週五至週日，週一派發，無需流水。']),
      vi_VN: html(tables, ['Từ thứ Sáu đến Chủ Nhật, trả vào thứ Hai. Không yêu cầu vòng cược.']),
      hi_IN: html(tables, ['शुक्रवार से रविवार, भुगतान सोमवार को। टर्नओवर ज़रूरी नहीं।']),
    },
    action: { kind: 'play', gt_id: '3' },
    age: 5,
  },
  {
    id: '503',
    display_device: 2,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: 'A gift for depositors',
      zh_CN: '存款会员礼金',
      zh_TW: '存款會員禮金',
      vi_VN: 'Quà cho thành viên đã nạp tiền',
      hi_IN: 'जमा करने वालों के लिए तोहफ़ा',
    },
    content: {
      en_US: html(gift, ['For every member who has made a deposit. Turnover 3 times.']),
      zh_CN: html(gift, ['凡有过存款的会员均可领取，3 倍流水。']),
      zh_TW: html(gift, ['凡有過存款的會員均可領取，3 倍流水。']),
      vi_VN: html(gift, ['Dành cho mọi thành viên đã nạp tiền. Vòng cược 3 lần.']),
      hi_IN: html(gift, ['जमा कर चुके हर सदस्य के लिए। 3 गुना टर्नओवर।']),
    },
    action: { kind: 'claim', promotion_id: 'thank-you' },
    age: 9,
  },
  {
    id: '504',
    display_device: 0,
    deposit_page: 1,
    members_only: 1,
    display_content: {
      en_US: '20% more on each deposit',
      zh_CN: '每笔存款加赠 20%',
      zh_TW: '每筆存款加贈 20%',
      vi_VN: 'Thêm 20% cho mỗi lần nạp',
      hi_IN: 'हर जमा पर 20% ज़्यादा',
    },
    content: {
      en_US: html(reload, ['Choose the bonus on the deposit page. Its turnover is shown before you pay.']),
      zh_CN: html(reload, ['请在存款页选择优惠，付款前会显示所需流水。']),
      zh_TW: html(reload, ['請在存款頁選擇優惠，付款前會顯示所需流水。']),
      vi_VN: html(reload, [
        'Chọn ưu đãi trên trang nạp tiền. Vòng cược được hiển thị trước khi bạn thanh toán.',
      ]),
      hi_IN: html(reload, ['जमा पेज पर बोनस चुनें। भुगतान से पहले उसका टर्नओवर दिखाया जाता है।']),
    },
    age: 1,
  },
];
