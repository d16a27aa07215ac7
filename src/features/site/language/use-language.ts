import { useRouter } from '@tanstack/react-router';
import { type Language, languages } from '#contract/site.ts';
import { useNotify } from '#src/actors/context.tsx';
import { activateLocale, loadLocale } from '#src/i18n/i18n.ts';
import { setLanguage, withLanguage } from '#src/site/locale.ts';

/** Changes the language without a reload, so that a running game keeps its window. */
export function useLanguage() {
  const router = useRouter();
  const notify = useNotify();
  return async (language: Language) => {
    const { locale } = languages[language];
    try {
      await loadLocale(locale);
    } catch {
      return notify({ type: 'notice', tone: 'error', text: 'language_failed' });
    }
    // Set first, because components that rerender read it.
    setLanguage(language);
    activateLocale(locale);
    const { pathname, search, hash } = window.location;
    router.history.replace(withLanguage(pathname, language) + search + hash);
  };
}
