import type { Language } from '#contract/site.ts';

interface OfflineTexts {
  title: string;
  text: string;
  retry: string;
}

/** Roles of colours that the offline page has of the site's template. */
export const offlineColours = [
  '--background',
  '--text',
  '--text-2',
  '--accent',
  '--accent-ink',
  '--focus',
] as const;

/** Texts of the offline page, which cannot load the catalogues. */
export const offlineTexts: Record<Language, OfflineTexts> = {
  en_US: {
    title: 'You are offline',
    text: 'This page opens again when the connection is back.',
    retry: 'Try again',
  },
  zh_TW: { title: '您目前離線', text: '網路恢復後，本頁會自動重新開啟。', retry: '重試' },
  zh_CN: { title: '您已离线', text: '网络恢复后，本页会自动重新打开。', retry: '重试' },
  vi_VN: {
    title: 'Bạn đang ngoại tuyến',
    text: 'Trang này sẽ tự mở lại khi có kết nối.',
    retry: 'Thử lại',
  },
  ko_KR: {
    title: '오프라인 상태입니다',
    text: '인터넷에 다시 연결되면 이 페이지가 자동으로 열립니다.',
    retry: '다시 시도',
  },
  ja_JP: {
    title: 'オフラインです',
    text: '接続が回復すると、このページは自動的に開きます。',
    retry: '再試行',
  },
  th_TH: {
    title: 'คุณออฟไลน์อยู่',
    text: 'หน้านี้จะเปิดอีกครั้งโดยอัตโนมัติเมื่อกลับมาเชื่อมต่อได้',
    retry: 'ลองอีกครั้ง',
  },
  hi_IN: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'कनेक्शन वापस आने पर यह पेज अपने आप फिर खुल जाएगा।',
    retry: 'फिर कोशिश करें',
  },
  my_MM: {
    title: 'သင် အော့ဖ်လိုင်း ဖြစ်နေသည်',
    text: 'ချိတ်ဆက်မှု ပြန်ရလျှင် ဤစာမျက်နှာ အလိုအလျောက် ပြန်ပွင့်ပါမည်။',
    retry: 'ထပ်စမ်းကြည့်ရန်',
  },
  ta_IN: {
    title: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்',
    text: 'இணைப்பு மீண்டும் வந்ததும் இந்தப் பக்கம் தானாகத் திறக்கும்.',
    retry: 'மீண்டும் முயல்க',
  },
  bn_BD: {
    title: 'আপনি অফলাইনে আছেন',
    text: 'সংযোগ ফিরে এলে এই পাতা নিজে থেকেই আবার খুলবে।',
    retry: 'আবার চেষ্টা করুন',
  },
};
