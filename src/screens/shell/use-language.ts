import { useRouter } from '@tanstack/react-router';
import { type Language, languages } from '#contract/site.ts';
import { learn, speak } from '../../i18n/i18n.ts';
import { settleLanguage, withLanguage } from '../../site/locale.ts';

/** Changes the language where one stands: no reload, so that a running game keeps its window. */
export function useLanguage() {
  const router = useRouter();
  return async (language: Language) => {
    const { locale } = languages[language];
    await learn(locale);
    // Settled first: what is drawn again asks for the language.
    settleLanguage(language);
    speak(locale);
    const { pathname, search, hash } = window.location;
    router.history.replace(withLanguage(pathname, language) + search + hash);
  };
}
