import { promotionUrl } from '../art/urls.ts';
import type { Text } from './texts.ts';

type Article = { id: string; title: Text; summary: Text; photo_path: string; content: Text };

const rules = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

export const DISCOUNTS: readonly Article[] = [
  {
    id: 'cashback',
    title: {
      en_US: '8% back on live tables',
      zh_CN: '真人桌台返还 8%',
      vi_VN: 'Hoàn trả 8% bàn trực tiếp',
      hi_IN: 'लाइव टेबल पर 8% वापस',
    },
    summary: {
      en_US: 'Friday to Sunday, paid on Monday.',
      zh_CN: '周五至周日，周一派发。',
      vi_VN: 'Từ thứ Sáu đến Chủ Nhật, trả vào thứ Hai.',
    },
    photo_path: promotionUrl('cashback', 'wheel', 24),
    content: {
      en_US: `<p>Eight per cent of what you lose at live tables from Friday 00:00 to Sunday 23:59 comes back on Monday before noon.</p>${rules('The lowest payment is 1, the highest 500.', 'No turnover is asked of it.', 'Cancelled rounds do not count.')}`,
      zh_CN: `<p>周五 00:00 至周日 23:59 真人桌台净输额的 8%，周一中午前返还。</p>${rules('最低 1，最高 500。', '无需流水。', '取消的局不计入。')}`,
    },
  },
  {
    id: 'first-deposit',
    title: {
      en_US: 'First deposit of the week, doubled',
      zh_CN: '每周首存，双倍到账',
      vi_VN: 'Lần nạp đầu tuần được nhân đôi',
      hi_IN: 'सप्ताह की पहली जमा, दोगुनी',
    },
    summary: {
      en_US: 'Up to 200, once a week.',
      zh_CN: '最高 200，每周一次。',
      vi_VN: 'Tối đa 200, mỗi tuần một lần.',
    },
    photo_path: promotionUrl('first-deposit', 'lotus', 286),
    content: {
      en_US: `<p>The first deposit that you make in a week is doubled up to 200.</p>${rules('Turnover 12 times within 7 days.', 'Slots count in full, live tables by a tenth.', 'One claim for each member, household and device.')}`,
    },
  },
  {
    id: 'quiet-slots',
    title: { en_US: 'Quiet hours at the slots', zh_CN: '电子游艺静享时段', vi_VN: 'Giờ yên tĩnh tại Nổ hũ' },
    summary: { en_US: '0.8% rebate between 02:00 and 08:00.', zh_CN: '02:00 至 08:00 返水 0.8%。' },
    photo_path: promotionUrl('quiet-slots', 'gems', 238),
    content: {
      en_US: '<p>Every stake on slots between 02:00 and 08:00 earns 0.8%, paid the same morning.</p>',
    },
  },
  {
    id: 'match-day',
    title: { en_US: 'Match day insurance', zh_CN: '比赛日保险', vi_VN: 'Bảo hiểm ngày thi đấu' },
    summary: { en_US: 'A goalless draw returns your stake.', zh_CN: '零比零，本金返还。' },
    photo_path: promotionUrl('match-day', 'football', 152),
    content: {
      en_US: `<p>If the match of the day ends goalless, stakes on the result return up to 50.</p>${rules('One match a day, named by 10:00.', 'Single bets only.')}`,
    },
  },
  {
    id: 'friends',
    title: { en_US: 'Bring a friend', zh_CN: '邀请好友', vi_VN: 'Mời bạn bè' },
    summary: {
      en_US: '10 for you and 10 for them after the first deposit.',
      zh_CN: '好友首存后，双方各得 10。',
    },
    photo_path: promotionUrl('friends', 'cards', 312),
    content: {
      en_US:
        '<p>Share your link. When your friend has made a first deposit of 20, both wallets receive 10.</p>',
    },
  },
  {
    id: 'birthday',
    title: { en_US: 'A coin for your birthday', zh_CN: '生日礼金', vi_VN: 'Quà sinh nhật' },
    summary: { en_US: 'On the day, without asking.', zh_CN: '当天自动派发。' },
    photo_path: promotionUrl('birthday', 'coins', 52),
    content: {
      en_US: '<p>Members whose birthday is on file receive a gift by their level on the day itself.</p>',
    },
  },
];

export const QUESTIONS: readonly Article[] = [
  {
    id: 'deposit-time',
    title: {
      en_US: 'How long does a deposit take?',
      zh_CN: '存款多久到账？',
      vi_VN: 'Nạp tiền mất bao lâu?',
    },
    summary: { en_US: 'Most arrive within five minutes.' },
    photo_path: '',
    content: {
      en_US:
        '<p>Most deposits arrive within five minutes, bank transfers within twenty. The balance changes without a reload.</p>',
    },
  },
  {
    id: 'balance-return',
    title: {
      en_US: 'What is one-key return?',
      zh_CN: '什么是一键归户？',
      vi_VN: 'Thu hồi số dư một chạm là gì?',
    },
    summary: { en_US: 'It brings what is left at providers back to your wallet.' },
    photo_path: '',
    content: {
      en_US:
        '<p>When you open a game, your money goes to its provider; when you leave, it comes back. If a connection broke in between, one-key return brings everything back at once.</p>',
    },
  },
  {
    id: 'maintenance',
    title: { en_US: 'A provider is closed. Where is my money?', zh_CN: '平台维护时，我的余额在哪里？' },
    summary: { en_US: 'It stays in your name.' },
    photo_path: '',
    content: {
      en_US: '<p>It stays in your name at the provider and can be returned as soon as it opens again.</p>',
    },
  },
  {
    id: 'withdrawal',
    title: { en_US: 'How do I withdraw?', zh_CN: '如何取款？', vi_VN: 'Rút tiền thế nào?' },
    summary: { en_US: 'With a verified account and your four-digit withdrawal password.' },
    photo_path: '',
    content: {
      en_US:
        '<p>Bind a bank account, set a withdrawal password of four digits, and ask for the amount. We pay out round the clock.</p>',
    },
  },
  {
    id: 'forgot-password',
    title: { en_US: 'I forgot my password', zh_CN: '忘记密码怎么办？', vi_VN: 'Tôi quên mật khẩu' },
    summary: { en_US: 'Ask for a code by phone or email.' },
    photo_path: '',
    content: {
      en_US:
        '<p>Choose "Forgot password" in the sign-in window. Nobody who works for us ever asks for it.</p>',
    },
  },
  {
    id: 'limits',
    title: { en_US: 'Can I set a limit or take a break?', zh_CN: '可以设置限额或暂停吗？' },
    summary: { en_US: 'Yes, at any time, from one day to for ever.' },
    photo_path: '',
    content: {
      en_US:
        '<p>Customer service sets deposit, loss and time limits within the hour. Raising one takes 24 hours, lowering one none.</p>',
    },
  },
];
