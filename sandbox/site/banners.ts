import type { HeroShape, SceneName } from '#sandbox/art/hero.ts';
import { heroUrl } from '#sandbox/art/urls.ts';
import type { DocumentRow } from '#sandbox/db/schema.ts';
import type { Text } from './texts.ts';

type BannerText = {
  scene: SceneName;
  title: Text;
  subtitle: Text;
  url: string;
  /** 0 external, 1 internal, 2 game. */
  link_type: 0 | 1 | 2;
  link_method: 0 | 1;
  game_link_parameter?: Record<string, string | number>;
};

const BANNERS: readonly BannerText[] = [
  {
    scene: 'corridor',
    title: {
      en_US: '8% cashback this weekend',
      zh_CN: '本周末，真人桌台返还 8%',
      zh_TW: '本週末，真人桌台返還 8%',
      vi_VN: 'Hoàn trả 8% suốt cuối tuần này',
      hi_IN: 'इस सप्ताहांत 8% वापस',
      ko_KR: '이번 주말 8% 캐시백',
      ja_JP: '今週末は8%キャッシュバック',
      th_TH: 'สุดสัปดาห์นี้รับเงินคืน 8%',
      my_MM: 'ယခုစနေ၊ တနင်္ဂနွေတွင် ၈% ငွေပြန်အမ်း',
      ta_IN: 'இந்த வார இறுதியில் 8% கேஷ்பேக்',
      bn_BD: 'এই সপ্তাহান্তে ৮% ক্যাশব্যাক',
    },
    subtitle: {
      en_US: 'Cashback on every live table, paid on Monday in the same wallet.',
      zh_CN: '适用于全部真人桌台，周一派发至同一钱包。',
      zh_TW: '適用於全部真人桌台，週一派發至同一錢包。',
      vi_VN: 'Áp dụng cho mọi bàn trực tiếp, trả vào thứ Hai trong cùng một ví.',
      hi_IN: 'हर लाइव टेबल पर कैशबैक, सोमवार को उसी वॉलेट में।',
      ko_KR: '모든 라이브 테이블에 적용되며, 월요일에 같은 지갑으로 지급됩니다.',
      ja_JP: 'すべてのライブテーブルが対象です。月曜日に同じウォレットへお支払いします。',
      th_TH: 'ใช้ได้กับโต๊ะสดทุกโต๊ะ จ่ายในวันจันทร์เข้ากระเป๋าเงินเดิม',
      my_MM: 'တိုက်ရိုက်စားပွဲအားလုံးအတွက် ဖြစ်ပြီး တနင်္လာနေ့တွင် ပိုက်ဆံအိတ်တစ်ခုတည်းသို့ ပေးပါသည်။',
      ta_IN: 'எல்லா நேரலை மேசைகளுக்கும் பொருந்தும்; திங்களன்று அதே பணப்பையில் வழங்கப்படும்.',
      bn_BD: 'সব লাইভ টেবিলে প্রযোজ্য, সোমবার একই ওয়ালেটে দেওয়া হয়।',
    },
    url: '/discount/cashback',
    link_type: 1,
    link_method: 0,
  },
  {
    scene: 'lotus-lake',
    title: {
      en_US: 'First deposit of the week, doubled',
      zh_CN: '每周首存，双倍到账',
      zh_TW: '每週首存，雙倍到帳',
      vi_VN: 'Lần nạp đầu tuần được nhân đôi',
      hi_IN: 'सप्ताह की पहली जमा, दोगुनी',
      ko_KR: '매주 첫 입금을 두 배로',
      ja_JP: '週の初回入金が2倍に',
      th_TH: 'ฝากครั้งแรกของสัปดาห์ รับสองเท่า',
      my_MM: 'သီတင်းပတ်၏ ပထမဆုံး ငွေသွင်းမှု နှစ်ဆ',
      ta_IN: 'வாரத்தின் முதல் வைப்பு இரட்டிப்பாகும்',
      bn_BD: 'সপ্তাহের প্রথম জমা দ্বিগুণ',
    },
    subtitle: {
      en_US: 'Up to $200. Turnover 12 times within 7 days; slots count 100%.',
      zh_CN: '最高 200 美元。7 天内 12 倍流水，电子游艺全额计算。',
      zh_TW: '最高 200 美元。7 天內 12 倍流水，電子遊藝全額計算。',
      vi_VN: 'Tối đa 200 $. Vòng cược 12 lần trong 7 ngày, Nổ hũ tính đủ.',
      hi_IN: '$200 तक। 7 दिनों में 12 गुना टर्नओवर; स्लॉट पूरे गिने जाते हैं।',
      ko_KR: '최대 $200. 7일 안에 12배 베팅하셔야 하며, 슬롯은 100% 인정됩니다.',
      ja_JP: '上限は$200です。7日以内に12倍のベットが必要で、スロットは100%算入されます。',
      th_TH: 'สูงสุด $200 ทำยอดหมุนเวียน 12 เท่าภายใน 7 วัน สล็อตนับเต็ม 100%',
      my_MM: 'အများဆုံး $200။ ၇ ရက်အတွင်း ၁၂ ဆ လောင်းရမည်၊ စလော့ကို ၁၀၀% တွက်သည်။',
      ta_IN: 'அதிகபட்சம் $200. 7 நாட்களில் 12 மடங்கு பந்தயம்; ஸ்லாட்கள் 100% கணக்கிடப்படும்.',
      bn_BD: 'সর্বোচ্চ $200। ৭ দিনে ১২ গুণ বাজি ধরতে হবে; স্লট ১০০% গণ্য হয়।',
    },
    url: '/discount/first-deposit',
    link_type: 1,
    link_method: 0,
  },
  {
    scene: 'lantern-street',
    title: {
      en_US: 'Lantern Street by Aurelia',
      zh_CN: 'Aurelia 灯笼街',
      zh_TW: 'Aurelia 燈籠街',
      vi_VN: 'Phố Lồng Đèn của Aurelia',
      hi_IN: 'Aurelia की लालटेन गली',
      ko_KR: 'Aurelia의 등불 거리',
      ja_JP: 'Aureliaの灯籠通り',
      th_TH: 'ถนนโคมไฟ โดย Aurelia',
      my_MM: 'Aurelia ၏ မီးအိမ်လမ်း',
      ta_IN: 'Aurelia-வின் விளக்குத் தெரு',
      bn_BD: 'Aurelia-র লণ্ঠন গলি',
    },
    subtitle: {
      en_US: 'The most played slot this month.',
      zh_CN: '本月最受欢迎的电子游艺。',
      zh_TW: '本月最受歡迎的電子遊藝。',
      vi_VN: 'Trò nổ hũ được chơi nhiều nhất tháng này.',
      hi_IN: 'इस महीने सबसे ज़्यादा खेला गया स्लॉट।',
      ko_KR: '이번 달 가장 많이 플레이된 슬롯입니다.',
      ja_JP: '今月最も遊ばれているスロットです。',
      th_TH: 'สล็อตที่มีผู้เล่นมากที่สุดในเดือนนี้',
      my_MM: 'ယခုလ အများဆုံး ကစားသော စလော့။',
      ta_IN: 'இந்த மாதம் அதிகம் விளையாடப்பட்ட ஸ்லாட்.',
      bn_BD: 'এ মাসে সবচেয়ে বেশি খেলা স্লট।',
    },
    url: '',
    link_type: 2,
    link_method: 0,
    game_link_parameter: {
      gt_id: '2',
      gp_id: 'GPBB',
      game_code: 'lantern-street',
      house: '',
      currency: '',
      gp_gt_name: 'Aurelia Slots',
      customized: 1,
    },
  },
  {
    scene: 'roulette',
    title: {
      en_US: 'New tables at Meridian Live',
      zh_CN: 'Meridian Live 新桌台',
      zh_TW: 'Meridian Live 新桌台',
      vi_VN: 'Bàn mới tại Meridian Live',
      hi_IN: 'Meridian Live पर नई टेबलें',
      ko_KR: 'Meridian Live의 새 테이블',
      ja_JP: 'Meridian Liveの新テーブル',
      th_TH: 'โต๊ะใหม่ที่ Meridian Live',
      my_MM: 'Meridian Live တွင် စားပွဲအသစ်များ',
      ta_IN: 'Meridian Live-இல் புதிய மேசைகள்',
      bn_BD: 'Meridian Live-এ নতুন টেবিল',
    },
    subtitle: {
      en_US: 'Roulette and baccarat from $1, open 24 hours a day.',
      zh_CN: '轮盘与百家乐，1 美元起，全天候开桌。',
      zh_TW: '輪盤與百家樂，1 美元起，全天候開桌。',
      vi_VN: 'Roulette và baccarat từ 1 $, mở suốt ngày đêm.',
      hi_IN: 'रूलेट और बैकारेट $1 से, चौबीसों घंटे।',
      ko_KR: '룰렛과 바카라를 $1부터, 24시간 즐기실 수 있습니다.',
      ja_JP: 'ルーレットとバカラは$1から、24時間お楽しみいただけます。',
      th_TH: 'รูเล็ตและบาคาร่าเริ่มต้น $1 เปิดตลอด 24 ชั่วโมง',
      my_MM: 'ရူးလက်နှင့် ဘက်ကာရက် $1 မှ စ၍ ၂၄ နာရီ ဖွင့်သည်။',
      ta_IN: 'ரூலெட், பக்காரா $1 முதல்; 24 மணி நேரமும் திறந்திருக்கும்.',
      bn_BD: 'রুলেট ও ব্যাকারাট $1 থেকে, ২৪ ঘণ্টা খোলা।',
    },
    url: '/gameHall/3',
    link_type: 1,
    link_method: 0,
  },
  {
    scene: 'harbour',
    title: {
      en_US: 'Harbour Regatta on Sunday',
      zh_CN: '周日港湾帆船赛',
      zh_TW: '週日港灣帆船賽',
      vi_VN: 'Giải đua thuyền Bến Cảng',
      hi_IN: 'रविवार को हार्बर नौका-दौड़',
      ko_KR: '일요일 하버 요트 대회',
      ja_JP: '日曜日のハーバー・レガッタ',
      th_TH: 'การแข่งเรือใบฮาร์เบอร์วันอาทิตย์',
      my_MM: 'တနင်္ဂနွေနေ့ ဟာဘာ ရွက်လှေပြိုင်ပွဲ',
      ta_IN: 'ஞாயிறு ஹார்பர் படகுப் போட்டி',
      bn_BD: 'রবিবারের হারবার নৌকাবাইচ',
    },
    subtitle: {
      en_US: 'We sponsor this Sunday’s regatta.',
      zh_CN: '由我们赞助，周日开赛。',
      zh_TW: '由我們贊助，週日開賽。',
      vi_VN: 'Giải đua thuyền do chúng tôi tài trợ khởi tranh Chủ Nhật.',
      hi_IN: 'रविवार की नौका-दौड़ के प्रायोजक हम हैं।',
      ko_KR: '이번 일요일 요트 대회를 후원합니다.',
      ja_JP: '今週日曜日のレガッタを協賛しています。',
      th_TH: 'เราเป็นผู้สนับสนุนการแข่งเรือใบวันอาทิตย์นี้',
      my_MM: 'ယခု တနင်္ဂနွေ ရွက်လှေပြိုင်ပွဲကို ကျွန်ုပ်တို့ ပံ့ပိုးသည်။',
      ta_IN: 'இந்த ஞாயிறு படகுப் போட்டிக்கு நாங்கள் ஆதரவளிக்கிறோம்.',
      bn_BD: 'এই রবিবারের নৌকাবাইচের পৃষ্ঠপোষক আমরা।',
    },
    url: 'https://www.example.com/regatta',
    link_type: 0,
    link_method: 1,
  },
];

/** By use_type (specification, section 7): 0 desktop, 1 small, 2 mobile. */
export const BANNER_SHAPES: readonly HeroShape[] = ['desktop', 'small', 'mobile'];

/** Key of a banner's document. */
export const bannerKind = (useType: number, position: number) => ({
  kind: `banner-${useType}`,
  id: `${useType + 1}0${position + 1}`,
});

export const bannerDocuments = (): DocumentRow[] =>
  BANNER_SHAPES.flatMap((shape, useType) =>
    BANNERS.map(({ scene, ...banner }, position) => {
      const { kind, id } = bannerKind(useType, position);
      return {
        kind,
        id,
        position,
        body: JSON.stringify({ ...banner, id, photo_path: heroUrl(scene, shape) }),
      };
    }),
  );
