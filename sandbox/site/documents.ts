import { promotionUrl } from '../art/urls.ts';
import type { DocumentRow } from '../db/schema.ts';
import { AGENT_AGREEMENT } from './agent-agreement.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { bannerDocuments } from './banners.ts';
import { DISCOUNTS } from './discounts.ts';
import { FOOTER } from './footer-documents.ts';
import { QUESTIONS } from './questions.ts';

const listed = (kind: string, bodies: readonly { id: string }[]): DocumentRow[] =>
  bodies.map((body, position) => ({ kind, id: body.id, position, body: JSON.stringify(body) }));

const SPONSORS = [
  {
    id: '1',
    title: {
      en_US: 'Harbour Regatta',
      zh_CN: '港湾帆船赛',
      zh_TW: '港灣帆船賽',
      vi_VN: 'Giải đua thuyền Bến Cảng',
      hi_IN: 'हार्बर नौका-दौड़',
    },
    content: {
      en_US: '<p>Main sponsor of the Sunday regatta since its first season.</p>',
      zh_CN: '<p>自首个赛季起即为周日帆船赛主赞助商。</p>',
      zh_TW: '<p>自首個賽季起即為週日帆船賽主贊助商。</p>',
      vi_VN: '<p>Nhà tài trợ chính của giải đua thuyền Chủ Nhật từ mùa đầu tiên.</p>',
      hi_IN: '<p>पहले सीज़न से रविवार की नौका-दौड़ के मुख्य प्रायोजक।</p>',
    },
    photo_path: promotionUrl('sponsor-regatta', 'sails', 214),
    url: 'https://www.example.com/regatta',
  },
  {
    id: '2',
    title: {
      en_US: 'Northern Football League',
      zh_CN: '北部足球联赛',
      zh_TW: '北部足球聯賽',
      vi_VN: 'Giải bóng đá miền Bắc',
      hi_IN: 'उत्तरी फ़ुटबॉल लीग',
    },
    content: {
      en_US: '<p>Shirt sponsor of six clubs and their school league.</p>',
      zh_CN: '<p>六家俱乐部的球衣赞助商，也支持为其输送人才的校园联赛。</p>',
      zh_TW: '<p>六家俱樂部的球衣贊助商，也支持為其輸送人才的校園聯賽。</p>',
      vi_VN: '<p>Tài trợ áo đấu cho sáu câu lạc bộ và giải học đường đào tạo cầu thủ cho họ.</p>',
      hi_IN: '<p>छह क्लबों और उनकी स्कूल लीग की जर्सी के प्रायोजक।</p>',
    },
    photo_path: promotionUrl('sponsor-football', 'football', 152),
    url: 'https://www.example.com/league',
  },
  {
    id: '3',
    title: {
      en_US: 'Old Town Lantern Week',
      zh_CN: '古城灯笼周',
      zh_TW: '古城燈籠週',
      vi_VN: 'Tuần lễ đèn lồng phố cổ',
      hi_IN: 'पुराने शहर का लालटेन सप्ताह',
    },
    content: {
      en_US: '<p>Sponsor of the lantern festival on the river every autumn.</p>',
      zh_CN: '<p>赞助每年秋天的河畔灯笼节。</p>',
      zh_TW: '<p>贊助每年秋天的河畔燈籠節。</p>',
      vi_VN: '<p>Tài trợ lễ hội đèn lồng ven sông mỗi mùa thu.</p>',
      hi_IN: '<p>हर शरद में नदी किनारे लालटेन उत्सव के प्रायोजक।</p>',
    },
    photo_path: promotionUrl('sponsor-lanterns', 'lotus', 24),
    url: 'https://www.example.com/lanterns',
  },
];

const REGATTA = {
  title: {
    en_US: 'The Sunday regatta',
    zh_CN: '周日帆船赛',
    zh_TW: '週日帆船賽',
    vi_VN: 'Giải đua thuyền Chủ Nhật',
    hi_IN: 'रविवार की नौका-दौड़',
    ko_KR: '일요일 요트 대회',
    ja_JP: '日曜日のレガッタ',
    th_TH: 'การแข่งเรือใบวันอาทิตย์',
    my_MM: 'တနင်္ဂနွေ ရွက်လှေပြိုင်ပွဲ',
    ta_IN: 'ஞாயிறு படகுப் போட்டி',
    bn_BD: 'রবিবারের নৌকাবাইচ',
  },
  content: '',
  photo_path: promotionUrl('sponsor-regatta', 'sails', 214),
  url: 'https://www.example.com/regatta',
};

const FLOATS = [
  {
    id: '1',
    ...REGATTA,
  },
];

const LOGIN_MODEL = [
  {
    id: '1',
    title: {
      en_US: 'Welcome to Gamehall',
      zh_CN: '欢迎来到 Gamehall',
      zh_TW: '歡迎來到 Gamehall',
      vi_VN: 'Chào mừng đến Gamehall',
      hi_IN: 'Gamehall में आपका स्वागत है',
      ko_KR: 'Gamehall에 오신 것을 환영합니다',
      ja_JP: 'Gamehallへようこそ',
      th_TH: 'ยินดีต้อนรับสู่ Gamehall',
      my_MM: 'Gamehall မှ ကြိုဆိုပါသည်',
      ta_IN: 'Gamehall-க்கு வரவேற்கிறோம்',
      bn_BD: 'Gamehall-এ স্বাগতম',
    },
    content: {
      en_US: '<p>Sign in to see your wallet, letters and games.</p>',
      zh_CN: '<p>登录后可查看您的钱包、站内信和游戏。</p>',
      zh_TW: '<p>登入後可查看您的錢包、站內信和遊戲。</p>',
      vi_VN: '<p>Đăng nhập để xem ví, hộp thư và trò chơi của bạn.</p>',
      hi_IN: '<p>अपना वॉलेट, पत्र और गेम देखने के लिए साइन इन करें।</p>',
      ko_KR: '<p>로그인하면 지갑, 쪽지, 게임을 볼 수 있습니다.</p>',
      ja_JP: '<p>ログインすると、ウォレット、お知らせ、ゲームをご覧いただけます。</p>',
      th_TH: '<p>เข้าสู่ระบบเพื่อดูกระเป๋าเงิน จดหมาย และเกมของคุณ</p>',
      my_MM: '<p>သင့်ပိုက်ဆံအိတ်၊ စာများနှင့် ဂိမ်းများကို ကြည့်ရန် ဝင်ရောက်ပါ။</p>',
      ta_IN: '<p>உங்கள் பணப்பை, கடிதங்கள், விளையாட்டுகளைக் காண உள்நுழையவும்.</p>',
      bn_BD: '<p>আপনার ওয়ালেট, চিঠি ও গেম দেখতে সাইন ইন করুন।</p>',
    },
    photo_path: promotionUrl('sign-in', 'lotus', 338),
    url: '',
  },
];

