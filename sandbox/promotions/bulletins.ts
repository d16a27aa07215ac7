import { promotionUrl } from '#sandbox/art/urls.ts';
import type { Bit } from '#sandbox/db/schema.ts';
import type { Action } from '#sandbox/site/articles.ts';
import type { Text } from '#sandbox/site/texts.ts';

export type BulletinSeed = {
  id: string;
  display_device: 0 | 1 | 2;
  deposit_page: Bit;
  members_only: Bit;
  display_content: Text;
  content: Text;
  action?: Action;
  /** Age in days at the sandbox's start. */
  age: number;
};

const html = (image: string, lines: readonly string[]): string =>
  `<img src="${image}" alt="" width="640" height="360">${lines.map((line) => `<p>${line}</p>`).join('')}`;

const doubled = promotionUrl('first-deposit', 'lotus', 286);
const tables = promotionUrl('cashback', 'roulette', 24);
const reload = promotionUrl('reload', 'coins', 52);
const thankYou = promotionUrl('thank-you', 'gems', 14);

/** Pop-up discounts. */
export const BULLETINS: readonly BulletinSeed[] = [
  {
    id: '501',
    display_device: 0,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: 'First deposit of the week, doubled up to $200',
      zh_CN: '每周首存，双倍到账，最高 200 美元',
      zh_TW: '每週首存，雙倍到帳，最高 200 美元',
      vi_VN: 'Lần nạp đầu tuần được nhân đôi, tối đa 200 $',
      hi_IN: 'सप्ताह की पहली जमा दोगुनी, $200 तक',
      ko_KR: '매주 첫 입금을 최대 $200까지 두 배로',
      ja_JP: '週の初回入金が2倍に（上限$200）',
      th_TH: 'ฝากครั้งแรกของสัปดาห์ รับสองเท่า สูงสุด $200',
      my_MM: 'သီတင်းပတ်၏ ပထမဆုံး ငွေသွင်းမှု နှစ်ဆ၊ အများဆုံး $200',
      ta_IN: 'வாரத்தின் முதல் வைப்பு இரட்டிப்பாகும், $200 வரை',
      bn_BD: 'সপ্তাহের প্রথম জমা দ্বিগুণ, $200 পর্যন্ত',
    },
    content: {
      en_US: html(doubled, [
        'Turnover 12 times within 7 days. Slots count 100%, live tables 10%. One claim per member.',
      ]),
      zh_CN: html(doubled, [
        '7 天内 12 倍流水。电子游艺全额计算，真人桌台按十分之一计算。每位会员限领一次。',
      ]),
      zh_TW: html(doubled, [
        '7 天內 12 倍流水。電子遊藝全額計算，真人桌台按十分之一計算。每位會員限領一次。',
      ]),
      vi_VN: html(doubled, [
        'Vòng cược 12 lần trong 7 ngày. Nổ hũ tính đủ, bàn trực tiếp tính một phần mười. Mỗi thành viên một lần.',
      ]),
      hi_IN: html(doubled, [
        '7 दिनों में 12 गुना टर्नओवर। स्लॉट पूरे गिने जाते हैं, लाइव टेबल दसवाँ हिस्सा। हर सदस्य के लिए एक बार।',
      ]),
      ko_KR: html(doubled, [
        '7일 안에 베팅 조건 12배를 채우셔야 합니다. 슬롯은 100%, 라이브 테이블은 10% 인정됩니다. 회원당 한 번만 받을 수 있습니다.',
      ]),
      ja_JP: html(doubled, [
        '7日以内に12倍の賭け条件の達成が必要です。スロットは100%、ライブテーブルは10%算入されます。お受け取りは会員1名につき1回です。',
      ]),
      th_TH: html(doubled, ['ทำยอดเล่น 12 เท่าภายใน 7 วัน สล็อตนับ 100% โต๊ะสดนับ 10% รับได้หนึ่งครั้งต่อสมาชิก']),
      my_MM: html(doubled, [
        '7 ရက်အတွင်း ကစားပမာဏ 12 ဆ ပြည့်ရပါမည်။ စလော့ကို 100%၊ တိုက်ရိုက်စားပွဲကို 10% တွက်ပါသည်။ အဖွဲ့ဝင်တစ်ဦးလျှင် တစ်ကြိမ်သာ။',
      ]),
      ta_IN: html(doubled, [
        '7 நாட்களுக்குள் 12 மடங்கு சுழற்சித் தொகை. ஸ்லாட்கள் 100%, நேரலை மேசைகள் 10% கணக்கிடப்படும். உறுப்பினருக்கு ஒருமுறை.',
      ]),
      bn_BD: html(doubled, ['7 দিনের মধ্যে 12 গুণ টার্নওভার। স্লট 100%, লাইভ টেবিল 10% গণ্য হয়। সদস্যপ্রতি একবার।']),
    },
    action: { kind: 'deposit' },
    age: 2,
  },
  {
    id: '502',
    display_device: 0,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: '8% back on live tables',
      zh_CN: '真人桌台返还 8%',
      zh_TW: '真人桌台返還 8%',
      vi_VN: 'Hoàn trả 8% bàn trực tiếp',
      hi_IN: 'लाइव टेबल पर 8% वापस',
      ko_KR: '라이브 테이블 8% 캐시백',
      ja_JP: 'ライブテーブルで8%キャッシュバック',
      th_TH: 'คืนเงิน 8% ที่โต๊ะสด',
      my_MM: 'တိုက်ရိုက်စားပွဲများတွင် 8% ငွေပြန်အမ်း',
      ta_IN: 'நேரலை மேசைகளில் 8% கேஷ்பேக்',
      bn_BD: 'লাইভ টেবিলে 8% ক্যাশব্যাক',
    },
    content: {
      en_US: html(tables, ['Friday to Sunday, paid on Monday. No turnover is required.']),
      zh_CN: html(tables, ['周五至周日，周一派发，无需流水。']),
      zh_TW: html(tables, ['週五至週日，週一派發，無需流水。']),
      vi_VN: html(tables, ['Từ thứ Sáu đến Chủ Nhật, trả vào thứ Hai. Không yêu cầu vòng cược.']),
      hi_IN: html(tables, ['शुक्रवार से रविवार, भुगतान सोमवार को। टर्नओवर ज़रूरी नहीं।']),
      ko_KR: html(tables, ['금요일부터 일요일까지, 월요일에 지급됩니다. 베팅 조건이 없습니다.']),
      ja_JP: html(tables, ['金曜日から日曜日まで。月曜日にお支払いします。賭け条件はありません。']),
      th_TH: html(tables, ['วันศุกร์ถึงวันอาทิตย์ จ่ายในวันจันทร์ ไม่ต้องทำยอดเล่น']),
      my_MM: html(tables, ['သောကြာမှ တနင်္ဂနွေအထိ၊ တနင်္လာနေ့တွင် ပေးပါသည်။ ကစားပမာဏ မလိုပါ။']),
      ta_IN: html(tables, ['வெள்ளி முதல் ஞாயிறு வரை; திங்களன்று வழங்கப்படும். சுழற்சித் தொகை தேவையில்லை.']),
      bn_BD: html(tables, ['শুক্রবার থেকে রবিবার, সোমবারে দেওয়া হয়। টার্নওভার লাগে না।']),
    },
    action: { kind: 'play', gt_id: '3' },
    age: 5,
  },
  {
    id: '503',
    display_device: 2,
    deposit_page: 0,
    members_only: 0,
    display_content: {
      en_US: 'A gift for depositors',
      zh_CN: '存款会员礼金',
      zh_TW: '存款會員禮金',
      vi_VN: 'Quà cho thành viên đã nạp tiền',
      hi_IN: 'जमा करने वालों के लिए तोहफ़ा',
      ko_KR: '입금 회원을 위한 선물',
      ja_JP: '入金された会員様へのギフト',
      th_TH: 'ของขวัญสำหรับผู้ฝากเงิน',
      my_MM: 'ငွေသွင်းသူများအတွက် လက်ဆောင်',
      ta_IN: 'பணம் செலுத்தியவர்களுக்கு ஒரு பரிசு',
      bn_BD: 'জমাদাতাদের জন্য উপহার',
    },
    content: {
      en_US: html(thankYou, ['For every member who has made a deposit. Turnover 3 times.']),
      zh_CN: html(thankYou, ['凡有过存款的会员均可领取，3 倍流水。']),
      zh_TW: html(thankYou, ['凡有過存款的會員均可領取，3 倍流水。']),
      vi_VN: html(thankYou, ['Dành cho mọi thành viên đã nạp tiền. Vòng cược 3 lần.']),
      hi_IN: html(thankYou, ['जमा कर चुके हर सदस्य के लिए। 3 गुना टर्नओवर।']),
      ko_KR: html(thankYou, ['입금한 적이 있는 모든 회원에게 드립니다. 베팅 조건은 3배입니다.']),
      ja_JP: html(thankYou, ['入金されたことのあるすべての会員様に。賭け条件は3倍です。']),
      th_TH: html(thankYou, ['สำหรับสมาชิกทุกคนที่เคยฝากเงิน ยอดเล่น 3 เท่า']),
      my_MM: html(thankYou, ['ငွေသွင်းဖူးသော အဖွဲ့ဝင်တိုင်းအတွက်။ ကစားပမာဏ 3 ဆ။']),
      ta_IN: html(thankYou, ['பணம் செலுத்திய ஒவ்வோர் உறுப்பினருக்கும். 3 மடங்கு சுழற்சித் தொகை.']),
      bn_BD: html(thankYou, ['যে সদস্য জমা দিয়েছেন তাঁদের সবার জন্য। 3 গুণ টার্নওভার।']),
    },
    action: { kind: 'claim', promotion_id: 'thank-you' },
    age: 9,
  },
  {
    id: '504',
    display_device: 0,
    deposit_page: 1,
    members_only: 1,
    display_content: {
      en_US: '20% more on each deposit',
      zh_CN: '每笔存款加赠 20%',
      zh_TW: '每筆存款加贈 20%',
      vi_VN: 'Thêm 20% cho mỗi lần nạp',
      hi_IN: 'हर जमा पर 20% ज़्यादा',
      ko_KR: '입금할 때마다 20% 추가',
      ja_JP: '入金のたびに20%プラス',
      th_TH: 'รับเพิ่ม 20% ทุกครั้งที่ฝาก',
      my_MM: 'ငွေသွင်းတိုင်း 20% ပိုရ',
      ta_IN: 'ஒவ்வொரு வைப்புக்கும் 20% கூடுதல்',
      bn_BD: 'প্রতিটি জমায় 20% বেশি',
    },
    content: {
      en_US: html(reload, ['Choose the bonus on the deposit page. Its turnover is shown before you pay.']),
      zh_CN: html(reload, ['请在存款页选择优惠，付款前会显示所需流水。']),
      zh_TW: html(reload, ['請在存款頁選擇優惠，付款前會顯示所需流水。']),
      vi_VN: html(reload, [
        'Chọn ưu đãi trên trang nạp tiền. Vòng cược được hiển thị trước khi bạn thanh toán.',
      ]),
      hi_IN: html(reload, ['जमा पेज पर बोनस चुनें। भुगतान से पहले उसका टर्नओवर दिखाया जाता है।']),
      ko_KR: html(reload, ['입금 페이지에서 보너스를 선택하세요. 결제하기 전에 베팅 조건이 표시됩니다.']),
      ja_JP: html(reload, ['入金ページでボーナスをお選びください。お支払いの前に賭け条件を表示します。']),
      th_TH: html(reload, ['เลือกโบนัสที่หน้าฝากเงิน ระบบแสดงยอดเล่นที่ต้องทำก่อนคุณชำระเงิน']),
      my_MM: html(reload, ['ငွေသွင်းစာမျက်နှာတွင် ဘောနပ်စ် ရွေးပါ။ ငွေမပေးချေမီ လိုအပ်သော ကစားပမာဏကို ဖော်ပြပါသည်။']),
      ta_IN: html(reload, [
        'பணம் செலுத்தும் பக்கத்தில் போனஸைத் தேர்ந்தெடுங்கள். செலுத்தும் முன் அதன் சுழற்சித் தொகை காட்டப்படும்.',
      ]),
      bn_BD: html(reload, ['জমার পাতায় বোনাস বেছে নিন। টাকা দেওয়ার আগে তার টার্নওভার দেখানো হয়।']),
    },
    age: 1,
  },
];
