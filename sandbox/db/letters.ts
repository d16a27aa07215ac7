import type { Text } from '../site/texts.ts';
import type { Bit } from './schema.ts';

const LETTERS: readonly { title: Text; content: Text }[] = [
  {
    title: { en_US: 'Your deposit has arrived', zh_CN: '您的存款已到账', vi_VN: 'Khoản nạp của bạn đã tới' },
    content: {
      en_US:
        '<p>Your deposit has been added to your wallet. The order number is in your transaction record.</p>',
      zh_CN: '<p>存款已存入您的钱包，订单号可在交易记录中查看。</p>',
      vi_VN: '<p>Khoản nạp đã vào ví. Mã đơn nằm trong lịch sử giao dịch.</p>',
    },
  },
  {
    title: { en_US: 'Cashback for last weekend', zh_CN: '上周末返水', vi_VN: 'Hoàn trả cuối tuần qua' },
    content: {
      en_US: '<p>Your cashback on live tables is in your wallet. No turnover is asked of it.</p>',
      zh_CN: '<p>真人桌台返水已到账，无需流水。</p>',
      vi_VN: '<p>Tiền hoàn trả bàn trực tiếp đã vào ví, không yêu cầu vòng cược.</p>',
    },
  },
  {
    title: {
      en_US: 'Signed in from a new browser',
      zh_CN: '新浏览器登录提醒',
      vi_VN: 'Đăng nhập từ trình duyệt mới',
    },
    content: {
      en_US: '<p>If this was not you, change your password and write to customer service.</p>',
      zh_CN: '<p>若非本人操作，请修改密码并联系客服。</p>',
      vi_VN: '<p>Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng.</p>',
    },
  },
  {
    title: { en_US: 'Maintenance at Aurelia', zh_CN: 'Aurelia 维护通知', vi_VN: 'Aurelia bảo trì' },
    content: {
      en_US: '<p>Saturday from 02:00 to 04:30. What you have there is safe and stays in your name.</p>',
      zh_CN: '<p>周六 02:00 至 04:30。您在该平台的余额安全，仍归您所有。</p>',
      vi_VN: '<p>Thứ Bảy từ 02:00 đến 04:30. Số dư của bạn tại đó vẫn an toàn.</p>',
    },
  },
  {
    title: { en_US: 'Welcome to Gamehall', zh_CN: '欢迎来到 Gamehall', vi_VN: 'Chào mừng đến Gamehall' },
    content: {
      en_US:
        '<p>Eight halls, one wallet. Start with what you know, and keep what you like with the heart.</p>',
      zh_CN: '<p>八个大厅，一个钱包。从熟悉的开始，点击爱心收藏喜欢的游戏。</p>',
      vi_VN: '<p>Tám sảnh, một ví. Bắt đầu với trò quen thuộc và lưu trò yêu thích.</p>',
    },
  },
];

/** Letters of a member, oldest first; the newest `unread` of them are unread. */
export const lettersFor = (memberId: string, count: number, unread: number, now: number) =>
  Array.from({ length: count }, (_, i) => {
    const letter = LETTERS[(LETTERS.length - 1 + LETTERS.length * count - i) % LETTERS.length] ?? LETTERS[0];
    const isRead: Bit = i < count - unread ? 1 : 0;
    return {
      member_id: memberId,
      is_read: isRead,
      titles: JSON.stringify(letter?.title),
      contents: JSON.stringify(letter?.content),
      created_at: now - (count - i) * 9 * 3_600_000,
    };
  });
