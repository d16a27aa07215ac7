import type { Text } from '../site/texts.ts';
import type { Bit } from './schema.ts';

const LETTERS: readonly { title: Text; content: Text }[] = [
  {
    title: {
      en_US: 'Your deposit has arrived',
      zh_CN: '您的存款已到账',
      zh_TW: '您的存款已到帳',
      vi_VN: 'Khoản nạp của bạn đã tới',
      hi_IN: 'आपकी जमा राशि आ गई है',
    },
    content: {
      en_US: '<p>Your deposit has been added to your wallet. <a href="/user">See your balances</a></p>',
      zh_CN: '<p>存款已存入您的钱包。<a href="/user">查看余额</a></p>',
      zh_TW: '<p>存款已存入您的錢包。<a href="/user">查看餘額</a></p>',
      vi_VN: '<p>Khoản nạp đã vào ví. <a href="/user">Xem số dư</a></p>',
      hi_IN: '<p>आपकी जमा राशि वॉलेट में जुड़ गई है। <a href="/user">शेष राशि देखें</a></p>',
    },
  },
  {
    title: {
      en_US: 'Cashback for last weekend',
      zh_CN: '上周末返水',
      zh_TW: '上週末返水',
      vi_VN: 'Hoàn trả cuối tuần qua',
      hi_IN: 'पिछले सप्ताहांत का कैशबैक',
    },
    content: {
      en_US: '<p>Your cashback on live tables is in your wallet. No turnover is required.</p>',
      zh_CN: '<p>真人桌台返水已到账，无需流水。</p>',
      zh_TW: '<p>真人桌台返水已到帳，無需流水。</p>',
      vi_VN: '<p>Tiền hoàn trả bàn trực tiếp đã vào ví, không yêu cầu vòng cược.</p>',
      hi_IN: '<p>लाइव टेबल का कैशबैक आपके वॉलेट में है। टर्नओवर ज़रूरी नहीं।</p>',
    },
  },
  {
    title: {
      en_US: 'Sign-in from a new browser',
      zh_CN: '新浏览器登录提醒',
      zh_TW: '新瀏覽器登入提醒',
      vi_VN: 'Đăng nhập từ trình duyệt mới',
      hi_IN: 'नए ब्राउज़र से साइन इन',
    },
    content: {
      en_US:
        '<p>If this was not you, <a href="/user/Info">change your password</a> and contact customer service.</p>',
      zh_CN: '<p>若非本人操作，请<a href="/user/Info">修改密码</a>并联系客服。</p>',
      zh_TW: '<p>若非本人操作，請<a href="/user/Info">修改密碼</a>並聯絡客服。</p>',
      vi_VN:
        '<p>Nếu không phải bạn, hãy <a href="/user/Info">đổi mật khẩu</a> và liên hệ chăm sóc khách hàng.</p>',
      hi_IN: '<p>अगर यह आप नहीं थे, तो <a href="/user/Info">पासवर्ड बदलें</a> और ग्राहक सेवा से संपर्क करें।</p>',
    },
  },
  {
    title: {
      en_US: 'Maintenance at Aurelia',
      zh_CN: 'Aurelia 维护通知',
      zh_TW: 'Aurelia 維護通知',
      vi_VN: 'Aurelia bảo trì',
      hi_IN: 'Aurelia में रखरखाव',
    },
    content: {
      en_US: '<p>Saturday from 02:00 to 04:30. Your balance there is safe and stays in your name.</p>',
      zh_CN: '<p>周六 02:00 至 04:30。您在该平台的余额安全，仍归您所有。</p>',
      zh_TW: '<p>週六 02:00 至 04:30。您在該平台的餘額安全，仍歸您所有。</p>',
      vi_VN: '<p>Thứ Bảy từ 02:00 đến 04:30. Số dư của bạn tại đó vẫn an toàn.</p>',
      hi_IN: '<p>शनिवार 02:00 से 04:30 तक। वहाँ आपकी राशि सुरक्षित है और आपके नाम पर रहती है।</p>',
    },
  },
  {
    title: {
      en_US: 'Welcome to Gamehall',
      zh_CN: '欢迎来到 Gamehall',
      zh_TW: '歡迎來到 Gamehall',
      vi_VN: 'Chào mừng đến Gamehall',
      hi_IN: 'Gamehall में आपका स्वागत है',
    },
    content: {
      en_US: '<p>Eight halls, one wallet. Select the heart on a game to save it as a favourite.</p>',
      zh_CN: '<p>八个大厅，一个钱包。点击爱心即可收藏喜欢的游戏。</p>',
      zh_TW: '<p>八個大廳，一個錢包。點擊愛心即可收藏喜歡的遊戲。</p>',
      vi_VN: '<p>Tám sảnh, một ví. Nhấn biểu tượng trái tim để lưu trò yêu thích.</p>',
      hi_IN: '<p>आठ हॉल, एक वॉलेट। पसंदीदा गेम सहेजने के लिए उस पर दिल का निशान दबाएँ।</p>',
    },
  },
];

/** Letters of a member, oldest first; the newest `unread` ones are unread. */
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
