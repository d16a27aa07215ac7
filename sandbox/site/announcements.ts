import type { Text } from './texts.ts';

/** Announcements of the marquee. */
export const ANNOUNCEMENTS: readonly {
  content: Text;
  title?: Text;
  /** HTML. */
  body?: Text;
  display_before_login: 0 | 1;
  display_after_login: 0 | 1;
}[] = [
  {
    content: {
      en_US:
        'Aurelia is under maintenance on Saturday from 02:00 to 04:30. Balances are safe and can be returned at any time.',
      zh_CN: 'Aurelia 将于周六 02:00 至 04:30 进行维护，余额安全，可随时一键归户。',
      zh_TW: 'Aurelia 將於週六 02:00 至 04:30 進行維護，餘額安全，可隨時一鍵歸戶。',
      vi_VN:
        'Aurelia bảo trì vào thứ Bảy từ 02:00 đến 04:30. Số dư vẫn an toàn và có thể thu hồi bất cứ lúc nào.',
      hi_IN: 'Aurelia शनिवार 02:00 से 04:30 तक रखरखाव में है। शेष राशि सुरक्षित है और कभी भी लौटाई जा सकती है।',
    },
    title: {
      en_US: 'Maintenance at Aurelia',
      zh_CN: 'Aurelia 维护通知',
      zh_TW: 'Aurelia 維護通知',
      vi_VN: 'Bảo trì tại Aurelia',
      hi_IN: 'Aurelia में रखरखाव',
    },
    body: {
      en_US:
        '<p>Rounds in progress are settled when Aurelia reopens. <a href="/faq">How to return balances</a></p>',
      zh_CN: '<p>维护前开始的牌局将在恢复后结算。<a href="/faq">如何归户</a></p>',
      zh_TW: '<p>維護前開始的牌局將在恢復後結算。<a href="/faq">如何歸戶</a></p>',
      vi_VN: '<p>Các ván đã bắt đầu sẽ được tính khi mở lại. <a href="/faq">Cách thu hồi số dư</a></p>',
      hi_IN:
        '<p>पहले शुरू हुए राउंड Aurelia के दोबारा खुलने पर निपटाए जाते हैं। <a href="/faq">शेष राशि कैसे लौटाएँ</a></p>',
    },
    display_before_login: 1,
    display_after_login: 1,
  },
  {
    content: {
      en_US: 'New tables at Meridian Live from Monday.',
      zh_CN: 'Meridian Live 新桌台将于周一开放。',
      zh_TW: 'Meridian Live 新桌台將於週一開放。',
      vi_VN: 'Bàn mới tại Meridian Live từ thứ Hai.',
      hi_IN: 'सोमवार से Meridian Live पर नई टेबलें।',
    },
    display_before_login: 1,
    display_after_login: 1,
  },
  {
    content: {
      en_US: 'Bank transfers take up to 20 minutes today. Keep your receipt until your balance is updated.',
      zh_CN: '今日银行转账最长需 20 分钟，请保留凭证，直到余额更新。',
      zh_TW: '今日銀行轉帳最長需 20 分鐘，請保留憑證，直到餘額更新。',
      vi_VN:
        'Hôm nay chuyển khoản ngân hàng mất tới 20 phút. Hãy giữ biên lai cho tới khi số dư được cập nhật.',
      hi_IN: 'आज बैंक ट्रांसफ़र में 20 मिनट तक लग सकते हैं। शेष राशि अपडेट होने तक रसीद सँभालकर रखें।',
    },
    title: {
      en_US: 'Slower bank transfers',
      zh_CN: '银行转账较慢',
      zh_TW: '銀行轉帳較慢',
      vi_VN: 'Chuyển khoản ngân hàng chậm hơn',
      hi_IN: 'बैंक ट्रांसफ़र धीमे',
    },
    display_before_login: 0,
    display_after_login: 1,
  },
  {
    content: {
      en_US: 'Customer service never asks for your password or a code.',
      zh_CN: '客服绝不会索取您的密码或验证码。',
      zh_TW: '客服絕不會索取您的密碼或驗證碼。',
      vi_VN: 'Chăm sóc khách hàng không bao giờ hỏi mật khẩu hay mã của bạn.',
      hi_IN: 'ग्राहक सेवा कभी आपका पासवर्ड या कोड नहीं माँगती।',
    },
    display_before_login: 0,
    display_after_login: 1,
  },
  {
    content: {
      en_US: 'Try Saigon Atelier, Jade Drum, Fourth Chapter and Lumen without an account.',
      zh_CN: '无需账号即可试玩 Saigon Atelier、Jade Drum、Fourth Chapter 与 Lumen。',
      zh_TW: '無需帳號即可試玩 Saigon Atelier、Jade Drum、Fourth Chapter 與 Lumen。',
      vi_VN: 'Chơi thử Saigon Atelier, Jade Drum, Fourth Chapter và Lumen mà không cần tài khoản.',
      hi_IN: 'Saigon Atelier, Jade Drum, Fourth Chapter और Lumen बिना खाते के आज़माएँ।',
    },
    display_before_login: 1,
    display_after_login: 0,
  },
];
