import { type FooterDocument, link, sections } from './footer-document.ts';

export const PRIVACY: FooterDocument = {
  id: 'privacy',
  title: { en_US: 'Privacy', zh_CN: '隐私', zh_TW: '隱私', vi_VN: 'Quyền riêng tư', hi_IN: 'निजता' },
  content: {
    en_US: sections(
      [
        'What we hold',
        [
          'what you enter at registration and in My details',
          'your accounts for withdrawals',
          'your deposits, withdrawals, rounds, limits, letters and favourite games',
          'your sign-ins: time, internet address, browser and device',
        ],
        'We use it to run your account, to pay you, to keep your limits and to keep others out. We do not sell it. Game and payment providers get what they need for a round or a payment.',
      ],
      [
        'In your browser',
        'The site stores only what it needs:',
        [
          'until you sign out: your sign-in token and account name, the game you play with its time, and your last deposit method',
          'until you close the tab: requests that are not finished, so that none is sent twice',
          'until you clear it: language, currency, hidden amounts, notices you closed, your choice about measurement, and a random number that tells this browser from others',
        ],
      ],
      [
        'Cookies',
        'Cookies remember your language for a year and, if you came by a recommendation, its link for a limited time. Others end when you close the browser. Games and payment pages are run by their providers and may set their own.',
      ],
      [
        'Measurement',
        'We may tell an advertising network that a member registered or deposited: currency, amount, order number and, after a click on an advertisement, that click’s number. Your browser keeps the order number until you sign out, so that nothing is sent twice. Your name and account are never sent. Where the site asks for your consent, nothing is sent without it, and you can change your choice at the bottom of the page.',
      ],
      [
        'Your choices',
        `See what we know in ${link('/user/Info', 'My details')}, and export your records. Customer service corrects details, sends you a copy and deletes what need not be kept to account for money.`,
      ],
    ),
    zh_CN: sections(
      [
        '我们保存的信息',
        [
          '您在注册时和“我的资料”中填写的内容',
          '您的取款账户',
          '您的存款、取款、游戏局、限额、站内信和收藏的游戏',
          '您的登录：时间、网络地址、浏览器和设备',
        ],
        '我们用这些信息管理您的账户、向您付款、执行您的限额并防止他人冒用。我们不会出售这些信息。游戏平台和支付服务商只获得完成一局游戏或一笔付款所需的信息。',
      ],
      [
        '在您的浏览器中',
        '网站只保存必要的内容：',
        [
          '退出登录前：登录令牌和账号、正在玩的游戏及其时长、上次使用的存款方式',
          '关闭标签页前：尚未完成的请求，以免重复提交',
          '您清除之前：语言、币种、金额是否隐藏、已关闭的提示、您对统计的选择，以及用于区分本浏览器的随机编号',
        ],
      ],
      [
        'Cookie',
        'Cookie 会记住您的语言一年；若您通过推荐而来，还会在有限时间内记住推荐链接。其余的在您关闭浏览器时失效。游戏和付款页面由各自的服务商运营，可能会设置自己的 Cookie。',
      ],
      [
        '统计',
        '我们可能会告知广告网络有人注册或存款：币种、金额、订单号；若来自广告点击，还包括该次点击的编号。为避免重复发送，浏览器会将订单号保留至您退出登录。您的姓名和账号绝不会被发送。在需要征得您同意的网站上，未经同意不会发送任何内容，您可以在页面底部更改选择。',
      ],
      [
        '您的选择',
        `您可以在${link('/user/Info', '我的资料')}中查看我们掌握的信息，并导出您的记录。客服可为您更正资料、提供副本，并删除无须为资金核算而保留的内容。`,
      ],
    ),
    zh_TW: sections(
      [
        '我們保存的資訊',
        [
          '您在註冊時和「我的資料」中填寫的內容',
          '您的取款帳戶',
          '您的存款、取款、遊戲局、限額、站內信和收藏的遊戲',
          '您的登入：時間、網路位址、瀏覽器和裝置',
        ],
        '我們用這些資訊管理您的帳戶、向您付款、執行您的限額並防止他人冒用。我們不會出售這些資訊。遊戲平台和支付服務商只獲得完成一局遊戲或一筆付款所需的資訊。',
      ],
      [
        '在您的瀏覽器中',
        '網站只儲存必要的內容：',
        [
          '登出前：登入權杖和帳號、正在玩的遊戲及其時間、上次使用的存款方式',
          '關閉分頁前：尚未完成的請求，以免重複送出',
          '您清除之前：語言、幣別、金額是否隱藏、已關閉的提示、您對統計的選擇，以及用於區分本瀏覽器的隨機編號',
        ],
      ],
      [
        'Cookie',
        'Cookie 會記住您的語言一年；若您透過推薦而來，還會在有限時間內記住推薦連結。其餘的在您關閉瀏覽器時失效。遊戲和付款頁面由各自的服務商營運，可能會設定自己的 Cookie。',
      ],
      [
        '統計',
        '我們可能會告知廣告網路有人註冊或存款：幣別、金額、訂單編號；若來自廣告點擊，還包括該次點擊的編號。為避免重複傳送，瀏覽器會將訂單編號保留至您登出。您的姓名和帳號絕不會被傳送。在需要徵得您同意的網站上，未經同意不會傳送任何內容，您可以在頁面底部更改選擇。',
      ],
      [
        '您的選擇',
        `您可以在${link('/user/Info', '我的資料')}中查看我們掌握的資訊，並匯出您的紀錄。客服可為您更正資料、提供副本，並刪除無須為資金核算而保留的內容。`,
      ],
    ),
    vi_VN: sections(
      [
        'Chúng tôi lưu gì',
        [
          'những gì bạn nhập khi đăng ký và trong Thông tin của tôi',
          'các tài khoản rút tiền của bạn',
          'các khoản nạp, rút, ván chơi, giới hạn, thư và trò chơi yêu thích của bạn',
          'các lần đăng nhập: thời gian, địa chỉ mạng, trình duyệt và thiết bị',
        ],
        'Chúng tôi dùng thông tin này để quản lý tài khoản, chi trả cho bạn, giữ các giới hạn của bạn và ngăn người khác xâm nhập. Chúng tôi không bán thông tin. Nhà cung cấp trò chơi và dịch vụ thanh toán chỉ nhận những gì cần cho một ván chơi hoặc một khoản thanh toán.',
      ],
      [
        'Trong trình duyệt của bạn',
        'Trang chỉ lưu những gì cần thiết:',
        [
          'đến khi bạn đăng xuất: mã phiên đăng nhập, tên tài khoản, trò chơi đang mở cùng thời gian chơi, và cách nạp gần nhất',
          'đến khi bạn đóng thẻ: các yêu cầu chưa hoàn tất, để không yêu cầu nào bị gửi hai lần',
          'đến khi bạn xóa: ngôn ngữ, tiền tệ, việc ẩn số tiền, các thông báo đã đóng, lựa chọn của bạn về đo lường, và một số ngẫu nhiên để phân biệt trình duyệt này',
        ],
      ],
      [
        'Cookie',
        'Cookie ghi nhớ ngôn ngữ của bạn trong một năm và, nếu bạn đến từ lời giới thiệu, ghi nhớ liên kết đó trong thời gian có hạn. Các cookie khác hết hiệu lực khi bạn đóng trình duyệt. Trò chơi và trang thanh toán do nhà cung cấp vận hành và có thể đặt cookie riêng.',
      ],
      [
        'Đo lường',
        'Chúng tôi có thể báo cho mạng quảng cáo biết có người đăng ký hoặc nạp tiền: tiền tệ, số tiền, mã đơn và, nếu đến từ quảng cáo, số của lượt nhấp đó. Trình duyệt giữ mã đơn đến khi bạn đăng xuất, để không có gì bị gửi hai lần. Tên và tài khoản của bạn không bao giờ được gửi đi. Ở nơi trang hỏi sự đồng ý của bạn, không có gì được gửi nếu bạn chưa đồng ý, và bạn có thể đổi lựa chọn ở cuối trang.',
      ],
      [
        'Lựa chọn của bạn',
        `Xem những gì chúng tôi biết trong ${link('/user/Info', 'Thông tin của tôi')} và xuất lịch sử của bạn. Bộ phận chăm sóc khách hàng sửa thông tin, gửi bạn bản sao và xóa những gì không cần giữ để đối chiếu tiền.`,
      ],
    ),
    hi_IN: sections(
      [
        'हम क्या रखते हैं',
        [
          'जो आप पंजीकरण के समय और “मेरा विवरण” में भरते हैं',
          'निकासी के लिए आपके खाते',
          'आपकी जमा, निकासी, राउंड, सीमाएँ, पत्र और पसंदीदा गेम',
          'आपके साइन इन: समय, इंटरनेट पता, ब्राउज़र और डिवाइस',
        ],
        'हम इनका उपयोग आपका खाता चलाने, आपको भुगतान करने, आपकी सीमाएँ लागू रखने और दूसरों को बाहर रखने के लिए करते हैं। हम इन्हें बेचते नहीं। गेम और भुगतान के प्रोवाइडरों को वही मिलता है जो किसी राउंड या भुगतान के लिए ज़रूरी है।',
      ],
      [
        'आपके ब्राउज़र में',
        'साइट सिर्फ़ ज़रूरी चीज़ें रखती है:',
        [
          'साइन आउट तक: साइन इन टोकन और खाते का नाम, चल रहा गेम और उसका समय, और पिछला जमा तरीका',
          'टैब बंद करने तक: अधूरे अनुरोध, ताकि कोई अनुरोध दो बार न जाए',
          'आपके मिटाने तक: भाषा, मुद्रा, राशियाँ छिपी हैं या नहीं, बंद की गई सूचनाएँ, मापन के बारे में आपका चुनाव, और इस ब्राउज़र को पहचानने वाला एक यादृच्छिक नंबर',
        ],
      ],
      [
        'कुकी',
        'कुकी आपकी भाषा एक साल तक याद रखती हैं और, अगर आप किसी की सिफ़ारिश से आए हैं, तो उसका लिंक सीमित समय तक। बाकी कुकी ब्राउज़र बंद करने पर ख़त्म हो जाती हैं। गेम और भुगतान के पेज उनके प्रोवाइडर चलाते हैं और वे अपनी कुकी रख सकते हैं।',
      ],
      [
        'मापन',
        'हम किसी विज्ञापन नेटवर्क को बता सकते हैं कि किसी ने पंजीकरण किया या जमा किया: मुद्रा, राशि, ऑर्डर नंबर और, विज्ञापन पर क्लिक से आने पर, उस क्लिक का नंबर। आपका ब्राउज़र साइन आउट तक ऑर्डर नंबर रखता है, ताकि कुछ भी दो बार न जाए। आपका नाम और खाता कभी नहीं भेजा जाता। जहाँ साइट आपकी सहमति माँगती है, वहाँ उसके बिना कुछ नहीं भेजा जाता, और आप पेज के नीचे अपना चुनाव बदल सकते हैं।',
      ],
      [
        'आपके विकल्प',
        `हम आपके बारे में क्या जानते हैं, यह ${link('/user/Info', 'मेरा विवरण')} में देखें, और अपने रिकॉर्ड एक्सपोर्ट करें। ग्राहक सेवा विवरण सुधारती है, आपको प्रति भेजती है और वह मिटाती है जिसे पैसे के हिसाब के लिए रखना ज़रूरी नहीं।`,
      ],
    ),
  },
  url: '',
};
