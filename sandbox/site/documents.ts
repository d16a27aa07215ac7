import { AGENT_AGREEMENT } from '#sandbox/agents/agreement-text.ts';
import { promotionUrl } from '#sandbox/art/urls.ts';
import type { DocumentRow } from '#sandbox/db/schema.ts';
import { DISCOUNTS } from '#sandbox/promotions/discounts.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { bannerDocuments } from './banners.ts';
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
      ko_KR: '하버 요트 대회',
      ja_JP: 'ハーバー・レガッタ',
      th_TH: 'การแข่งเรือใบฮาร์เบอร์',
      my_MM: 'ဟာဘာ ရွက်လှေပြိုင်ပွဲ',
      ta_IN: 'ஹார்பர் படகுப் போட்டி',
      bn_BD: 'হারবার নৌকাবাইচ',
    },
    content: {
      en_US:
        '<p>Main sponsor of the Sunday regatta since its first season.</p><p>Forty boats cross the harbour every Sunday from May to October. Watching from the quay is free.</p>',
      zh_CN:
        '<p>自首个赛季起即为周日帆船赛主赞助商。</p><p>五月至十月，每个周日有四十艘帆船横渡港湾，码头观赛免费。</p>',
      zh_TW:
        '<p>自首個賽季起即為週日帆船賽主贊助商。</p><p>五月至十月，每個週日有四十艘帆船橫渡港灣，碼頭觀賽免費。</p>',
      vi_VN:
        '<p>Nhà tài trợ chính của giải đua thuyền Chủ Nhật từ mùa đầu tiên.</p><p>Từ tháng Năm đến tháng Mười, mỗi Chủ Nhật có bốn mươi thuyền băng qua bến cảng. Xem từ cầu cảng miễn phí.</p>',
      hi_IN:
        '<p>पहले सीज़न से रविवार की नौका-दौड़ के मुख्य प्रायोजक।</p><p>मई से अक्टूबर तक हर रविवार चालीस नावें बंदरगाह पार करती हैं। घाट से देखना मुफ़्त है।</p>',
      ko_KR:
        '<p>일요일 요트 대회를 첫 시즌부터 후원해 온 메인 후원사입니다.</p><p>5월부터 10월까지 매주 일요일 요트 40척이 항구를 가로지릅니다. 부두에서 무료로 관람할 수 있습니다.</p>',
      ja_JP:
        '<p>日曜日のレガッタを、第1シーズンからメインスポンサーとして協賛しています。</p><p>5月から10月までの毎週日曜日、40艇が港を横切ります。岸壁からの観戦は無料です。</p>',
      th_TH:
        '<p>ผู้สนับสนุนหลักของการแข่งเรือใบวันอาทิตย์ตั้งแต่ฤดูกาลแรก</p><p>ทุกวันอาทิตย์ตั้งแต่พฤษภาคมถึงตุลาคม เรือใบสี่สิบลำแล่นข้ามอ่าว ชมจากท่าเรือได้ฟรี</p>',
      my_MM:
        '<p>တနင်္ဂနွေ ရွက်လှေပြိုင်ပွဲ၏ ပထမဆုံးရာသီမှစ၍ အဓိက ပံ့ပိုးသူ။</p><p>မေလမှ အောက်တိုဘာလအထိ တနင်္ဂနွေတိုင်း ရွက်လှေ လေးဆယ် ဆိပ်ကမ်းကို ဖြတ်ကြပါသည်။ ဆိပ်ခံတံတားမှ အခမဲ့ ကြည့်နိုင်ပါသည်။</p>',
      ta_IN:
        '<p>முதல் பருவத்திலிருந்தே ஞாயிறு படகுப் போட்டியின் முதன்மை ஆதரவாளர்.</p><p>மே முதல் அக்டோபர் வரை ஒவ்வொரு ஞாயிறும் நாற்பது படகுகள் துறைமுகத்தைக் கடக்கின்றன. கரையிலிருந்து இலவசமாகப் பார்க்கலாம்.</p>',
      bn_BD:
        '<p>প্রথম মৌসুম থেকেই রবিবারের নৌকাবাইচের প্রধান পৃষ্ঠপোষক।</p><p>মে থেকে অক্টোবর প্রতি রবিবার চল্লিশটি নৌকা বন্দর পার হয়। ঘাট থেকে দেখা যায় বিনা মূল্যে।</p>',
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
      ko_KR: '북부 축구 리그',
      ja_JP: '北部フットボールリーグ',
      th_TH: 'ลีกฟุตบอลภาคเหนือ',
      my_MM: 'မြောက်ပိုင်း ဘောလုံးလိဂ်',
      ta_IN: 'வடக்குக் கால்பந்து லீக்',
      bn_BD: 'উত্তরাঞ্চলীয় ফুটবল লিগ',
    },
    content: {
      en_US: '<p>Shirt sponsor of six clubs.</p><p>Their youth teams play without our name on the shirt.</p>',
      zh_CN: '<p>六家俱乐部的球衣赞助商。</p><p>各俱乐部青年队的球衣不印我们的名称。</p>',
      zh_TW: '<p>六家俱樂部的球衣贊助商。</p><p>各俱樂部青年隊的球衣不印我們的名稱。</p>',
      vi_VN: '<p>Tài trợ áo đấu cho sáu câu lạc bộ.</p><p>Áo đấu của các đội trẻ không in tên chúng tôi.</p>',
      hi_IN: '<p>छह क्लबों की जर्सी के प्रायोजक।</p><p>उनकी युवा टीमों की जर्सी पर हमारा नाम नहीं होता।</p>',
      ko_KR:
        '<p>여섯 개 구단의 유니폼 후원사입니다.</p><p>유소년 팀의 유니폼에는 저희 이름을 넣지 않습니다.</p>',
      ja_JP:
        '<p>6つのクラブのユニフォームスポンサーです。</p><p>ユースチームのユニフォームに当サイトの名前は入りません。</p>',
      th_TH: '<p>ผู้สนับสนุนเสื้อแข่งของหกสโมสร</p><p>เสื้อของทีมเยาวชนไม่มีชื่อของเรา</p>',
      my_MM: '<p>ကလပ်ခြောက်သင်းအတွက် ဂျာစီ ပံ့ပိုးသူ။</p><p>လူငယ်အသင်းများ၏ ဂျာစီတွင် ကျွန်ုပ်တို့၏ အမည် မပါပါ။</p>',
      ta_IN: '<p>ஆறு கிளப்புகளின் சீருடை ஆதரவாளர்.</p><p>அவற்றின் இளையோர் அணிகளின் சீருடையில் எங்கள் பெயர் இல்லை.</p>',
      bn_BD: '<p>ছয়টি ক্লাবের জার্সির পৃষ্ঠপোষক।</p><p>তাদের যুবদলের জার্সিতে আমাদের নাম থাকে না।</p>',
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
      ko_KR: '구시가지 등불 주간',
      ja_JP: '旧市街の灯籠ウィーク',
      th_TH: 'สัปดาห์โคมไฟเมืองเก่า',
      my_MM: 'မြို့ဟောင်း မီးအိမ် သီတင်းပတ်',
      ta_IN: 'பழைய நகர விளக்கு வாரம்',
      bn_BD: 'পুরোনো শহরের লণ্ঠন সপ্তাহ',
    },
    content: {
      en_US:
        '<p>Sponsor of the lantern festival on the river every autumn.</p><p>On the first evening everyone folds a lantern at the old bridge and sets it on the water.</p>',
      zh_CN: '<p>赞助每年秋天的河畔灯笼节。</p><p>首夜，大家在古桥边折好灯笼，放入河中。</p>',
      zh_TW: '<p>贊助每年秋天的河畔燈籠節。</p><p>首夜，大家在古橋邊摺好燈籠，放入河中。</p>',
      vi_VN:
        '<p>Tài trợ lễ hội đèn lồng ven sông mỗi mùa thu.</p><p>Đêm đầu tiên, mọi người gấp đèn lồng bên cầu cổ rồi thả xuống sông.</p>',
      hi_IN:
        '<p>हर शरद में नदी किनारे लालटेन उत्सव के प्रायोजक।</p><p>पहली शाम सब लोग पुराने पुल पर लालटेन बनाकर पानी पर छोड़ते हैं।</p>',
      ko_KR:
        '<p>해마다 가을 강가에서 열리는 등불 축제를 후원합니다.</p><p>첫날 저녁에는 모두가 옛 다리에서 등을 접어 강물에 띄웁니다.</p>',
      ja_JP:
        '<p>毎年秋に川辺で開かれる灯籠祭りを協賛しています。</p><p>初日の夜は、みんなで古い橋のたもとで灯籠を折り、川に流します。</p>',
      th_TH: '<p>ผู้สนับสนุนเทศกาลโคมไฟริมแม่น้ำทุกฤดูใบไม้ร่วง</p><p>ค่ำวันแรก ทุกคนพับโคมที่สะพานเก่าแล้วลอยลงในแม่น้ำ</p>',
      my_MM:
        '<p>နှစ်စဉ် ဆောင်းဦးရာသီ မြစ်ကမ်းပေါ်ရှိ မီးအိမ်ပွဲတော်၏ ပံ့ပိုးသူ။</p><p>ပထမညတွင် လူတိုင်း တံတားဟောင်း၌ မီးအိမ်ခေါက်ပြီး ရေပေါ်တွင် မျှောကြပါသည်။</p>',
      ta_IN:
        '<p>ஒவ்வோர் இலையுதிர் காலத்திலும் ஆற்றங்கரையில் நடக்கும் விளக்குத் திருவிழாவின் ஆதரவாளர்.</p><p>முதல் மாலையில் எல்லோரும் பழைய பாலத்தருகே விளக்கு மடித்து நீரில் விடுகிறார்கள்.</p>',
      bn_BD:
        '<p>প্রতি শরতে নদীর ধারে লণ্ঠন উৎসবের পৃষ্ঠপোষক।</p><p>প্রথম সন্ধ্যায় সবাই পুরোনো সেতুর কাছে লণ্ঠন ভাঁজ করে পানিতে ভাসান।</p>',
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
      en_US: 'Welcome to {site}',
      zh_CN: '欢迎来到 {site}',
      zh_TW: '歡迎來到 {site}',
      vi_VN: 'Chào mừng đến {site}',
      hi_IN: '{site} में आपका स्वागत है',
      ko_KR: '{site}에 오신 것을 환영합니다',
      ja_JP: '{site}へようこそ',
      th_TH: 'ยินดีต้อนรับสู่ {site}',
      my_MM: '{site} မှ ကြိုဆိုပါသည်',
      ta_IN: '{site}-க்கு வரவேற்கிறோம்',
      bn_BD: '{site}-এ স্বাগতম',
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
      ta_IN: '<p>உங்கள் பணப்பை, கடிதங்கள், கேம்களைக் காண உள்நுழையவும்.</p>',
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
      ko_KR: '모든 테이블 캐시백',
      ja_JP: 'すべてのテーブルでキャッシュバック',
      th_TH: 'เงินคืนทุกโต๊ะ',
      my_MM: 'စားပွဲတိုင်းတွင် ငွေပြန်အမ်း',
      ta_IN: 'எல்லா மேசைகளிலும் கேஷ்பேக்',
      bn_BD: 'প্রতিটি টেবিলে ক্যাশব্যাক',
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
      ko_KR: '슬롯 야간 리베이트',
      ja_JP: 'スロットのナイトリベート',
      th_TH: 'คืนยอดสล็อตช่วงกลางคืน',
      my_MM: 'စလော့ ညပိုင်း ငွေပြန်အမ်း',
      ta_IN: 'ஸ்லாட்களில் இரவுத் தள்ளுபடி',
      bn_BD: 'স্লটে রাতের রিবেট',
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
      ko_KR:
        '<p>거주지의 법에 따른 성인이어야 합니다. 계정은 본인 명의로 하나만, 본인만을 위해 개설할 수 있습니다.</p><p>비밀번호는 다른 사람에게 알리지 마세요. 잔액은 회원님 명의로 보관하며, 법이 요구하는 확인을 거쳐 요청하시면 지급합니다.</p><p>프로모션에는 각각의 조건이 있으며 프로모션마다 표시됩니다. 라운드는 게임사가 정산합니다. 중단된 라운드는 중단된 상태 그대로 정산하거나 베팅액을 돌려드립니다.</p><p>언제든지 계정을 해지하거나 휴식하실 수 있습니다.</p>',
      ja_JP:
        '<p>お客様は、居住地の法律上の成年に達している必要があります。アカウントは、ご本人の名義で、ご本人のためにのみ1つ開設できます。</p><p>パスワードは他人に知らせないでください。残高はお客様の名義でお預かりし、法律で定められた確認の後、ご請求に応じてお支払いします。</p><p>キャンペーンにはそれぞれの条件があり、キャンペーンごとに表示されます。ラウンドの精算はプロバイダーが行います。中断されたラウンドは、その時点の状態で精算するか、ベット額を返還します。</p><p>アカウントの解約や休止はいつでも可能です。</p>',
      th_TH:
        '<p>คุณต้องบรรลุนิติภาวะตามกฎหมายในพื้นที่ที่คุณอาศัยอยู่ คุณเปิดได้หนึ่งบัญชีในชื่อของคุณเองและใช้เองเท่านั้น</p><p>เก็บรหัสผ่านไว้เป็นความลับ เราเก็บยอดเงินไว้ในชื่อของคุณและจ่ายเมื่อคุณขอ หลังการตรวจสอบตามที่กฎหมายกำหนด</p><p>โปรโมชันมีเงื่อนไขของตัวเอง ซึ่งแสดงไว้กับแต่ละโปรโมชัน ค่ายเกมเป็นผู้คิดผลของแต่ละรอบ รอบที่หยุดกลางคันจะคิดผลตามสถานะขณะนั้นหรือคืนเงินเดิมพัน</p><p>คุณปิดบัญชีหรือพักการเล่นได้ทุกเมื่อ</p>',
      my_MM:
        '<p>သင်သည် နေထိုင်ရာဒေသ၏ ဥပဒေအရ အရွယ်ရောက်ပြီး ဖြစ်ရပါမည်။ သင့်အမည်ဖြင့် သင့်အတွက်သာ အကောင့်တစ်ခု ဖွင့်နိုင်ပါသည်။</p><p>သင့်စကားဝှက်ကို လျှို့ဝှက်ထားပါ။ သင့်လက်ကျန်ငွေကို သင့်အမည်ဖြင့် ထိန်းသိမ်းပြီး ဥပဒေအရ လိုအပ်သော စစ်ဆေးမှုများပြီးနောက် တောင်းဆိုချက်အရ ပေးချေပါသည်။</p><p>ပရိုမိုးရှင်းများတွင် ကိုယ်ပိုင် စည်းကမ်းချက်များ ရှိပြီး ပရိုမိုးရှင်းတစ်ခုစီတွင် ဖော်ပြထားပါသည်။ အလှည့်များကို ပံ့ပိုးသူက ရှင်းပေးပါသည်။ တစ်ဝက်တစ်ပျက် ရပ်သွားသော အလှည့်ကို ထိုအခြေအနေအတိုင်း ရှင်းပေးပါသည်၊ သို့မဟုတ် လောင်းကြေးငွေ ပြန်အမ်းပါသည်။</p><p>အကောင့်ကို အချိန်မရွေး ပိတ်နိုင်ပြီး နားနိုင်ပါသည်။</p>',
      ta_IN:
        '<p>நீங்கள் வசிக்கும் இடத்தின் சட்டப்படி வயது வந்தவராக இருக்க வேண்டும். உங்கள் பெயரில், உங்களுக்காக மட்டும் ஒரு கணக்கைத் திறக்கலாம்.</p><p>உங்கள் கடவுச்சொல்லை இரகசியமாக வைத்திருங்கள். உங்கள் இருப்பை உங்கள் பெயரில் வைத்திருந்து, சட்டப்படி தேவையான சரிபார்ப்புகளுக்குப் பிறகு, நீங்கள் கேட்கும்போது வழங்குகிறோம்.</p><p>சலுகைகளுக்குத் தனி நிபந்தனைகள் உண்டு; அவை ஒவ்வொரு சலுகையிலும் காட்டப்படும். சுற்றுகளை வழங்குநர் தீர்க்கிறார். இடையில் நின்ற சுற்று அப்போதைய நிலையிலேயே தீர்க்கப்படும், அல்லது பந்தயத் தொகை திருப்பித் தரப்படும்.</p><p>எப்போது வேண்டுமானாலும் கணக்கை மூடலாம் அல்லது இடைவேளை எடுக்கலாம்.</p>',
      bn_BD:
        '<p>আপনি যেখানে থাকেন সেখানকার আইনে আপনাকে প্রাপ্তবয়স্ক হতে হবে। আপনি নিজের নামে, শুধু নিজের জন্য একটি অ্যাকাউন্ট খুলতে পারেন।</p><p>পাসওয়ার্ড গোপন রাখুন। আমরা আপনার ব্যালেন্স আপনার নামে রাখি এবং আইনে নির্ধারিত যাচাইয়ের পরে অনুরোধ করলে টাকা দিই।</p><p>প্রমোশনের নিজস্ব শর্ত আছে, যা প্রতিটি প্রমোশনের সঙ্গে দেখানো হয়। রাউন্ডের নিষ্পত্তি প্রোভাইডার করে। মাঝপথে থেমে যাওয়া রাউন্ড তখনকার অবস্থা অনুযায়ী নিষ্পত্তি হয়, অথবা বাজির টাকা ফেরত দেওয়া হয়।</p><p>আপনি যেকোনো সময় অ্যাকাউন্ট বন্ধ করতে বা বিরতি নিতে পারেন।</p>',
    },
  },
];

/** Without a link, customer service is on the games server. */
const SITE_DETAIL = [{ id: '1', customer_service_link: '' }];

/** `homeOrder` is the order of home's rows on phones, `regions` are variants; both in place of the template's. */
const TEMPLATE_CONFIG = [{ id: '1', homeOrder: [], regions: {} }];

/** Operator content of the site by kind, with announcements of the days before `now`, in milliseconds since 1970. */
export const siteDocuments = (now: number): DocumentRow[] => [
  ...bannerDocuments(),
  ...listed(
    'announcement',
    ANNOUNCEMENTS.map((line, i) => ({
      id: String(i + 1),
      sort: i + 1,
      created_at: formatOperatorTime(now - (i + 1) * 2 * 86_400_000),
      ...line,
    })),
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
  ...listed('template-config', TEMPLATE_CONFIG),
];
