const terms = (title: string, lines: readonly [string, string][]): string =>
  `<h2>${title}</h2><ol>${lines.map(([head, text]) => `<li><strong>${head}</strong> ${text}</li>`).join('')}</ol>`;

/** Present version of the agents' agreement: `AGREEMENT_VERSION`. */
export const AGENT_AGREEMENT = [
  {
    id: '1',
    content: {
      en_US: terms('Agents’ agreement', [
        [
          'Twice a month.',
          'Periods close on the 15th and on the last day; payment follows on the tenth day after.',
        ],
        ['Fair advertising.', 'Adults only, no promises of winning, no messages without consent.'],
        ['No accounts of your own.', 'Your household and you do not count as members.'],
        ['Leave when you like.', 'What is earned is paid out. We give 30 days’ notice.'],
      ]),
      zh_CN: terms('代理协议', [
        ['每月两次。', '每月 15 日和最后一天结算，其后第十天付款。'],
        ['诚实推广。', '仅面向成年人，不承诺赢钱，不发送未经同意的信息。'],
        ['不得使用自己的账户。', '您和您的家人不计为会员。'],
        ['随时退出。', '已赚取的佣金照常支付，我们会提前 30 天通知。'],
      ]),
      zh_TW: terms('代理協議', [
        ['每月兩次。', '每月 15 日和最後一天結算，其後第十天付款。'],
        ['誠實推廣。', '僅面向成年人，不承諾贏錢，不發送未經同意的訊息。'],
        ['不得使用自己的帳戶。', '您和您的家人不計為會員。'],
        ['隨時退出。', '已賺取的佣金照常支付，我們會提前 30 天通知。'],
      ]),
      vi_VN: terms('Thỏa thuận đại lý', [
        [
          'Hai lần mỗi tháng.',
          'Kỳ kết thúc vào ngày 15 và ngày cuối tháng; thanh toán vào ngày thứ mười sau đó.',
        ],
        [
          'Quảng cáo trung thực.',
          'Chỉ dành cho người lớn, không hứa hẹn thắng cược, không gửi tin nhắn rác.',
        ],
        ['Không dùng tài khoản của mình.', 'Bạn và người trong nhà không được tính là thành viên.'],
        ['Dừng khi bạn muốn.', 'Phần đã kiếm được sẽ được trả. Chúng tôi báo trước 30 ngày.'],
      ]),
      hi_IN: terms('एजेंट अनुबंध', [
        ['महीने में दो बार।', 'अवधि 15 तारीख और महीने के अंतिम दिन समाप्त होती है; भुगतान उसके दसवें दिन होता है।'],
        ['ईमानदार विज्ञापन।', 'केवल वयस्कों के लिए; जीत का कोई वादा नहीं, बिना अनुमति के कोई संदेश नहीं।'],
        ['अपने खाते नहीं।', 'आप और आपके घर के लोग सदस्यों में नहीं गिने जाते।'],
        ['जब चाहें छोड़ दें।', 'अर्जित राशि का भुगतान किया जाता है। हम 30 दिन पहले सूचना देते हैं।'],
      ]),
    },
  },
];
