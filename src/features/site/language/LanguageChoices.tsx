import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { currencySigns } from '#contract/constants.ts';
import { type Language, languages } from '#contract/site.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useNotify } from '#src/actors/machines.tsx';
import { activateLocale, loadLocale } from '#src/i18n/i18n.ts';
import { inApp, onHost } from '#src/site/base.ts';
import { currentLanguage, setLanguage, visitorCurrency, withLanguage } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { NavEntry, NavList } from '#src/ui/NavList.tsx';
import css from './LanguageChoices.module.css';
import { languageNames } from './language-names.ts';

interface Props {
  /** Moves the focus to the language of the page, from the pressed entry that it replaces. */
  takesFocus?: boolean;
}

export default function LanguageChoices({ takesFocus = false }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [takesFocus]);
  const choose = useLanguage();
  const isMember = useMachineSelector('session', selectIsMember);
  const current = currentLanguage();
  return (
    <>
      <NavList ref={list}>
        {site.languages.map((language) => (
          <NavEntry
            key={language}
            render={
              <button
                type="button"
                lang={languages[language].locale}
                aria-current={language === current || undefined}
                onClick={() => void choose(language)}
              />
            }
          >
            {languageNames[language]}
          </NavEntry>
        ))}
      </NavList>
      {!isMember && site.currencies.length > 1 && <Currencies />}
    </>
  );
}

/** For visitors only; a member's currency belongs to the account. */
function Currencies() {
  const current = visitorCurrency();
  return (
    <>
      <p className={css.title}>
        <Trans>Currency</Trans>
      </p>
      <ul className={css.currencies}>
        {site.currencies.map((currency) => (
          <li key={currency}>
            <button
              type="button"
              className={css.currency}
              aria-pressed={currency === current}
              onClick={() => {
                localStore.set('currency', currency);
                window.location.reload();
              }}
            >
              <span className={css.sign}>{currencySigns[currency]}</span>
              {currency}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Changes the language without a reload, so that a running game keeps its window. */
function useLanguage() {
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
    router.history.replace(onHost(withLanguage(inApp(pathname), language)) + search + hash);
  };
}
