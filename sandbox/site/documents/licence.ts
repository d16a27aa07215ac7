import { type FooterDocument, link, sections } from './footer-document.ts';

export const LICENCE: FooterDocument = {
  id: 'licence',
  title: {
    en_US: 'Licence',
    zh_CN: '牌照',
    zh_TW: '牌照',
    vi_VN: 'Giấy phép',
    hi_IN: 'लाइसेंस',
  },
  content: {
    en_US: sections(
      [
        'A sandbox licence',
        'Gamehall is a sandbox operator: this site exists to build and test the product. Its licence number is <strong>SANDBOX-0001</strong>. No authority has issued it, and it is valid in no country.',
      ],
      [
        'What this means for you',
        [
          'Do not send real money. No deposit here is real, and no withdrawal is paid out.',
          'Balances, wins and losses are figures for tests.',
          'The games and their providers are made for the sandbox. Nobody has certified them.',
        ],
      ],
      [
        'What holds all the same',
        `The ${link('/documents/terms', 'terms')}, the limits and the breaks work here as they would for real money, so that they can be tried out.`,
      ],
      [
        'Complaints',
        'If a round or a payment looks wrong, tell customer service. Give the number of the round or order from your records. The sandbox has no independent office behind it.',
      ],
      [
        'How to recognise a real licence',
        'An operator with a licence shows these on this page:',
        [
          'the number of the licence and the company that holds it',
          'the authority that issued it, with a link to its register',
          'the independent office for complaints',
        ],
        'If you do not find them on a site, do not deposit there.',
      ],
    ),
    zh_CN: sections(
      [
        '沙盒牌照',
        'Gamehall 是沙盒运营商：本网站仅用于产品的开发与测试。其牌照号为 <strong>SANDBOX-0001</strong>。该牌照并非由任何机构颁发，在任何国家均无效力。',
      ],
      [
        '这对您意味着什么',
        [
          '请勿汇入真实资金。这里的存款并非真实存款，取款也不会实际支付。',
          '余额、输赢均为测试数字。',
          '游戏及其平台专为沙盒制作，未经任何机构认证。',
        ],
      ],
      [
        '哪些仍然有效',
        `${link('/documents/terms', '条款')}、限额和休息在这里的运作方式与使用真实资金时相同，以便试用。`,
      ],
      [
        '投诉',
        '如果某一局或某笔款项看起来有误，请告知客服，并提供记录中的局号或订单号。沙盒没有独立的投诉机构。',
      ],
      [
        '如何识别真实牌照',
        '持牌运营商会在本页列明：',
        ['牌照号及持牌公司', '颁发牌照的机构，以及其登记册的链接', '独立的投诉机构'],
        '如果您在某个网站上找不到这些信息，请不要在那里存款。',
      ],
    ),
    zh_TW: sections(
      [
        '沙盒牌照',
        'Gamehall 是沙盒營運商：本網站僅用於產品的開發與測試。其牌照號碼為 <strong>SANDBOX-0001</strong>。該牌照並非由任何機關核發，在任何國家均無效力。',
      ],
      [
        '這對您意味著什麼',
        [
          '請勿匯入真實資金。這裡的存款並非真實存款，取款也不會實際支付。',
          '餘額、輸贏均為測試數字。',
          '遊戲及其平台專為沙盒製作，未經任何機構認證。',
        ],
      ],
      [
        '哪些仍然有效',
        `${link('/documents/terms', '條款')}、限額和休息在這裡的運作方式與使用真實資金時相同，以便試用。`,
      ],
      [
        '申訴',
        '如果某一局或某筆款項看起來有誤，請告知客服，並提供紀錄中的局號或訂單編號。沙盒沒有獨立的申訴機構。',
      ],
      [
        '如何辨識真實牌照',
        '持牌營運商會在本頁列明：',
        ['牌照號碼及持牌公司', '核發牌照的機關，以及其登記冊的連結', '獨立的申訴機構'],
        '如果您在某個網站上找不到這些資訊，請不要在那裡存款。',
      ],
    ),
    vi_VN: sections(
      [
        'Giấy phép thử nghiệm',
        'Gamehall là nhà vận hành thử nghiệm: trang này chỉ để xây dựng và kiểm thử sản phẩm. Số giấy phép là <strong>SANDBOX-0001</strong>. Không cơ quan nào cấp giấy phép này, và nó không có giá trị ở bất kỳ quốc gia nào.',
      ],
      [
        'Điều này có nghĩa gì với bạn',
        [
          'Đừng gửi tiền thật. Ở đây không có khoản nạp nào là thật và không khoản rút nào được chi trả.',
          'Số dư, tiền thắng và tiền thua chỉ là con số để kiểm thử.',
          'Trò chơi và nhà cung cấp được tạo ra cho bản thử nghiệm, chưa được ai chứng nhận.',
        ],
      ],
      [
        'Những gì vẫn áp dụng',
        `${link('/documents/terms', 'Điều khoản')}, giới hạn và tạm nghỉ hoạt động ở đây như với tiền thật, để có thể dùng thử.`,
      ],
      [
        'Khiếu nại',
        'Nếu một ván hoặc một khoản tiền có vẻ sai, hãy báo cho bộ phận chăm sóc khách hàng kèm mã ván hoặc mã đơn trong lịch sử của bạn. Bản thử nghiệm không có cơ quan khiếu nại độc lập.',
      ],
      [
        'Cách nhận biết giấy phép thật',
        'Nhà vận hành có giấy phép sẽ ghi trên trang này:',
        [
          'số giấy phép và công ty nắm giữ',
          'cơ quan cấp phép, kèm liên kết đến sổ đăng ký của cơ quan đó',
          'cơ quan khiếu nại độc lập',
        ],
        'Nếu không thấy những thông tin này trên một trang, đừng nạp tiền ở đó.',
      ],
    ),
    hi_IN: sections(
      [
        'सैंडबॉक्स लाइसेंस',
        'Gamehall एक सैंडबॉक्स ऑपरेटर है: यह साइट सिर्फ़ उत्पाद बनाने और जाँचने के लिए है। इसका लाइसेंस नंबर <strong>SANDBOX-0001</strong> है। इसे किसी प्राधिकरण ने जारी नहीं किया है और यह किसी देश में मान्य नहीं है।',
      ],
      [
        'आपके लिए इसका क्या मतलब है',
        [
          'असली पैसा न भेजें। यहाँ कोई जमा असली नहीं है और किसी निकासी का भुगतान नहीं होता।',
          'शेष राशि, जीत और हार सिर्फ़ जाँच के लिए आँकड़े हैं।',
          'गेम और उनके प्रोवाइडर सैंडबॉक्स के लिए बनाए गए हैं। उन्हें किसी ने प्रमाणित नहीं किया है।',
        ],
      ],
      [
        'फिर भी क्या लागू है',
        `${link('/documents/terms', 'शर्तें')}, सीमाएँ और ब्रेक यहाँ वैसे ही काम करते हैं जैसे असली पैसे के साथ करते, ताकि उन्हें आज़माया जा सके।`,
      ],
      [
        'शिकायतें',
        'अगर कोई राउंड या भुगतान ग़लत लगे, तो ग्राहक सेवा को बताएँ। अपने रिकॉर्ड से राउंड या ऑर्डर का नंबर दें। सैंडबॉक्स के लिए शिकायतों का कोई स्वतंत्र कार्यालय नहीं है।',
      ],
      [
        'असली लाइसेंस कैसे पहचानें',
        'लाइसेंस वाला ऑपरेटर इस पेज पर ये बातें बताता है:',
        [
          'लाइसेंस का नंबर और वह कंपनी जिसके पास लाइसेंस है',
          'लाइसेंस जारी करने वाला प्राधिकरण और उसके रजिस्टर का लिंक',
          'शिकायतों के लिए स्वतंत्र कार्यालय',
        ],
        'अगर ये बातें किसी साइट पर न मिलें, तो वहाँ पैसा जमा न करें।',
      ],
    ),
  },
  url: '',
};
