import { type FooterDocument, link, sections } from './footer-document.ts';

export const TERMS: FooterDocument = {
  id: 'terms',
  title: { en_US: 'Terms', zh_CN: '条款', zh_TW: '條款', vi_VN: 'Điều khoản', hi_IN: 'शर्तें' },
  content: {
    en_US: sections(
      [
        'Your account',
        [
          'You are at least {minimumAge} years old and of legal age where you live.',
          'You have one account, in your own name and for yourself only.',
          'You keep your password and your withdrawal password secret. We never ask for them.',
          'You may close the account at any time. Customer service does this for you.',
        ],
      ],
      [
        'Deposits and withdrawals',
        [
          'You see the fee and the amount that arrives before you pay. Money that arrives late is still added to your balance. If less arrives than agreed, we add what arrived.',
          'You withdraw to a verified account in your own name, with your four-digit withdrawal password, while no game is open.',
          'The amount leaves your wallet with the order. It returns if you cancel the order or we refuse it.',
          'Money that a promotion locks can be withdrawn when its turnover is complete.',
        ],
      ],
      [
        'Games',
        `Rounds are settled by the provider. An interrupted round is settled as it stood, or the stake is returned. If you close a game’s window, the balance there returns to your wallet. You can also ${link('/faq/balance-return', 'return it yourself')}. During maintenance ${link('/faq/maintenance', 'your money stays in your name')}.`,
      ],
      [
        'Records',
        'Your records list every round and every movement of money, up to three months at a time. You can export them as a file. If something is wrong, tell customer service, and we check it.',
      ],
      [
        'Promotions and breaks',
        `Each promotion shows its own conditions. Your ${link('/user/PlayLimits', 'play limits')} come before any promotion. In a break, games, deposits and promotions are closed, and you can still withdraw.`,
      ],
      ['Changes', 'We announce new terms on the site before they apply.'],
    ),
    zh_CN: sections(
      [
        '您的账户',
        [
          '您已年满 {minimumAge} 周岁，并达到居住地的法定年龄。',
          '您只有一个账户，以本人名义开立，仅供本人使用。',
          '请妥善保管密码和取款密码。我们绝不会向您索取。',
          '您可以随时关闭账户，由客服为您办理。',
        ],
      ],
      [
        '存款与取款',
        [
          '付款之前，您会看到手续费和实际到账金额。迟到的款项仍会计入余额；若到账金额少于约定金额，按实际到账金额计入。',
          '取款须在没有打开游戏时进行，使用四位取款密码，转入本人名下已验证的账户。',
          '提交取款时，金额即从钱包中扣除；您取消或我们拒绝该订单时，金额退回。',
          '被优惠锁定的金额，在完成所需流水后即可取出。',
        ],
      ],
      [
        '游戏',
        `每一局由平台结算。中断的牌局按当时状态结算，或退还投注额。您关闭游戏窗口后，留在那里的余额会回到您的钱包，您也可以${link('/faq/balance-return', '自行转回')}。维护期间，${link('/faq/maintenance', '余额仍在您的名下')}。`,
      ],
      [
        '记录',
        '您的记录列出每一局游戏和每一笔资金变动，每次最多查询三个月，并可导出为文件。如有错误，请告知客服，我们会核查。',
      ],
      [
        '优惠与休息',
        `每项优惠列明各自的条件。您的${link('/user/PlayLimits', '游戏限额')}优先于任何优惠。休息期间，游戏、存款和优惠活动均关闭，您仍可取款。`,
      ],
      ['变更', '新条款生效之前，我们会在网站上公告。'],
    ),
    zh_TW: sections(
      [
        '您的帳戶',
        [
          '您已年滿 {minimumAge} 歲，並達到居住地的法定年齡。',
          '您只有一個帳戶，以本人名義開立，僅供本人使用。',
          '請妥善保管密碼和取款密碼。我們絕不會向您索取。',
          '您可以隨時關閉帳戶，由客服為您辦理。',
        ],
      ],
      [
        '存款與取款',
        [
          '付款之前，您會看到手續費和實際到帳金額。遲到的款項仍會計入餘額；若到帳金額少於約定金額，按實際到帳金額計入。',
          '取款須在沒有開啟遊戲時進行，使用四位取款密碼，轉入本人名下已驗證的帳戶。',
          '提交取款時，金額即從錢包中扣除；您取消或我們拒絕該訂單時，金額退回。',
          '被優惠鎖定的金額，在完成所需流水後即可取出。',
        ],
      ],
      [
        '遊戲',
        `每一局由平台結算。中斷的牌局按當時狀態結算，或退還投注額。您關閉遊戲視窗後，留在那裡的餘額會回到您的錢包，您也可以${link('/faq/balance-return', '自行轉回')}。維護期間，${link('/faq/maintenance', '餘額仍在您的名下')}。`,
      ],
      [
        '紀錄',
        '您的紀錄列出每一局遊戲和每一筆資金變動，每次最多查詢三個月，並可匯出為檔案。如有錯誤，請告知客服，我們會查核。',
      ],
      [
        '優惠與休息',
        `每項優惠列明各自的條件。您的${link('/user/PlayLimits', '遊戲限額')}優先於任何優惠。休息期間，遊戲、存款和優惠活動均關閉，您仍可取款。`,
      ],
      ['變更', '新條款生效之前，我們會在網站上公告。'],
    ),
    vi_VN: sections(
      [
        'Tài khoản của bạn',
        [
          'Bạn từ {minimumAge} tuổi trở lên và đủ tuổi theo luật nơi cư trú.',
          'Bạn có một tài khoản duy nhất, đứng tên bạn và chỉ cho bạn sử dụng.',
          'Bạn giữ kín mật khẩu và mật khẩu rút tiền. Chúng tôi không bao giờ hỏi những mật khẩu này.',
          'Bạn có thể đóng tài khoản bất cứ lúc nào. Bộ phận chăm sóc khách hàng sẽ thực hiện cho bạn.',
        ],
      ],
      [
        'Nạp và rút tiền',
        [
          'Bạn thấy phí và số tiền thực nhận trước khi thanh toán. Tiền đến muộn vẫn được cộng vào số dư. Nếu số tiền đến ít hơn đã thỏa thuận, chúng tôi cộng số tiền thực đến.',
          'Bạn rút tiền về tài khoản đã xác minh đứng tên bạn, bằng mật khẩu rút tiền bốn chữ số, khi không có trò chơi nào đang mở.',
          'Số tiền rời ví ngay khi đặt lệnh, và quay về nếu bạn hủy lệnh hoặc chúng tôi từ chối.',
          'Số tiền bị khóa bởi khuyến mãi có thể rút khi đã hoàn thành vòng cược.',
        ],
      ],
      [
        'Trò chơi',
        `Ván chơi do nhà cung cấp quyết toán. Ván bị gián đoạn được quyết toán theo tình trạng lúc đó hoặc hoàn lại tiền cược. Nếu bạn đóng cửa sổ trò chơi, số dư ở đó quay về ví. Bạn cũng có thể ${link('/faq/balance-return', 'tự thu hồi')}. Trong lúc bảo trì, ${link('/faq/maintenance', 'tiền vẫn đứng tên bạn')}.`,
      ],
      [
        'Lịch sử',
        'Lịch sử của bạn ghi mọi ván chơi và mọi biến động tiền, mỗi lần tối đa ba tháng, và có thể xuất thành tệp. Nếu có gì sai, hãy báo cho bộ phận chăm sóc khách hàng để chúng tôi kiểm tra.',
      ],
      [
        'Khuyến mãi và tạm nghỉ',
        `Mỗi khuyến mãi ghi rõ điều kiện riêng. ${link('/user/PlayLimits', 'Giới hạn chơi')} của bạn được ưu tiên hơn mọi khuyến mãi. Trong thời gian nghỉ, trò chơi, nạp tiền và khuyến mãi đều đóng, và bạn vẫn có thể rút tiền.`,
      ],
      ['Thay đổi', 'Chúng tôi thông báo điều khoản mới trên trang trước khi áp dụng.'],
    ),
    hi_IN: sections(
      [
        'आपका खाता',
        [
          'आपकी उम्र कम से कम {minimumAge} साल है और आप अपने यहाँ के क़ानून के अनुसार वयस्क हैं।',
          'आपका एक ही खाता है, आपके अपने नाम पर और सिर्फ़ आपके लिए।',
          'आप अपना पासवर्ड और निकासी पासवर्ड किसी को नहीं बताते। हम इन्हें कभी नहीं माँगते।',
          'आप कभी भी खाता बंद कर सकते हैं। यह काम ग्राहक सेवा आपके लिए करती है।',
        ],
      ],
      [
        'जमा और निकासी',
        [
          'भुगतान से पहले आपको शुल्क और मिलने वाली राशि दिखती है। देर से आया पैसा भी आपकी शेष राशि में जुड़ता है। तय राशि से कम आए, तो जितना आया उतना जुड़ता है।',
          'निकासी आपके अपने नाम के सत्यापित खाते में, चार अंकों के निकासी पासवर्ड से होती है, जब कोई गेम खुला न हो।',
          'ऑर्डर देते ही राशि वॉलेट से निकल जाती है। आप ऑर्डर रद्द करें या हम उसे अस्वीकार करें, तो वह लौट आती है।',
          'ऑफ़र से लॉक हुई राशि उसका टर्नओवर पूरा होने पर निकाली जा सकती है।',
        ],
      ],
      [
        'गेम',
        `राउंड प्रोवाइडर निपटाता है। बीच में रुका राउंड उसी स्थिति में निपटाया जाता है या दाँव लौटाया जाता है। गेम की विंडो बंद करने पर वहाँ की शेष राशि आपके वॉलेट में लौट आती है। आप उसे ${link('/faq/balance-return', 'ख़ुद भी लौटा सकते हैं')}। रखरखाव के दौरान ${link('/faq/maintenance', 'पैसा आपके नाम पर ही रहता है')}।`,
      ],
      [
        'रिकॉर्ड',
        'आपके रिकॉर्ड में हर राउंड और पैसे का हर लेन-देन है, एक बार में तीन महीने तक। आप उन्हें फ़ाइल के रूप में एक्सपोर्ट कर सकते हैं। कुछ ग़लत हो तो ग्राहक सेवा को बताएँ, हम उसकी जाँच करते हैं।',
      ],
      [
        'ऑफ़र और ब्रेक',
        `हर ऑफ़र की अपनी शर्तें उसके साथ लिखी हैं। आपकी ${link('/user/PlayLimits', 'खेल की सीमाएँ')} हर ऑफ़र से पहले आती हैं। ब्रेक में गेम, जमा और ऑफ़र बंद रहते हैं, और आप पैसा निकाल सकते हैं।`,
      ],
      ['बदलाव', 'नई शर्तें लागू होने से पहले हम उन्हें साइट पर बताते हैं।'],
    ),
  },
  url: '',
};
