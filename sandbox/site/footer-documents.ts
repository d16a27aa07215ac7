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
  },
  url: '',
};

export const FOOTER = [...FOOTER_DOCUMENTS, NOTICE];