const SETTINGS = [
  {
    id: '1',
    title: {
      en_US: 'Cashback on every table',
      zh_CN: '桌台返水',
      zh_TW: '桌台返水',
      vi_VN: 'Hoàn trả trên mọi bàn',
      hi_IN: 'हर टेबल पर कैशबैक',
    },
    content: '',
    photo_path: promotionUrl('ad-cashback', 'lotus', 20),
    url: '/discount/cashback',
  },
  {
    id: '2',
    title: {
      en_US: 'Night rebate on slots',
      zh_CN: '电子游艺夜间返水',
      zh_TW: '電子遊藝夜間返水',
      vi_VN: 'Hoàn cược đêm tại Nổ hũ',
      hi_IN: 'स्लॉट पर रात की छूट',
    },
    content: '',
    photo_path: promotionUrl('quiet-slots', 'gems', 238),
    url: '/discount/quiet-slots',
  },
];

const AGREEMENT = [
  {
    id: '1',
    content: {
      en_US:
        '<p>You must be of legal age where you live. You may open one account, in your own name and for yourself only.</p><p>Keep your password secret. We hold your balance in your name and pay it out on request, after the checks required by law.</p><p>Promotions have their own terms, shown with each promotion. Rounds are settled by the provider. An interrupted round is settled as it stood, or the stake is returned.</p><p>You may close the account or take a break at any time.</p>',
      zh_CN:
        '<p>您已达到当地法定年龄，并以本人名义仅为自己开立一个账户。</p><p>请妥善保管密码。余额归您所有，在完成法律要求的核验后随时可提。</p><p>各项优惠另有规则，随优惠列明。牌局由平台结算，中断的牌局按当时状态结算或退还。</p><p>您可随时关闭账户或暂停使用。</p>',
      zh_TW:
        '<p>您已達到當地法定年齡，並以本人名義僅為自己開立一個帳戶。</p><p>請妥善保管密碼。餘額歸您所有，在完成法律要求的核驗後隨時可提。</p><p>各項優惠另有規則，隨優惠列明。牌局由平台結算，中斷的牌局按當時狀態結算或退還。</p><p>您可隨時關閉帳戶或暫停使用。</p>',
      vi_VN:
        '<p>Bạn đủ tuổi theo luật nơi cư trú và chỉ mở một tài khoản đứng tên mình.</p><p>Hãy giữ kín mật khẩu. Số dư thuộc về bạn và được chi trả khi bạn yêu cầu, sau các bước kiểm tra theo luật.</p><p>Mỗi ưu đãi có điều kiện riêng, ghi ngay bên cạnh. Ván chơi do nhà cung cấp quyết toán; ván bị gián đoạn được quyết toán theo tình trạng lúc đó hoặc hoàn lại.</p><p>Bạn có thể đóng tài khoản hoặc tạm nghỉ bất cứ lúc nào.</p>',
      hi_IN:
        '<p>आप अपने यहाँ के क़ानून के अनुसार वयस्क हैं और अपने नाम पर, अपने लिए एक ही खाता खोलते हैं।</p><p>अपना पासवर्ड किसी को न बताएँ। हम आपकी शेष राशि आपके नाम पर रखते हैं और क़ानून के अनुसार ज़रूरी जाँच के बाद आपके अनुरोध पर भुगतान करते हैं।</p><p>ऑफ़र की अपनी शर्तें हैं, जो उनके साथ लिखी हैं। राउंड प्रोवाइडर निपटाता है; बीच में रुका राउंड उसी स्थिति में निपटाया जाता है या दाँव लौटाया जाता है।</p><p>आप कभी भी खाता बंद कर सकते हैं या विराम ले सकते हैं।</p>',
    },
  },
];

/** Without a link, customer service is on the games server. */
const SITE_DETAIL = [{ id: '1', customer_service_link: '' }];

/** Operator content of the site by kind. */
export const siteDocuments = (): DocumentRow[] => [
  ...bannerDocuments(),
  ...listed(
    'announcement',
    ANNOUNCEMENTS.map((line, i) => ({ id: String(i + 1), sort: i + 1, ...line })),
  ),
  ...listed('discount', DISCOUNTS),
  ...listed('faq', QUESTIONS),
  ...listed('sponsor', SPONSORS),
  ...listed('footer', FOOTER),
  ...listed('mobile-footer', FOOTER),
  ...listed('float', FLOATS),
  ...listed('login-model', LOGIN_MODEL),
  ...listed('model-setting', SETTINGS),
  ...listed('agreement', AGREEMENT),
  ...listed('agent-agreement', AGENT_AGREEMENT),
  ...listed('site-detail', SITE_DETAIL),
];
