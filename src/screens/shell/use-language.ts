import { useRouter } from '@tanstack/react-router';
import { type Language, languages } from '#contract/site.ts';
import { speak } from '../../i18n/i18n.ts';
import { settleLanguage, withLanguage } from '../../site/locale.ts';

/** Changes the language where one stands: no reload, so that a running game keeps its window. */
export function useLanguage() {
  const router = useRouter();
  return async (language: Language) => {
    await speak(languages[language].locale);
    settleLanguage(language);
    const { pathname, search, hash } = window.location;
    router.history.replace(withLanguage(pathname, language) + search + hash);
  };
}
