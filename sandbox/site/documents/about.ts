import { type FooterDocument, link, sections } from './footer-document.ts';

export const ABOUT: FooterDocument = {
  id: 'about',
  title: {
    en_US: 'About us',
    zh_CN: '关于我们',
    zh_TW: '關於我們',
    vi_VN: 'Về chúng tôi',
    hi_IN: 'हमारे बारे में',
  },
  content: {
    en_US: sections(
      [
        'Who we are',
        'Gamehall runs this site. It brings the games of many providers together under one account and one wallet. We do not make the games: each one belongs to its provider, who also settles every round.',
      ],
      [
        'Your money',
        'We keep your balance in your name. When you open a game it moves to the game’s provider, and when you leave it comes back. Every deposit, withdrawal, transfer and round is in your records, and together they add up to your balance.',
      ],
      [
        'How we work',
        [
          'You see the fee, the amount that arrives and the conditions of a promotion before you pay.',
          'You set your own limits. A lower one holds at once.',
          'Customer service never asks for your password or a code.',
        ],
      ],
      [
        'Adults only',
        'Our members are at least {minimumAge} years old, or older where the law asks for more. You confirm your age when you register.',
      ],
      [
        'Read more',
        [
          `${link('/documents/terms', 'Terms')}: what you and we agree on`,
          `${link('/documents/privacy', 'Privacy')}: what we store, and why`,
          `${link('/documents/responsible-play', 'Responsible play')}: limits, breaks and help`,
          `${link('/documents/licence', 'Licence')}: what kind of operator this is`,
          `${link('/faq', 'Help')}: answers to common questions`,
        ],
      ],
    ),
    zh_CN: sections(
      [
        '我们是谁',
        '本网站由 Gamehall 运营。您只需一个账户和一个钱包，即可畅玩众多平台的游戏。游戏并非由我们制作：每款游戏归其平台所有，每一局也由平台结算。',
      ],
      [
        '您的资金',
        '我们以您的名义保管余额。打开游戏时，余额转入该游戏的平台；离开时转回。每一笔存款、取款、转账和每一局游戏都列在您的记录中，合计即为您的余额。',
      ],
      [
        '我们的做法',
        [
          '付款之前，您会看到手续费、实际到账金额和优惠的条件。',
          '限额由您自己设定。降低限额立即生效。',
          '客服绝不会索取您的密码或验证码。',
        ],
      ],
      ['仅限成年人', '会员须年满 {minimumAge} 周岁；法律规定的年龄更高时，以法律为准。注册时您须确认年龄。'],
      [
        '更多信息',
        [
          `${link('/documents/terms', '条款')}：您与我们的约定`,
          `${link('/documents/privacy', '隐私')}：我们保存什么，为什么保存`,
          `${link('/documents/responsible-play', '理性博彩')}：限额、休息与帮助`,
          `${link('/documents/licence', '牌照')}：本网站属于哪一类运营商`,
          `${link('/faq', '帮助')}：常见问题的解答`,
        ],
      ],
    ),
    zh_TW: sections(
      [
        '我們是誰',
        '本網站由 Gamehall 營運。您只需一個帳戶和一個錢包，即可暢玩眾多平台的遊戲。遊戲並非由我們製作：每款遊戲歸其平台所有，每一局也由平台結算。',
      ],
      [
        '您的資金',
        '我們以您的名義保管餘額。開啟遊戲時，餘額轉入該遊戲的平台；離開時轉回。每一筆存款、取款、轉帳和每一局遊戲都列在您的紀錄中，合計即為您的餘額。',
      ],
      [
        '我們的做法',
        [
          '付款之前，您會看到手續費、實際到帳金額和優惠的條件。',
          '限額由您自己設定。降低限額立即生效。',
          '客服絕不會索取您的密碼或驗證碼。',
        ],
      ],
      ['僅限成年人', '會員須年滿 {minimumAge} 歲；法律規定的年齡更高時，以法律為準。註冊時您須確認年齡。'],
      [
        '更多資訊',
        [
          `${link('/documents/terms', '條款')}：您與我們的約定`,
          `${link('/documents/privacy', '隱私')}：我們保存什麼，為什麼保存`,
          `${link('/documents/responsible-play', '理性博彩')}：限額、休息與協助`,
          `${link('/documents/licence', '牌照')}：本網站屬於哪一類營運商`,
          `${link('/faq', '說明')}：常見問題的解答`,
        ],
      ],
    ),
    vi_VN: sections(
      [
        'Chúng tôi là ai',
        'Gamehall vận hành trang này. Với một tài khoản và một ví, bạn chơi được trò chơi của nhiều nhà cung cấp. Chúng tôi không làm ra trò chơi: mỗi trò thuộc về nhà cung cấp của nó, và nhà cung cấp cũng quyết toán từng ván.',
      ],
      [
        'Tiền của bạn',
        'Chúng tôi giữ số dư đứng tên bạn. Khi bạn mở trò chơi, số dư chuyển đến nhà cung cấp của trò đó; khi bạn thoát, số dư quay về. Mọi khoản nạp, rút, chuyển và mọi ván chơi đều có trong lịch sử của bạn, và cộng lại đúng bằng số dư.',
      ],
      [
        'Cách chúng tôi làm việc',
        [
          'Bạn thấy phí, số tiền thực nhận và điều kiện của khuyến mãi trước khi thanh toán.',
          'Bạn tự đặt giới hạn của mình. Giới hạn thấp hơn có hiệu lực ngay.',
          'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu hay mã của bạn.',
        ],
      ],
      [
        'Chỉ dành cho người trưởng thành',
        'Hội viên phải từ {minimumAge} tuổi trở lên, hoặc cao hơn nếu pháp luật yêu cầu. Bạn xác nhận tuổi của mình khi đăng ký.',
      ],
      [
        'Đọc thêm',
        [
          `${link('/documents/terms', 'Điều khoản')}: thỏa thuận giữa bạn và chúng tôi`,
          `${link('/documents/privacy', 'Quyền riêng tư')}: chúng tôi lưu gì và vì sao`,
          `${link('/documents/responsible-play', 'Chơi có trách nhiệm')}: giới hạn, tạm nghỉ và trợ giúp`,
          `${link('/documents/licence', 'Giấy phép')}: đây là nhà vận hành loại nào`,
          `${link('/faq', 'Trợ giúp')}: giải đáp các câu hỏi thường gặp`,
        ],
      ],
    ),
    hi_IN: sections(
      [
        'हम कौन हैं',
        'यह साइट Gamehall चलाता है। एक खाते और एक वॉलेट से आप कई प्रोवाइडरों के गेम खेल सकते हैं। गेम हम नहीं बनाते: हर गेम उसके प्रोवाइडर का है, और हर राउंड भी वही निपटाता है।',
      ],
      [
        'आपका पैसा',
        'हम आपकी शेष राशि आपके नाम पर रखते हैं। गेम खोलने पर वह उस गेम के प्रोवाइडर के पास जाती है और बाहर आने पर लौट आती है। हर जमा, निकासी, ट्रांसफ़र और राउंड आपके रिकॉर्ड में है, और सबका जोड़ आपकी शेष राशि के बराबर है।',
      ],
      [
        'हम कैसे काम करते हैं',
        [
          'भुगतान से पहले आपको शुल्क, मिलने वाली राशि और ऑफ़र की शर्तें दिखती हैं।',
          'अपनी सीमाएँ आप ख़ुद तय करते हैं। कम सीमा तुरंत लागू होती है।',
          'ग्राहक सेवा कभी आपका पासवर्ड या कोड नहीं माँगती।',
        ],
      ],
      [
        'सिर्फ़ वयस्कों के लिए',
        'हमारे सदस्यों की उम्र कम से कम {minimumAge} साल है, या जहाँ क़ानून ज़्यादा माँगता है वहाँ उससे ज़्यादा। पंजीकरण करते समय आप अपनी उम्र की पुष्टि करते हैं।',
      ],
      [
        'और पढ़ें',
        [
          `${link('/documents/terms', 'शर्तें')}: आपके और हमारे बीच क्या तय है`,
          `${link('/documents/privacy', 'निजता')}: हम क्या रखते हैं और क्यों`,
          `${link('/documents/responsible-play', 'ज़िम्मेदारी से खेलें')}: सीमाएँ, ब्रेक और मदद`,
          `${link('/documents/licence', 'लाइसेंस')}: यह किस तरह का ऑपरेटर है`,
          `${link('/faq', 'सहायता')}: आम सवालों के जवाब`,
        ],
      ],
    ),
  },
  url: '',
};
