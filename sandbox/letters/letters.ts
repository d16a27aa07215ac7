import type { Bit } from '#sandbox/db/schema.ts';
import type { Text } from '#sandbox/site/texts.ts';

const LETTERS: readonly { title: Text; content: Text }[] = [
  {
    title: {
      en_US: 'Your deposit has arrived',
      zh_CN: '您的存款已到账',
      zh_TW: '您的存款已到帳',
      vi_VN: 'Khoản nạp của bạn đã tới',
      hi_IN: 'आपकी जमा राशि आ गई है',
      ko_KR: '입금이 도착했습니다',
      ja_JP: '入金が届きました',
      th_TH: 'เงินฝากของคุณเข้าแล้ว',
      my_MM: 'သင့်ငွေသွင်းမှု ရောက်ရှိပါပြီ',
      ta_IN: 'உங்கள் வைப்பு வந்துசேர்ந்தது',
      bn_BD: 'আপনার জমা এসে গেছে',
    },
    content: {
      en_US: '<p>Your deposit has been added to your wallet. <a href="/user">See your balances</a></p>',
      zh_CN: '<p>存款已存入您的钱包。<a href="/user">查看余额</a></p>',
      zh_TW: '<p>存款已存入您的錢包。<a href="/user">查看餘額</a></p>',
      vi_VN: '<p>Khoản nạp đã vào ví. <a href="/user">Xem số dư</a></p>',
      hi_IN: '<p>आपकी जमा राशि वॉलेट में जुड़ गई है। <a href="/user">शेष राशि देखें</a></p>',
      ko_KR: '<p>입금액이 지갑에 더해졌습니다. <a href="/user">잔액 보기</a></p>',
      ja_JP: '<p>入金がウォレットに加算されました。<a href="/user">残高を見る</a></p>',
      th_TH: '<p>เงินฝากของคุณเข้ากระเป๋าเงินแล้ว <a href="/user">ดูยอดเงินของคุณ</a></p>',
      my_MM: '<p>သင့်ငွေသွင်းမှုကို ပိုက်ဆံအိတ်သို့ ထည့်ပြီးပါပြီ။ <a href="/user">လက်ကျန်ငွေများ ကြည့်ရန်</a></p>',
      ta_IN: '<p>உங்கள் வைப்பு பணப்பையில் சேர்க்கப்பட்டது. <a href="/user">உங்கள் இருப்புகளைக் காண்க</a></p>',
      bn_BD: '<p>আপনার জমা ওয়ালেটে যোগ হয়েছে। <a href="/user">ব্যালেন্স দেখুন</a></p>',
    },
  },
  {
    title: {
      en_US: 'Cashback for last weekend',
      zh_CN: '上周末返水',
      zh_TW: '上週末返水',
      vi_VN: 'Hoàn trả cuối tuần qua',
      hi_IN: 'पिछले सप्ताहांत का कैशबैक',
      ko_KR: '지난 주말 캐시백',
      ja_JP: '先週末のキャッシュバック',
      th_TH: 'เงินคืนของสุดสัปดาห์ที่ผ่านมา',
      my_MM: 'ပြီးခဲ့သော စနေ၊ တနင်္ဂနွေအတွက် ငွေပြန်အမ်း',
      ta_IN: 'கடந்த வார இறுதியின் கேஷ்பேக்',
      bn_BD: 'গত সপ্তাহান্তের ক্যাশব্যাক',
    },
    content: {
      en_US:
        '<p>Your cashback on live tables is in your wallet. No turnover is required.</p><p><a href="/discount/cashback">Terms</a></p>',
      zh_CN: '<p>真人桌台返水已到账，无需流水。</p><p><a href="/discount/cashback">条款</a></p>',
      zh_TW: '<p>真人桌台返水已到帳，無需流水。</p><p><a href="/discount/cashback">條款</a></p>',
      vi_VN:
        '<p>Tiền hoàn trả bàn trực tiếp đã vào ví, không yêu cầu vòng cược.</p><p><a href="/discount/cashback">Điều khoản</a></p>',
      hi_IN:
        '<p>लाइव टेबल का कैशबैक आपके वॉलेट में है। टर्नओवर ज़रूरी नहीं।</p><p><a href="/discount/cashback">शर्तें</a></p>',
      ko_KR:
        '<p>라이브 테이블 캐시백이 지갑에 들어왔습니다. 베팅 조건이 없습니다.</p><p><a href="/discount/cashback">이용 조건</a></p>',
      ja_JP:
        '<p>ライブテーブルのキャッシュバックをウォレットに加算しました。賭け条件はありません。</p><p><a href="/discount/cashback">利用条件</a></p>',
      th_TH:
        '<p>เงินคืนจากโต๊ะสดเข้ากระเป๋าเงินของคุณแล้ว ไม่ต้องทำยอดเล่น</p><p><a href="/discount/cashback">เงื่อนไข</a></p>',
      my_MM:
        '<p>တိုက်ရိုက်စားပွဲများအတွက် ငွေပြန်အမ်း သင့်ပိုက်ဆံအိတ်သို့ ရောက်ပါပြီ။ ကစားပမာဏ မလိုပါ။</p><p><a href="/discount/cashback">စည်းကမ်းချက်များ</a></p>',
      ta_IN:
        '<p>நேரலை மேசைகளின் கேஷ்பேக் உங்கள் பணப்பையில் உள்ளது. சுழற்சித் தொகை தேவையில்லை.</p><p><a href="/discount/cashback">நிபந்தனைகள்</a></p>',
      bn_BD:
        '<p>লাইভ টেবিলের ক্যাশব্যাক আপনার ওয়ালেটে এসেছে। টার্নওভার লাগে না।</p><p><a href="/discount/cashback">শর্তাবলি</a></p>',
    },
  },
  {
    title: {
      en_US: 'Sign-in from a new browser',
      zh_CN: '新浏览器登录提醒',
      zh_TW: '新瀏覽器登入提醒',
      vi_VN: 'Đăng nhập từ trình duyệt mới',
      hi_IN: 'नए ब्राउज़र से साइन इन',
      ko_KR: '새 브라우저에서 로그인',
      ja_JP: '新しいブラウザーからのログイン',
      th_TH: 'เข้าสู่ระบบจากเบราว์เซอร์ใหม่',
      my_MM: 'ဘရောက်ဇာအသစ်မှ အကောင့်ဝင်ခြင်း',
      ta_IN: 'புதிய உலாவியிலிருந்து உள்நுழைவு',
      bn_BD: 'নতুন ব্রাউজার থেকে সাইন ইন',
    },
    content: {
      en_US:
        '<p>If this was not you, <a href="/user/Info">change your password</a> and contact customer service.</p>',
      zh_CN: '<p>若非本人操作，请<a href="/user/Info">修改密码</a>并联系客服。</p>',
      zh_TW: '<p>若非本人操作，請<a href="/user/Info">修改密碼</a>並聯絡客服。</p>',
      vi_VN:
        '<p>Nếu không phải bạn, hãy <a href="/user/Info">đổi mật khẩu</a> và liên hệ chăm sóc khách hàng.</p>',
      hi_IN: '<p>अगर यह आप नहीं थे, तो <a href="/user/Info">पासवर्ड बदलें</a> और ग्राहक सेवा से संपर्क करें।</p>',
      ko_KR: '<p>본인이 아니라면 <a href="/user/Info">비밀번호를 변경</a>하고 고객센터에 문의하세요.</p>',
      ja_JP:
        '<p>お心当たりがない場合は、<a href="/user/Info">パスワードを変更</a>し、カスタマーサービスにお問い合わせください。</p>',
      th_TH: '<p>หากไม่ใช่คุณ โปรด<a href="/user/Info">เปลี่ยนรหัสผ่าน</a>และติดต่อฝ่ายบริการลูกค้า</p>',
      my_MM: '<p>သင်မဟုတ်ပါက <a href="/user/Info">စကားဝှက် ပြောင်းပြီး</a> ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။</p>',
      ta_IN:
        '<p>இது நீங்கள் இல்லையெனில், <a href="/user/Info">கடவுச்சொல்லை மாற்றி</a>, வாடிக்கையாளர் சேவையைத் தொடர்புகொள்ளுங்கள்.</p>',
      bn_BD: '<p>এটি আপনি না হলে <a href="/user/Info">পাসওয়ার্ড বদলান</a> এবং গ্রাহক সেবার সঙ্গে যোগাযোগ করুন।</p>',
    },
  },
  {
    title: {
      en_US: 'Maintenance at Aurelia',
      zh_CN: 'Aurelia 维护通知',
      zh_TW: 'Aurelia 維護通知',
      vi_VN: 'Aurelia bảo trì',
      hi_IN: 'Aurelia में रखरखाव',
      ko_KR: 'Aurelia 점검',
      ja_JP: 'Aureliaのメンテナンス',
      th_TH: 'Aurelia ปิดปรับปรุง',
      my_MM: 'Aurelia ပြုပြင်ထိန်းသိမ်းမှု',
      ta_IN: 'Aurelia பராமரிப்பு',
      bn_BD: 'Aurelia-র রক্ষণাবেক্ষণ',
    },
    content: {
      en_US:
        '<p>Saturday from 02:00 to 04:30. Your balance there is safe and stays in your name.</p><p><a href="/faq/balance-return">How to return balances</a></p>',
      zh_CN:
        '<p>周六 02:00 至 04:30。您在该平台的余额安全，仍归您所有。</p><p><a href="/faq/balance-return">如何转回余额</a></p>',
      zh_TW:
        '<p>週六 02:00 至 04:30。您在該平台的餘額安全，仍歸您所有。</p><p><a href="/faq/balance-return">如何轉回餘額</a></p>',
      vi_VN:
        '<p>Thứ Bảy từ 02:00 đến 04:30. Số dư của bạn tại đó vẫn an toàn.</p><p><a href="/faq/balance-return">Cách chuyển số dư về ví</a></p>',
      hi_IN:
        '<p>शनिवार 02:00 से 04:30 तक। वहाँ आपकी राशि सुरक्षित है और आपके नाम पर रहती है।</p><p><a href="/faq/balance-return">शेष राशि कैसे लौटाएँ</a></p>',
      ko_KR:
        '<p>토요일 02:00부터 04:30까지입니다. 그곳의 잔액은 안전하며 회원님 명의로 유지됩니다.</p><p><a href="/faq/balance-return">잔액 회수 방법</a></p>',
      ja_JP:
        '<p>土曜日の02:00から04:30までです。Aureliaの残高は安全で、お客様の名義のままです。</p><p><a href="/faq/balance-return">残高を戻す方法</a></p>',
      th_TH:
        '<p>วันเสาร์ 02:00 ถึง 04:30 ยอดเงินของคุณที่นั่นปลอดภัยและยังอยู่ในชื่อของคุณ</p><p><a href="/faq/balance-return">วิธีโอนยอดเงินกลับ</a></p>',
      my_MM:
        '<p>စနေနေ့ 02:00 မှ 04:30 အထိ။ ထိုနေရာရှိ သင့်လက်ကျန်ငွေ လုံခြုံပြီး သင့်အမည်ဖြင့် ဆက်ရှိပါသည်။</p><p><a href="/faq/balance-return">လက်ကျန်ငွေ ပြန်ယူနည်း</a></p>',
      ta_IN:
        '<p>சனிக்கிழமை 02:00 முதல் 04:30 வரை. அங்குள்ள உங்கள் இருப்பு பாதுகாப்பாக, உங்கள் பெயரிலேயே இருக்கும்.</p><p><a href="/faq/balance-return">இருப்பைத் திரும்பப் பெறுவது எப்படி</a></p>',
      bn_BD:
        '<p>শনিবার 02:00 থেকে 04:30 পর্যন্ত। সেখানে আপনার ব্যালেন্স নিরাপদ এবং আপনার নামেই থাকে।</p><p><a href="/faq/balance-return">ব্যালেন্স ফেরত আনার উপায়</a></p>',
    },
  },
  {
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
      en_US:
        '<p>All halls, one wallet. Select the heart on a game to save it as a favourite.</p><p><a href="/user/PlayLimits">Play limits</a></p>',
      zh_CN:
        '<p>所有大厅，一个钱包。点击爱心即可收藏喜欢的游戏。</p><p><a href="/user/PlayLimits">游戏限额</a></p>',
      zh_TW:
        '<p>所有大廳，一個錢包。點擊愛心即可收藏喜歡的遊戲。</p><p><a href="/user/PlayLimits">遊戲限額</a></p>',
      vi_VN:
        '<p>Mọi sảnh, một ví. Nhấn biểu tượng trái tim để lưu trò yêu thích.</p><p><a href="/user/PlayLimits">Giới hạn chơi</a></p>',
      hi_IN:
        '<p>सभी हॉल, एक वॉलेट। पसंदीदा गेम सहेजने के लिए उस पर दिल का निशान दबाएँ।</p><p><a href="/user/PlayLimits">खेल की सीमाएँ</a></p>',
      ko_KR:
        '<p>모든 홀, 하나의 지갑. 게임의 하트를 선택하면 즐겨찾기에 저장됩니다.</p><p><a href="/user/PlayLimits">플레이 한도</a></p>',
      ja_JP:
        '<p>すべてのホールを1つのウォレットで。ゲームのハートを選ぶと、お気に入りに保存されます。</p><p><a href="/user/PlayLimits">プレイ制限</a></p>',
      th_TH:
        '<p>ทุกห้องเกม กระเป๋าเงินเดียว เลือกรูปหัวใจบนเกมเพื่อเก็บเป็นรายการโปรด</p><p><a href="/user/PlayLimits">ขีดจำกัดการเล่น</a></p>',
      my_MM:
        '<p>ခန်းမအားလုံး၊ ပိုက်ဆံအိတ်တစ်ခု။ ဂိမ်းပေါ်ရှိ အသည်းပုံကို ရွေး၍ အကြိုက်ဆုံးအဖြစ် သိမ်းပါ။</p><p><a href="/user/PlayLimits">ကစားမှု ကန့်သတ်ချက်</a></p>',
      ta_IN:
        '<p>எல்லா அரங்குகளும், ஒரே பணப்பை. பிடித்ததாகச் சேமிக்க, கேமின் மீதுள்ள இதயத்தைத் தேர்ந்தெடுங்கள்.</p><p><a href="/user/PlayLimits">விளையாட்டு வரம்புகள்</a></p>',
      bn_BD:
        '<p>সব হল, একটি ওয়ালেট। গেমের হৃদয় চিহ্ন বেছে নিলে সেটি প্রিয় হিসেবে সংরক্ষিত হয়।</p><p><a href="/user/PlayLimits">খেলার সীমা</a></p>',
    },
  },
];

/** Letters of a member, oldest first; the newest `unread` ones are unread. */
export const lettersFor = (memberId: string, count: number, unread: number, now: number) =>
  Array.from({ length: count }, (_, i) => {
    const letter = LETTERS[(LETTERS.length - 1 + LETTERS.length * count - i) % LETTERS.length] ?? LETTERS[0];
    const isRead: Bit = i < count - unread ? 1 : 0;
    return {
      member_id: memberId,
      is_read: isRead,
      titles: JSON.stringify(letter?.title),
      contents: JSON.stringify(letter?.content),
      created_at: now - (count - i) * 9 * 3_600_000,
    };
  });
