import { promotionUrl } from '../art/urls.ts';
import type { Promotion } from './articles.ts';

const rules = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

export const DISCOUNTS: readonly Promotion[] = [
  {
    id: 'cashback',
    title: {
      en_US: '8% back on live tables',
      zh_CN: '真人桌台返还 8%',
      zh_TW: '真人桌台返還 8%',
      vi_VN: 'Hoàn trả 8% bàn trực tiếp',
      hi_IN: 'लाइव टेबल पर 8% वापस',
    },
    summary: {
      en_US: 'Friday to Sunday, paid on Monday.',
      zh_CN: '周五至周日，周一派发。',
      zh_TW: '週五至週日，週一派發。',
      vi_VN: 'Từ thứ Sáu đến Chủ Nhật, trả vào thứ Hai.',
      hi_IN: 'शुक्रवार से रविवार, भुगतान सोमवार को।',
    },
    action: { kind: 'play', gt_id: '3' },
    photo_path: promotionUrl('cashback', 'roulette', 24),
    content: {
      en_US: `<p>We return 8% of your net losses at live tables from Friday 00:00 to Sunday 23:59. The cashback is paid on Monday before noon.</p>${rules('Minimum payment $1, maximum $500, or as much in your currency.', 'No turnover is required.', 'Cancelled rounds do not count.')}`,
      zh_CN: `<p>周五 00:00 至周日 23:59 真人桌台净输额的 8%，周一中午前返还。</p>${rules('最低 1 美元，最高 500 美元，或等值的其他币种。', '无需流水。', '取消的局不计入。')}`,
      zh_TW: `<p>週五 00:00 至週日 23:59 真人桌台淨輸額的 8%，週一中午前返還。</p>${rules('最低 1 美元，最高 500 美元，或等值的其他幣種。', '無需流水。', '取消的局不計入。')}`,
      vi_VN: `<p>8% số tiền bạn thua tại các bàn trực tiếp từ 00:00 thứ Sáu đến 23:59 Chủ Nhật được hoàn lại trước trưa thứ Hai.</p>${rules('Mức trả thấp nhất là 1 $, cao nhất là 500 $, hoặc tương đương.', 'Không yêu cầu vòng cược.', 'Không tính các ván bị hủy.')}`,
      hi_IN: `<p>शुक्रवार 00:00 से रविवार 23:59 तक लाइव टेबल पर आपके नुकसान का 8% सोमवार दोपहर से पहले लौटाया जाता है।</p>${rules('न्यूनतम भुगतान $1, अधिकतम $500, या आपकी मुद्रा में उतनी ही राशि।', 'टर्नओवर ज़रूरी नहीं।', 'रद्द हुए राउंड नहीं गिने जाते।')}`,
    },
  },
  {
    id: 'first-deposit',
    title: {
      en_US: 'First deposit of the week, doubled',
      zh_CN: '每周首存，双倍到账',
      zh_TW: '每週首存，雙倍到帳',
      vi_VN: 'Lần nạp đầu tuần được nhân đôi',
      hi_IN: 'सप्ताह की पहली जमा, दोगुनी',
    },
    summary: {
      en_US: 'Up to $200, once a week.',
      zh_CN: '最高 200 美元，每周一次。',
      zh_TW: '最高 200 美元，每週一次。',
      vi_VN: 'Tối đa 200 $, mỗi tuần một lần.',
      hi_IN: '$200 तक, सप्ताह में एक बार।',
    },
    action: { kind: 'deposit' },
    photo_path: promotionUrl('first-deposit', 'lotus', 286),
    content: {
      en_US: `<p>Your first deposit each week is doubled, up to $200.</p>${rules('Turnover 12 times within 7 days.', 'Slots count 100%, live tables 10%.', 'One claim per member, household and device.')}`,
      zh_CN: `<p>每周第一笔存款双倍到账，最高 200 美元。</p>${rules('7 天内完成 12 倍流水。', '电子游艺全额计算，真人桌台按十分之一计算。', '每位会员、每户家庭、每台设备限领一次。')}`,
      zh_TW: `<p>每週第一筆存款雙倍到帳，最高 200 美元。</p>${rules('7 天內完成 12 倍流水。', '電子遊藝全額計算，真人桌台按十分之一計算。', '每位會員、每戶家庭、每台裝置限領一次。')}`,
      vi_VN: `<p>Lần nạp đầu tiên trong tuần của bạn được nhân đôi, tối đa 200 $.</p>${rules('Vòng cược 12 lần trong 7 ngày.', 'Nổ hũ tính đủ, bàn trực tiếp tính một phần mười.', 'Mỗi thành viên, hộ gia đình và thiết bị nhận một lần.')}`,
      hi_IN: `<p>सप्ताह में आपकी पहली जमा $200 तक दोगुनी होती है।</p>${rules('7 दिनों में 12 गुना टर्नओवर।', 'स्लॉट पूरे गिने जाते हैं, लाइव टेबल दसवाँ हिस्सा।', 'हर सदस्य, परिवार और डिवाइस के लिए एक बार।')}`,
    },
  },
  {
    id: 'thank-you',
    title: {
      en_US: 'A gift for depositors',
      zh_CN: '存款会员礼金',
      zh_TW: '存款會員禮金',
      vi_VN: 'Quà cho thành viên đã nạp tiền',
      hi_IN: 'जमा करने वालों के लिए तोहफ़ा',
    },
    summary: {
      en_US: 'One claim per member, added to your wallet immediately.',
      zh_CN: '可领取一次，立即存入您的钱包。',
      zh_TW: '可領取一次，立即存入您的錢包。',
      vi_VN: 'Nhận một lần, cộng ngay vào ví của bạn.',
      hi_IN: 'एक बार लें; तुरंत आपके वॉलेट में जुड़ता है।',
    },
    action: { kind: 'claim' },
    photo_path: promotionUrl('thank-you', 'gems', 14),
    content: {
      en_US: `<p>Every member who has made a deposit can claim this gift.</p>${rules('Turnover 3 times before it can be withdrawn.', 'One claim per member.', 'The amount in your currency is shown before you claim.')}`,
      zh_CN: `<p>凡有过存款的会员均可领取此礼金。</p>${rules('完成 3 倍流水后可提款。', '每位会员限领一次。', '领取前会显示以您的币种计算的金额。')}`,
      zh_TW: `<p>凡有過存款的會員均可領取此禮金。</p>${rules('完成 3 倍流水後可提款。', '每位會員限領一次。', '領取前會顯示以您的幣種計算的金額。')}`,
      vi_VN: `<p>Mọi thành viên đã nạp tiền đều có thể nhận quà này.</p>${rules('Hoàn thành vòng cược 3 lần trước khi rút.', 'Mỗi thành viên nhận một lần.', 'Số tiền theo loại tiền của bạn được hiển thị trước khi nhận.')}`,
      hi_IN: `<p>जिस सदस्य ने भी जमा किया है, वह यह तोहफ़ा ले सकता है।</p>${rules('निकालने से पहले 3 गुना टर्नओवर।', 'हर सदस्य के लिए एक बार।', 'आपकी मुद्रा में राशि लेने से पहले दिखाई जाती है।')}`,
    },
  },
  {
    id: 'quiet-slots',
    title: {
      en_US: 'Night rebate on slots',
      zh_CN: '电子游艺夜间返水',
      zh_TW: '電子遊藝夜間返水',
      vi_VN: 'Hoàn cược đêm tại Nổ hũ',
      hi_IN: 'स्लॉट पर रात की छूट',
    },
    summary: {
      en_US: '0.8% rebate between 02:00 and 08:00.',
      zh_CN: '02:00 至 08:00 返水 0.8%。',
      zh_TW: '02:00 至 08:00 返水 0.8%。',
      vi_VN: 'Hoàn cược 0,8% từ 02:00 đến 08:00.',
      hi_IN: '02:00 से 08:00 के बीच 0.8% छूट।',
    },
    action: { kind: 'play', gt_id: '2' },
    photo_path: promotionUrl('quiet-slots', 'gems', 238),
    content: {
      en_US: '<p>Every stake on slots between 02:00 and 08:00 earns 0.8%, paid the same morning.</p>',
      zh_CN: '<p>02:00 至 08:00 在电子游艺的每笔投注返水 0.8%，当天上午派发。</p>',
      zh_TW: '<p>02:00 至 08:00 在電子遊藝的每筆投注返水 0.8%，當天上午派發。</p>',
      vi_VN: '<p>Mỗi lượt cược nổ hũ từ 02:00 đến 08:00 được hoàn 0,8%, trả ngay sáng hôm đó.</p>',
      hi_IN: '<p>02:00 से 08:00 के बीच स्लॉट के हर दाँव पर 0.8% मिलता है, भुगतान उसी सुबह।</p>',
    },
  },
  {
    id: 'match-day',
    title: {
      en_US: 'Match day insurance',
      zh_CN: '比赛日保险',
      zh_TW: '比賽日保險',
      vi_VN: 'Bảo hiểm ngày thi đấu',
      hi_IN: 'मैच के दिन का बीमा',
    },
    summary: {
      en_US: 'A goalless draw returns your stake.',
      zh_CN: '零比零，本金返还。',
      zh_TW: '零比零，本金返還。',
      vi_VN: 'Hòa không bàn thắng, hoàn tiền cược.',
      hi_IN: 'बिना गोल का ड्रॉ हो तो दाँव वापस।',
    },
    action: { kind: 'play', gt_id: '4' },
    photo_path: promotionUrl('match-day', 'football', 152),
    content: {
      en_US: `<p>If the match of the day ends goalless, stakes on the result are returned, up to $50.</p>${rules('One match a day, announced by 10:00.', 'Single bets only.')}`,
      zh_CN: `<p>当日焦点赛若以零比零结束，赛果投注返还，最高 50 美元。</p>${rules('每天一场，10:00 前公布。', '仅限单注。')}`,
      zh_TW: `<p>當日焦點賽若以零比零結束，賽果投注返還，最高 50 美元。</p>${rules('每天一場，10:00 前公布。', '僅限單注。')}`,
      vi_VN: `<p>Nếu trận đấu trong ngày kết thúc không bàn thắng, tiền cược kết quả được hoàn, tối đa 50 $.</p>${rules('Mỗi ngày một trận, công bố trước 10:00.', 'Chỉ áp dụng cho cược đơn.')}`,
      hi_IN: `<p>दिन का मैच बिना गोल के ख़त्म हो तो नतीजे पर लगे दाँव $50 तक वापस आते हैं।</p>${rules('रोज़ एक मैच, 10:00 तक घोषित।', 'सिर्फ़ सिंगल दाँव।')}`,
    },
  },
  {
    id: 'friends',
    title: {
      en_US: 'Invite a friend',
      zh_CN: '邀请好友',
      zh_TW: '邀請好友',
      vi_VN: 'Mời bạn bè',
      hi_IN: 'दोस्त को आमंत्रित करें',
    },
    summary: {
      en_US: '$10 for you and $10 for your friend after the first deposit.',
      zh_CN: '好友首存后，双方各得 10 美元。',
      zh_TW: '好友首存後，雙方各得 10 美元。',
      vi_VN: 'Bạn nhận 10 $, người được mời nhận 10 $ sau lần nạp đầu.',
      hi_IN: 'पहली जमा के बाद $10 आपको, $10 उन्हें।',
    },
    photo_path: promotionUrl('friends', 'holdem', 312),
    content: {
      en_US:
        '<p>Share your link. When your friend makes a first deposit of at least $20, you each receive $10.</p>',
      zh_CN: '<p>分享您的链接。好友首次存款满 20 美元后，双方钱包各得 10 美元。</p>',
      zh_TW: '<p>分享您的連結。好友首次存款滿 20 美元後，雙方錢包各得 10 美元。</p>',
      vi_VN: '<p>Chia sẻ liên kết của bạn. Khi bạn bè nạp lần đầu từ 20 $, ví của cả hai nhận 10 $.</p>',
      hi_IN: '<p>अपना लिंक भेजें। दोस्त की पहली जमा $20 होने पर दोनों वॉलेट में $10 आते हैं।</p>',
    },
  },
  {
    id: 'birthday',
    title: {
      en_US: 'Birthday gift',
      zh_CN: '生日礼金',
      zh_TW: '生日禮金',
      vi_VN: 'Quà sinh nhật',
      hi_IN: 'जन्मदिन का तोहफ़ा',
    },
    summary: {
      en_US: 'Paid automatically on your birthday.',
      zh_CN: '当天自动派发。',
      zh_TW: '當天自動派發。',
      vi_VN: 'Tự động trao đúng ngày.',
      hi_IN: 'जन्मदिन पर अपने आप।',
    },
    photo_path: promotionUrl('birthday', 'coins', 52),
    content: {
      en_US:
        '<p>Members with a registered date of birth receive a gift on their birthday. The amount depends on their level.</p>',
      zh_CN: '<p>已登记生日的会员，生日当天按等级获得礼金。</p>',
      zh_TW: '<p>已登記生日的會員，生日當天依等級獲得禮金。</p>',
      vi_VN: '<p>Thành viên đã khai ngày sinh nhận quà theo cấp vào đúng ngày sinh nhật.</p>',
      hi_IN: '<p>जिन सदस्यों का जन्मदिन दर्ज है, उन्हें उसी दिन अपने स्तर के अनुसार तोहफ़ा मिलता है।</p>',
    },
  },
];
