import type { Article } from './articles.ts';

export const QUESTIONS: readonly Article[] = [
  {
    id: 'deposit-time',
    title: {
      en_US: 'How long does a deposit take?',
      zh_CN: '存款多久到账？',
      zh_TW: '存款多久到帳？',
      vi_VN: 'Nạp tiền mất bao lâu?',
      hi_IN: 'जमा में कितना समय लगता है?',
    },
    summary: {
      en_US: 'Most arrive within five minutes.',
      zh_CN: '大多在五分钟内到账。',
      zh_TW: '大多在五分鐘內到帳。',
      vi_VN: 'Phần lớn đến trong vòng năm phút.',
      hi_IN: 'ज़्यादातर पाँच मिनट में आ जाती हैं।',
    },
    photo_path: '',
    content: {
      en_US:
        '<p>Most deposits arrive within five minutes, bank transfers within twenty. Your balance updates without reloading the page.</p>',
      zh_CN: '<p>存款大多在五分钟内到账，银行转账在二十分钟内。余额自动更新，无需刷新页面。</p>',
      zh_TW: '<p>存款大多在五分鐘內到帳，銀行轉帳在二十分鐘內。餘額自動更新，無需重新整理頁面。</p>',
      vi_VN:
        '<p>Phần lớn khoản nạp đến trong năm phút, chuyển khoản ngân hàng trong hai mươi phút. Số dư tự cập nhật, không cần tải lại trang.</p>',
      hi_IN:
        '<p>ज़्यादातर जमा पाँच मिनट में आ जाती हैं, बैंक ट्रांसफ़र बीस मिनट में। शेष राशि पेज दोबारा लोड किए बिना बदलती है।</p>',
    },
  },
  {
    id: 'balance-return',
    title: {
      en_US: 'What is one-key return?',
      zh_CN: '什么是一键归户？',
      zh_TW: '什麼是一鍵歸戶？',
      vi_VN: 'Thu hồi số dư một chạm là gì?',
      hi_IN: 'एक बटन से वापसी क्या है?',
    },
    summary: {
      en_US: 'It returns your balances at providers to your wallet.',
      zh_CN: '把留在各平台的余额转回您的钱包。',
      zh_TW: '把留在各平台的餘額轉回您的錢包。',
      vi_VN: 'Đưa số dư còn ở các nhà cung cấp về ví của bạn.',
      hi_IN: 'यह प्रोवाइडरों के पास बची राशि आपके वॉलेट में लौटाता है।',
    },
    photo_path: '',
    content: {
      en_US:
        '<p>When you open a game, your balance is transferred to its provider. When you leave, it is returned to your wallet. If the connection was lost, one-key return brings all balances back at once.</p>',
      zh_CN: '<p>打开游戏时，余额转入该平台；离开时自动转回。若中途断线，一键归户会把全部余额一次转回。</p>',
      zh_TW: '<p>開啟遊戲時，餘額轉入該平台；離開時自動轉回。若中途斷線，一鍵歸戶會把全部餘額一次轉回。</p>',
      vi_VN:
        '<p>Khi bạn mở trò chơi, tiền được chuyển đến nhà cung cấp; khi bạn thoát, tiền quay về. Nếu mất kết nối giữa chừng, thu hồi một chạm đưa toàn bộ về cùng lúc.</p>',
      hi_IN:
        '<p>गेम खोलने पर आपका पैसा उसके प्रोवाइडर के पास जाता है; बाहर आने पर लौट आता है। बीच में कनेक्शन टूट जाए तो एक बटन से वापसी सब कुछ एक साथ लौटाती है।</p>',
    },
  },
  {
    id: 'maintenance',
    title: {
      en_US: 'A provider is closed. Where is my money?',
      zh_CN: '平台维护时，我的余额在哪里？',
      zh_TW: '平台維護時，我的餘額在哪裡？',
      vi_VN: 'Nhà cung cấp đang bảo trì. Tiền của tôi ở đâu?',
      hi_IN: 'प्रोवाइडर बंद है। मेरा पैसा कहाँ है?',
    },
    summary: {
      en_US: 'Your money stays in your name.',
      zh_CN: '仍在您的名下。',
      zh_TW: '仍在您的名下。',
      vi_VN: 'Tiền vẫn đứng tên bạn.',
      hi_IN: 'वह आपके नाम पर ही रहता है।',
    },
    photo_path: '',
    content: {
      en_US:
        '<p>Your money stays in your name at the provider. You can return it to your wallet as soon as the provider reopens.</p>',
      zh_CN: '<p>余额仍在该平台、在您的名下，平台恢复后即可转回。</p>',
      zh_TW: '<p>餘額仍在該平台、在您的名下，平台恢復後即可轉回。</p>',
      vi_VN: '<p>Tiền vẫn đứng tên bạn tại nhà cung cấp và có thể thu hồi ngay khi nhà cung cấp mở lại.</p>',
      hi_IN: '<p>वह प्रोवाइडर के पास आपके नाम पर रहता है और दोबारा खुलते ही लौटाया जा सकता है।</p>',
    },
  },
  {
    id: 'withdrawal',
    title: {
      en_US: 'How do I withdraw?',
      zh_CN: '如何取款？',
      zh_TW: '如何提款？',
      vi_VN: 'Rút tiền thế nào?',
      hi_IN: 'पैसा कैसे निकालें?',
    },
    summary: {
      en_US: 'With a verified account and your four-digit withdrawal password.',
      zh_CN: '使用已验证的银行账户和四位取款密码。',
      zh_TW: '使用已驗證的銀行帳戶和四位提款密碼。',
      vi_VN: 'Bằng tài khoản ngân hàng đã xác minh và mật khẩu rút tiền bốn chữ số.',
      hi_IN: 'सत्यापित खाते और चार अंकों के निकासी पासवर्ड से।',
    },
    photo_path: '',
    content: {
      en_US:
        '<p>Add a bank account, set a four-digit withdrawal password and request the amount. We pay out 24 hours a day.</p>',
      zh_CN: '<p>绑定银行账户，设置四位取款密码，然后申请取款金额。我们全天候付款。</p>',
      zh_TW: '<p>綁定銀行帳戶，設定四位提款密碼，然後申請提款金額。我們全天候付款。</p>',
      vi_VN:
        '<p>Liên kết tài khoản ngân hàng, đặt mật khẩu rút tiền bốn chữ số và yêu cầu số tiền. Chúng tôi chi trả suốt ngày đêm.</p>',
      hi_IN:
        '<p>बैंक खाता जोड़ें, चार अंकों का निकासी पासवर्ड सेट करें और राशि का अनुरोध करें। हम चौबीसों घंटे भुगतान करते हैं।</p>',
    },
  },
  {
    id: 'forgot-password',
    title: {
      en_US: 'I forgot my password',
      zh_CN: '忘记密码怎么办？',
      zh_TW: '忘記密碼怎麼辦？',
      vi_VN: 'Tôi quên mật khẩu',
      hi_IN: 'मैं पासवर्ड भूल गया',
    },
    summary: {
      en_US: 'Get a code by phone or e-mail.',
      zh_CN: '通过手机或电子邮箱获取验证码。',
      zh_TW: '透過手機或電子信箱取得驗證碼。',
      vi_VN: 'Nhận mã qua điện thoại hoặc email.',
      hi_IN: 'फ़ोन या ईमेल पर कोड मँगाएँ।',
    },
    photo_path: '',
    content: {
      en_US:
        '<p>Choose "Forgot password" in the sign-in window. Our staff will never ask for your password.</p>',
      zh_CN: '<p>在登录窗口选择“忘记密码”。我们的工作人员绝不会向您索取密码。</p>',
      zh_TW: '<p>在登入視窗選擇「忘記密碼」。我們的工作人員絕不會向您索取密碼。</p>',
      vi_VN:
        '<p>Chọn “Quên mật khẩu” trong cửa sổ đăng nhập. Nhân viên của chúng tôi không bao giờ hỏi mật khẩu.</p>',
      hi_IN: '<p>साइन इन विंडो में “पासवर्ड भूल गए” चुनें। हमारा कोई कर्मचारी कभी आपका पासवर्ड नहीं माँगता।</p>',
    },
  },
  {
    id: 'limits',
    title: {
      en_US: 'Can I set a limit or take a break?',
      zh_CN: '可以设置限额或暂停吗？',
      zh_TW: '可以設定限額或暫停嗎？',
      vi_VN: 'Tôi có thể đặt giới hạn hoặc tạm nghỉ không?',
      hi_IN: 'क्या मैं सीमा तय कर सकता हूँ या ब्रेक ले सकता हूँ?',
    },
    summary: {
      en_US: 'Yes, at any time: limits as you like, breaks from one day to five years.',
      zh_CN: '可以，随时都行：限额由您设定，休息从一天到五年。',
      zh_TW: '可以，隨時都行：限額由您設定，休息從一天到五年。',
      vi_VN: 'Có, bất cứ lúc nào: giới hạn tùy bạn đặt, tạm nghỉ từ một ngày đến năm năm.',
      hi_IN: 'हाँ, कभी भी: सीमाएँ अपनी मर्ज़ी की, ब्रेक एक दिन से पाँच साल तक।',
    },
    photo_path: '',
    content: {
      en_US:
        '<p>On <a href="/user/PlayLimits">Play limits</a> you set limits for deposits, losses and time in play, and take breaks. A lower limit holds at once. A higher one takes 24 hours and holds only if you confirm it again then.</p>',
      zh_CN:
        '<p>在<a href="/user/PlayLimits">游戏限额</a>页面，您可以设定存款、亏损与游戏时长的限额，也可以休息。降低限额立即生效；提高限额需等待 24 小时，届时您须再次确认才会生效。</p>',
      zh_TW:
        '<p>在<a href="/user/PlayLimits">遊戲限額</a>頁面，您可以設定存款、虧損與遊戲時間的限額，也可以休息。降低限額立即生效；提高限額需等待 24 小時，屆時您須再次確認才會生效。</p>',
      vi_VN:
        '<p>Tại trang <a href="/user/PlayLimits">Giới hạn chơi</a>, bạn đặt giới hạn tiền nạp, tiền thua và thời gian chơi, hoặc tạm nghỉ. Giới hạn thấp hơn có hiệu lực ngay. Giới hạn cao hơn cần chờ 24 giờ và chỉ có hiệu lực nếu khi đó bạn xác nhận lại.</p>',
      hi_IN:
        '<p><a href="/user/PlayLimits">खेल की सीमाएँ</a> पेज पर आप जमा, हानि और खेल के समय की सीमा तय करते हैं और ब्रेक लेते हैं। कम सीमा तुरंत लागू होती है। ज़्यादा सीमा में 24 घंटे लगते हैं और वह तभी लागू होती है जब आप उसके बाद फिर से पुष्टि करें।</p>',
    },
  },
];
