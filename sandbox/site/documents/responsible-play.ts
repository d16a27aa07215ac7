import { type FooterDocument, link, sections } from './footer-document.ts';
import { FAMILIES, HELPLINE } from './help-organisations.ts';

export const RESPONSIBLE_PLAY: FooterDocument = {
  id: 'responsible-play',
  title: {
    en_US: 'Responsible play',
    zh_CN: '理性博彩',
    zh_TW: '理性博彩',
    vi_VN: 'Chơi có trách nhiệm',
    hi_IN: 'ज़िम्मेदारी से खेलें',
  },
  content: {
    en_US: sections(
      [
        'Play for pleasure',
        'Play only with money that you can spare, never to earn a living or to win back a loss. Members are at least {minimumAge} years old. If children use your device, sign out after play.',
      ],
      [
        'Your limits',
        `On ${link('/user/PlayLimits', 'Play limits')} you limit your deposits, your losses and your time in play for a day, a week or a month. A lower limit holds at once, on all your devices. A higher one, or none, needs 24 hours, and holds only if you confirm it again then.`,
      ],
      [
        'Breaks',
        ['A cool-off lasts 1, 7 or 30 days.', 'A self-exclusion lasts 6 months, 1 year or 5 years.'],
        'Both begin at once. Games, deposits and promotions are closed. You can still sign in and withdraw your money. A break can be made longer, never shorter.',
      ],
      [
        'Time and result',
        'While you play, you see how long you have played and how much you have won or lost. You choose how often you are reminded.',
      ],
      [
        'Signs to take seriously',
        [
          'You play for longer or for more than you meant to.',
          'You try to win back what you have lost.',
          'You borrow money to play, or hide that you play.',
          'You play in order to forget worries.',
        ],
      ],
      [
        'Help',
        'If you know such signs, take a break and talk to somebody. Customer service can help you to find the limits and breaks. These organisations listen:',
        [
          `${link(HELPLINE, 'Player Helpline')}, for those who play`,
          `${link(FAMILIES, 'Families’ Support')}, for those close to them`,
        ],
      ],
    ),
    zh_CN: sections(
      [
        '为乐趣而玩',
        '只用您能承受的闲钱游戏，切勿以此谋生，也不要试图赢回损失。会员须年满 {minimumAge} 周岁。若有儿童使用您的设备，请在游戏后退出登录。',
      ],
      [
        '您的限额',
        `在${link('/user/PlayLimits', '游戏限额')}页面，您可以按日、周或月限制存款、亏损和游戏时长。降低限额立即在您的所有设备上生效。提高或取消限额需等待 24 小时，届时您须再次确认才会生效。`,
      ],
      [
        '休息与自我排除',
        ['休息：1 天、7 天或 30 天。', '自我排除：6 个月、1 年或 5 年。'],
        '两者均立即开始。期间游戏、存款和优惠活动关闭，您仍可登录和取款。期限可以延长，但不能缩短。',
      ],
      ['时间与结果', '游戏时，您会看到已玩的时长和输赢金额。提醒的间隔由您选择。'],
      [
        '值得重视的迹象',
        [
          '玩的时间或花的钱超出原本的打算。',
          '想把输掉的钱赢回来。',
          '借钱游戏，或隐瞒自己在游戏。',
          '为了忘掉烦恼而游戏。',
        ],
      ],
      [
        '帮助',
        '如果您有这些迹象，请休息一下，并找人谈谈。客服可以帮您找到限额和休息功能。以下机构愿意倾听：',
        [`${link(HELPLINE, '玩家热线')}：面向玩家本人`, `${link(FAMILIES, '家属支援')}：面向玩家的亲友`],
      ],
    ),
    zh_TW: sections(
      [
        '為樂趣而玩',
        '只用您能承受的閒錢遊戲，切勿以此謀生，也不要試圖贏回損失。會員須年滿 {minimumAge} 歲。若有兒童使用您的裝置，請在遊戲後登出。',
      ],
      [
        '您的限額',
        `在${link('/user/PlayLimits', '遊戲限額')}頁面，您可以按日、週或月限制存款、虧損和遊戲時間。降低限額立即在您的所有裝置上生效。提高或取消限額需等待 24 小時，屆時您須再次確認才會生效。`,
      ],
      [
        '休息與自我排除',
        ['休息：1 天、7 天或 30 天。', '自我排除：6 個月、1 年或 5 年。'],
        '兩者均立即開始。期間遊戲、存款和優惠活動關閉，您仍可登入和取款。期限可以延長，但不能縮短。',
      ],
      ['時間與結果', '遊戲時，您會看到已玩的時間和輸贏金額。提醒的間隔由您選擇。'],
      [
        '值得重視的跡象',
        [
          '玩的時間或花的錢超出原本的打算。',
          '想把輸掉的錢贏回來。',
          '借錢遊戲，或隱瞞自己在遊戲。',
          '為了忘掉煩惱而遊戲。',
        ],
      ],
      [
        '協助',
        '如果您有這些跡象，請休息一下，並找人談談。客服可以幫您找到限額和休息功能。以下機構願意傾聽：',
        [`${link(HELPLINE, '玩家專線')}：面向玩家本人`, `${link(FAMILIES, '家屬支援')}：面向玩家的親友`],
      ],
    ),
    vi_VN: sections(
      [
        'Chơi để giải trí',
        'Chỉ chơi bằng số tiền bạn có thể bỏ ra, đừng chơi để kiếm sống hay để gỡ lại tiền thua. Hội viên phải từ {minimumAge} tuổi trở lên. Nếu trẻ em dùng thiết bị của bạn, hãy đăng xuất sau khi chơi.',
      ],
      [
        'Giới hạn của bạn',
        `Tại trang ${link('/user/PlayLimits', 'Giới hạn chơi')}, bạn giới hạn tiền nạp, tiền thua và thời gian chơi theo ngày, tuần hoặc tháng. Giới hạn thấp hơn có hiệu lực ngay trên mọi thiết bị của bạn. Nâng hoặc bỏ giới hạn cần chờ 24 giờ, và chỉ có hiệu lực nếu khi đó bạn xác nhận lại.`,
      ],
      [
        'Tạm nghỉ',
        ['Nghỉ một thời gian: 1, 7 hoặc 30 ngày.', 'Tự loại trừ: 6 tháng, 1 năm hoặc 5 năm.'],
        'Cả hai bắt đầu ngay. Trò chơi, nạp tiền và khuyến mãi đều đóng. Bạn vẫn có thể đăng nhập và rút tiền. Thời gian nghỉ có thể kéo dài, không thể rút ngắn.',
      ],
      [
        'Thời gian và kết quả',
        'Khi chơi, bạn thấy mình đã chơi bao lâu và thắng hay thua bao nhiêu. Bạn chọn khoảng cách giữa các lần nhắc nhở.',
      ],
      [
        'Những dấu hiệu cần lưu ý',
        [
          'Bạn chơi lâu hơn hoặc nhiều tiền hơn dự định.',
          'Bạn cố gỡ lại số tiền đã thua.',
          'Bạn vay tiền để chơi hoặc giấu việc mình chơi.',
          'Bạn chơi để quên đi lo lắng.',
        ],
      ],
      [
        'Trợ giúp',
        'Nếu bạn thấy mình có những dấu hiệu này, hãy tạm nghỉ và nói chuyện với ai đó. Bộ phận chăm sóc khách hàng có thể giúp bạn tìm các giới hạn và cách tạm nghỉ. Những tổ chức sau sẵn sàng lắng nghe:',
        [
          `${link(HELPLINE, 'Đường dây hỗ trợ người chơi')}, dành cho người chơi`,
          `${link(FAMILIES, 'Hỗ trợ gia đình')}, dành cho người thân của họ`,
        ],
      ],
    ),
    hi_IN: sections(
      [
        'आनंद के लिए खेलें',
        'सिर्फ़ उतने पैसे से खेलें जितना आप ख़र्च कर सकते हैं, कमाई के लिए या हारा हुआ पैसा वापस पाने के लिए कभी नहीं। सदस्यों की उम्र कम से कम {minimumAge} साल है। बच्चे आपका डिवाइस इस्तेमाल करते हों, तो खेलने के बाद साइन आउट करें।',
      ],
      [
        'आपकी सीमाएँ',
        `${link('/user/PlayLimits', 'खेल की सीमाएँ')} पेज पर आप दिन, सप्ताह या महीने के लिए जमा, हानि और खेल के समय की सीमा तय करते हैं। कम सीमा आपके सभी डिवाइस पर तुरंत लागू होती है। सीमा बढ़ाने या हटाने में 24 घंटे लगते हैं, और वह तभी लागू होती है जब आप उसके बाद फिर से पुष्टि करें।`,
      ],
      [
        'ब्रेक',
        ['ब्रेक 1, 7 या 30 दिन का होता है।', 'ख़ुद को खेल से रोकना 6 महीने, 1 साल या 5 साल के लिए होता है।'],
        'दोनों तुरंत शुरू होते हैं। गेम, जमा और ऑफ़र बंद रहते हैं। आप साइन इन कर सकते हैं और अपना पैसा निकाल सकते हैं। ब्रेक बढ़ाया जा सकता है, छोटा नहीं किया जा सकता।',
      ],
      [
        'समय और नतीजा',
        'खेलते समय आपको दिखता है कि आप कितनी देर से खेल रहे हैं और कितना जीते या हारे हैं। आप ख़ुद चुनते हैं कि कितनी-कितनी देर में याद दिलाया जाए।',
      ],
      [
        'जिन संकेतों को गंभीरता से लें',
        [
          'आप सोचे हुए समय या पैसे से ज़्यादा खेलते हैं।',
          'आप हारा हुआ पैसा वापस जीतने की कोशिश करते हैं।',
          'आप खेलने के लिए उधार लेते हैं या खेलना छिपाते हैं।',
          'आप चिंताएँ भुलाने के लिए खेलते हैं।',
        ],
      ],
      [
        'मदद',
        'ऐसे संकेत दिखें तो ब्रेक लें और किसी से बात करें। सीमाएँ और ब्रेक ढूँढ़ने में ग्राहक सेवा आपकी मदद कर सकती है। ये संस्थाएँ आपकी बात सुनती हैं:',
        [
          `${link(HELPLINE, 'खिलाड़ी हेल्पलाइन')}, खेलने वालों के लिए`,
          `${link(FAMILIES, 'परिवार सहायता')}, उनके अपनों के लिए`,
        ],
      ],
    ),
  },
  url: '',
};
