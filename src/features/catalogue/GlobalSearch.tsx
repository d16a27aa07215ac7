import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { gamesInHalls, useHalls } from '#src/components/games/catalogue.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import css from './GlobalSearch.module.css';
import type { OnKey, ShownOptions } from './SearchOptions.tsx';

const SearchResults = lazyComponent(() => import('./SearchResults.tsx'), {
  optional: true,
});

/** Searches all halls at once. The list is loaded when the field gets the focus. */
export function GlobalSearch() {
  const { t } = useLingui();
  const router = useRouter();
  const isDesktop = useIsDesktop();
  const list = useId();
  const inUrl = useLocation({
    select: ({ pathname, search: { q } }: { pathname: string; search: { q?: unknown } }) =>
      pathname === '/search' && typeof q === 'string' ? q : '',
  });
  const [shownUrl, setShownUrl] = useState(inUrl);
  const [query, setQuery] = useState(inUrl);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ShownOptions>(null);
  const onKey = useRef<OnKey>(null);
  const field = useRef<HTMLDivElement>(null);
  const { data } = useHalls();
  if (shownUrl !== inUrl) {
    setShownUrl(inUrl);
    setQuery(inUrl);
  }
  const close = useCallback(() => setOpen(false), []);
  const change = (text: string) => {
    setQuery(text);
    setOpen(true);
  };
  const showAll = (text: string) => {
    const q = text.trim();
    if (q === '') return;
    close();
    setQuery(q);
    // Hides the phone's keyboard, which covers the results.
    if (!isDesktop) field.current?.querySelector('input')?.blur();
    void router.navigate({ to: '/search', search: { q } });
  };
  const handleKey = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape' && !inField) field.current?.querySelector('input')?.focus();
    if (!inField) return;
    // Also before the list has options: it must not open later.
    if (event.key === 'Escape' && open) close();
    if (!open && /^Arrow(?:Down|Up)$/.test(event.key)) {
      event.preventDefault();
      setOpen(true);
    } else if (open) onKey.current?.(event);
  };
  const count = data && gamesInHalls(data);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks focus, clicks and keys of the field
    <div
      ref={field}
      className={css.search}
      onFocus={() => setOpen(true)}
      onMouseDown={({ target }) => target instanceof HTMLInputElement && setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => setOpen(currentTarget.contains(relatedTarget))}
      onKeyDown={handleKey}
    >
      <SearchField
        label={t`Search games`}
        placeholder={
          count ? t`Search ${plural(count, { one: '# game', other: '# games' })}` : t`Search games`
        }
        value={query}
        onChange={change}
        onSubmit={showAll}
        clearLabel={t`Clear search`}
        shortcut="/"
        list={{ id: list, expanded: open && shown !== null, active: shown?.active, onClose: close }}
      />
      {open && (
        <Suspense>
          <SearchResults
            id={list}
            query={query}
            onKey={onKey}
            onShown={setShown}
            onQuery={change}
            onAll={showAll}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
