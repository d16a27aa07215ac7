import { ABOUT } from './documents/about.ts';
import { type FooterDocument, link } from './documents/footer-document.ts';
import { FAMILIES, HELPLINE } from './documents/help-organisations.ts';
import { LICENCE } from './documents/licence.ts';
import { PRIVACY } from './documents/privacy.ts';
import { RESPONSIBLE_PLAY } from './documents/responsible-play.ts';
import { TERMS } from './documents/terms.ts';

/** The pages `/documents/{id}`. */
export const FOOTER_DOCUMENTS: readonly FooterDocument[] = [ABOUT, TERMS, PRIVACY, RESPONSIBLE_PLAY, LICENCE];

/** Shown in the footer itself, because it has no title. */
const NOTICE = {
  id: 'notice',
  title: { en_US: '' },
  content: {
    en_US: `<p>Help is at hand: ${link(HELPLINE, 'Player Helpline')} and ${link(FAMILIES, 'Families’ Support')}.</p>`,
    zh_CN: `<p>需要帮助时，请联系${link(HELPLINE, '玩家热线')}或${link(FAMILIES, '家属支援')}。</p>`,
    zh_TW: `<p>需要協助時，請聯絡${link(HELPLINE, '玩家專線')}或${link(FAMILIES, '家屬支援')}。</p>`,
    vi_VN: `<p>Khi cần trợ giúp, hãy liên hệ ${link(HELPLINE, 'Đường dây hỗ trợ người chơi')} hoặc ${link(FAMILIES, 'Hỗ trợ gia đình')}.</p>`,
    hi_IN: `<p>मदद के लिए ${link(HELPLINE, 'खिलाड़ी हेल्पलाइन')} या ${link(FAMILIES, 'परिवार सहायता')} से संपर्क करें।</p>`,
    ko_KR: `<p>도움이 필요하시면 ${link(HELPLINE, '플레이어 상담 전화')} 또는 ${link(FAMILIES, '가족 지원')}에 문의하세요.</p>`,
    ja_JP: `<p>お困りのときは${link(HELPLINE, 'プレイヤー相談窓口')}または${link(FAMILIES, 'ご家族のための支援')}にご相談ください。</p>`,
    th_TH: `<p>หากต้องการความช่วยเหลือ ติดต่อ${link(HELPLINE, 'สายด่วนผู้เล่น')}หรือ${link(FAMILIES, 'ศูนย์ช่วยเหลือครอบครัว')}</p>`,
    my_MM: `<p>အကူအညီ လိုပါက ${link(HELPLINE, 'ကစားသူ အကူအညီဖုန်း')} သို့မဟုတ် ${link(FAMILIES, 'မိသားစု အထောက်အပံ့')} သို့ ဆက်သွယ်ပါ။</p>`,
    ta_IN: `<p>உதவி தேவையெனில் ${link(HELPLINE, 'வீரர் உதவி எண்')} அல்லது ${link(FAMILIES, 'குடும்ப ஆதரவு')} ஐத் தொடர்புகொள்ளுங்கள்.</p>`,
    bn_BD: `<p>সাহায্য দরকার হলে ${link(HELPLINE, 'খেলোয়াড় হেল্পলাইন')} বা ${link(FAMILIES, 'পরিবার সহায়তা')}-এর সঙ্গে যোগাযোগ করুন।</p>`,
  },
  url: '',
};

export const FOOTER = [...FOOTER_DOCUMENTS, NOTICE];
