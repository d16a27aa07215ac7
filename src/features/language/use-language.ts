import { useRouter } from '@tanstack/react-router';
import { type Language, languages } from '#contract/site.ts';
import { useTell } from '#src/app/context.tsx';
import { learn, speak } from '#src/i18n/i18n.ts';
import { settleLanguage, withLanguage } from '#src/site/locale.ts';

/** Changes the language where one stands: no reload, so that a running game keeps its window. */
export function useLanguage() {
  const router = useRouter();
  const tell = useTell();
  return async (language: Language) => {
    const { locale } = languages[language];
    try {
      await learn(locale);
    } catch {
      return tell({ type: 'notice', tone: 'bad', text: 'language_failed' });
    }
    // Settled first: what is drawn again asks for the language.
    settleLanguage(language);
    speak(locale);
    const { pathname, search, hash } = window.location;
    router.history.replace(withLanguage(pathname, language) + search + hash);
  };
}
