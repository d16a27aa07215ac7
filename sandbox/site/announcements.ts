import type { Text } from './texts.ts';

/** Announcements of the marquee. */
export const ANNOUNCEMENTS: readonly {
  content: Text;
  title?: Text;
  /** HTML. */
  body?: Text;
  display_before_login: 0 | 1;
  display_after_login: 0 | 1;
}[] = [
  {
    content: {
      en_US:
        'Aurelia is under maintenance every Saturday from 02:00 to 04:30. Balances are safe and can be returned at any time.',
      zh_CN: 'Aurelia 将于每周六 02:00 至 04:30 进行维护，余额安全，可随时转回。',
      zh_TW: 'Aurelia 將於每週六 02:00 至 04:30 進行維護，餘額安全，可隨時轉回。',
      vi_VN:
        'Aurelia bảo trì vào mỗi thứ Bảy từ 02:00 đến 04:30. Số dư vẫn an toàn và có thể chuyển về ví bất cứ lúc nào.',
      hi_IN: 'Aurelia हर शनिवार 02:00 से 04:30 तक रखरखाव में है। शेष राशि सुरक्षित है और कभी भी लौटाई जा सकती है।',
      ko_KR:
        'Aurelia는 매주 토요일 02:00부터 04:30까지 점검합니다. 잔액은 안전하며 언제든지 회수하실 수 있습니다.',
      ja_JP:
        'Aureliaは毎週土曜日の02:00から04:30までメンテナンスを行います。残高は安全で、いつでもウォレットに戻せます。',
      th_TH: 'Aurelia ปิดปรับปรุงทุกวันเสาร์ 02:00 ถึง 04:30 ยอดเงินปลอดภัยและโอนกลับได้ทุกเมื่อ',
      my_MM: 'Aurelia ကို စနေနေ့တိုင်း 02:00 မှ 04:30 အထိ ပြုပြင်ထိန်းသိမ်းပါမည်။ လက်ကျန်ငွေ လုံခြုံပြီး အချိန်မရွေး ပြန်ယူနိုင်ပါသည်။',
      ta_IN:
        'Aurelia ஒவ்வொரு சனிக்கிழமையும் 02:00 முதல் 04:30 வரை பராமரிப்பில் இருக்கும். இருப்புகள் பாதுகாப்பாக உள்ளன; எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம்.',
      bn_BD:
        'Aurelia প্রতি শনিবার 02:00 থেকে 04:30 পর্যন্ত রক্ষণাবেক্ষণে থাকবে। ব্যালেন্স নিরাপদ এবং যেকোনো সময় ফেরত আনা যায়।',
    },
    title: {
      en_US: 'Maintenance at Aurelia',
      zh_CN: 'Aurelia 维护通知',
      zh_TW: 'Aurelia 維護通知',
      vi_VN: 'Bảo trì tại Aurelia',
      hi_IN: 'Aurelia में रखरखाव',
      ko_KR: 'Aurelia 점검',
      ja_JP: 'Aureliaのメンテナンス',
      th_TH: 'Aurelia ปิดปรับปรุง',
      my_MM: 'Aurelia ပြုပြင်ထိန်းသိမ်းမှု',
      ta_IN: 'Aurelia பராமரிப்பு',
      bn_BD: 'Aurelia-র রক্ষণাবেক্ষণ',
    },
    body: {
      en_US:
        '<p>Rounds in progress are settled when Aurelia reopens. <a href="/faq">How to return balances</a></p>',
      zh_CN: '<p>维护前开始的牌局将在恢复后结算。<a href="/faq">如何转回余额</a></p>',
      zh_TW: '<p>維護前開始的牌局將在恢復後結算。<a href="/faq">如何轉回餘額</a></p>',
      vi_VN: '<p>Các ván đã bắt đầu sẽ được tính khi mở lại. <a href="/faq">Cách chuyển số dư về ví</a></p>',
      hi_IN:
        '<p>पहले शुरू हुए राउंड Aurelia के दोबारा खुलने पर निपटाए जाते हैं। <a href="/faq">शेष राशि कैसे लौटाएँ</a></p>',
      ko_KR: '<p>진행 중인 라운드는 Aurelia가 다시 열릴 때 정산됩니다. <a href="/faq">잔액 회수 방법</a></p>',
      ja_JP: '<p>進行中のラウンドはAureliaの再開時に精算されます。<a href="/faq">残高を戻す方法</a></p>',
      th_TH: '<p>รอบที่ยังเล่นอยู่จะคิดผลเมื่อ Aurelia เปิดอีกครั้ง <a href="/faq">วิธีโอนยอดเงินกลับ</a></p>',
      my_MM: '<p>ကစားလက်စ အလှည့်များကို Aurelia ပြန်ဖွင့်ချိန်တွင် ရှင်းပေးပါမည်။ <a href="/faq">လက်ကျန်ငွေ ပြန်ယူနည်း</a></p>',
      ta_IN:
        '<p>நடந்துகொண்டிருக்கும் சுற்றுகள் Aurelia மீண்டும் திறக்கும்போது தீர்க்கப்படும். <a href="/faq">இருப்பைத் திரும்பப் பெறுவது எப்படி</a></p>',
      bn_BD: '<p>চলমান রাউন্ডগুলো Aurelia আবার খুললে নিষ্পত্তি হবে। <a href="/faq">ব্যালেন্স ফেরত আনার উপায়</a></p>',
    },
    display_before_login: 1,
    display_after_login: 1,
  },
  {
    content: {
      en_US: 'New tables at Meridian Live every Monday.',
      zh_CN: 'Meridian Live 每周一开放新桌台。',
      zh_TW: 'Meridian Live 每週一開放新桌台。',
      vi_VN: 'Bàn mới tại Meridian Live vào mỗi thứ Hai.',
      hi_IN: 'हर सोमवार Meridian Live पर नई टेबलें।',
      ko_KR: '매주 월요일 Meridian Live에 새 테이블이 열립니다.',
      ja_JP: '毎週月曜日、Meridian Liveに新しいテーブルが登場します。',
      th_TH: 'โต๊ะใหม่ที่ Meridian Live ทุกวันจันทร์',
      my_MM: 'တနင်္လာနေ့တိုင်း Meridian Live တွင် စားပွဲအသစ်များ။',
      ta_IN: 'ஒவ்வொரு திங்களும் Meridian Live-இல் புதிய மேசைகள்.',
      bn_BD: 'প্রতি সোমবার Meridian Live-এ নতুন টেবিল।',
    },
    display_before_login: 1,
    display_after_login: 1,
  },
  {
    content: {
      en_US:
        'Bank transfers can take up to 20 minutes at weekends. Keep your receipt until your balance is updated.',
      zh_CN: '周末银行转账最长需 20 分钟，请保留凭证，直到余额更新。',
      zh_TW: '週末銀行轉帳最長需 20 分鐘，請保留憑證，直到餘額更新。',
      vi_VN:
        'Cuối tuần, chuyển khoản ngân hàng mất tới 20 phút. Hãy giữ biên lai cho tới khi số dư được cập nhật.',
      hi_IN: 'सप्ताहांत में बैंक ट्रांसफ़र में 20 मिनट तक लग सकते हैं। शेष राशि अपडेट होने तक रसीद सँभालकर रखें।',
      ko_KR: '주말에는 은행 이체에 최대 20분이 걸립니다. 잔액이 반영될 때까지 영수증을 보관해 주세요.',
      ja_JP: '週末は銀行振込に最大20分かかります。残高に反映されるまで控えを保管してください。',
      th_TH: 'ช่วงสุดสัปดาห์ การโอนผ่านธนาคารใช้เวลาไม่เกิน 20 นาที โปรดเก็บหลักฐานไว้จนกว่ายอดเงินจะอัปเดต',
      my_MM: 'စနေ၊ တနင်္ဂနွေ နေ့များတွင် ဘဏ်လွှဲငွေများသည် မိနစ် ၂၀ အထိ ကြာနိုင်သည်။ လက်ကျန်ငွေ ပြောင်းလဲသည်အထိ ဖြတ်ပိုင်းကို သိမ်းထားပါ။',
      ta_IN:
        'வார இறுதியில் வங்கிப் பரிமாற்றங்களுக்கு 20 நிமிடங்கள் வரை ஆகலாம். இருப்பு புதுப்பிக்கப்படும் வரை ரசீதை வைத்திருங்கள்.',
      bn_BD: 'সপ্তাহান্তে ব্যাংক ট্রান্সফারে ২০ মিনিট পর্যন্ত লাগতে পারে। ব্যালেন্স হালনাগাদ না হওয়া পর্যন্ত রসিদ রাখুন।',
    },
    title: {
      en_US: 'Slower bank transfers',
      zh_CN: '银行转账较慢',
      zh_TW: '銀行轉帳較慢',
      vi_VN: 'Chuyển khoản ngân hàng chậm hơn',
      hi_IN: 'बैंक ट्रांसफ़र धीमे',
      ko_KR: '은행 이체 지연',
      ja_JP: '銀行振込の遅れ',
      th_TH: 'การโอนผ่านธนาคารช้ากว่าปกติ',
      my_MM: 'ဘဏ်လွှဲငွေများ နှေးနေသည်',
      ta_IN: 'வங்கிப் பரிமாற்றம் தாமதம்',
      bn_BD: 'ব্যাংক ট্রান্সফার ধীর',
    },
    display_before_login: 0,
    display_after_login: 1,
  },
  {
    content: {
      en_US: 'Customer service never asks for your password or a code.',
      zh_CN: '客服绝不会索取您的密码或验证码。',
      zh_TW: '客服絕不會索取您的密碼或驗證碼。',
      vi_VN: 'Chăm sóc khách hàng không bao giờ hỏi mật khẩu hay mã của bạn.',
      hi_IN: 'ग्राहक सेवा कभी आपका पासवर्ड या कोड नहीं माँगती।',
      ko_KR: '고객센터는 비밀번호나 인증번호를 절대 묻지 않습니다.',
      ja_JP: 'カスタマーサービスがパスワードや認証コードをお尋ねすることはありません。',
      th_TH: 'ฝ่ายบริการลูกค้าจะไม่ถามรหัสผ่านหรือรหัสยืนยันของคุณ',
      my_MM: 'ဖောက်သည်ဝန်ဆောင်မှုက သင့်စကားဝှက် သို့မဟုတ် ကုဒ်ကို ဘယ်တော့မှ မတောင်းပါ။',
      ta_IN: 'வாடிக்கையாளர் சேவை உங்கள் கடவுச்சொல்லையோ குறியீட்டையோ ஒருபோதும் கேட்காது.',
      bn_BD: 'গ্রাহক সেবা কখনো আপনার পাসওয়ার্ড বা কোড চায় না।',
    },
    display_before_login: 0,
    display_after_login: 1,
  },
  {
    content: {
      en_US: 'Try Saigon Atelier, Jade Drum, Fourth Chapter and Lumen without an account.',
      zh_CN: '无需账号即可试玩 Saigon Atelier、Jade Drum、Fourth Chapter 与 Lumen。',
      zh_TW: '無需帳號即可試玩 Saigon Atelier、Jade Drum、Fourth Chapter 與 Lumen。',
      vi_VN: 'Chơi thử Saigon Atelier, Jade Drum, Fourth Chapter và Lumen mà không cần tài khoản.',
      hi_IN: 'Saigon Atelier, Jade Drum, Fourth Chapter और Lumen बिना खाते के आज़माएँ।',
      ko_KR: '계정 없이 Saigon Atelier, Jade Drum, Fourth Chapter, Lumen을 체험해 보세요.',
      ja_JP: 'Saigon Atelier、Jade Drum、Fourth Chapter、Lumenはアカウントなしでお試しいただけます。',
      th_TH: 'ทดลองเล่น Saigon Atelier, Jade Drum, Fourth Chapter และ Lumen ได้โดยไม่ต้องมีบัญชี',
      my_MM: 'Saigon Atelier၊ Jade Drum၊ Fourth Chapter နှင့် Lumen ကို အကောင့်မလိုဘဲ စမ်းကစားနိုင်သည်။',
      ta_IN: 'Saigon Atelier, Jade Drum, Fourth Chapter, Lumen ஆகியவற்றைக் கணக்கு இல்லாமலே முயன்று பாருங்கள்.',
      bn_BD: 'অ্যাকাউন্ট ছাড়াই Saigon Atelier, Jade Drum, Fourth Chapter ও Lumen খেলে দেখুন।',
    },
    display_before_login: 1,
    display_after_login: 0,
  },
];
