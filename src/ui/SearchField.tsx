import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SEARCH } from './AppLayout.tsx';
import { IconButton } from './elements.tsx';
import css from './SearchField.module.css';

/** The list of options that the field controls. */
interface FieldList {
  id: string;
  expanded: boolean;
  /** Id of the option that Enter chooses. */
  active: string | undefined;
  onClose: () => void;
}

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  clearLabel: string;
  /** A key that focuses the field from anywhere on the page but another field. */
  shortcut?: string;
  /** Makes the field a combobox. */
  list?: FieldList;
}

export function SearchField(props: Props) {
  const { label, placeholder, value, onChange, onSubmit, clearLabel, shortcut, list } = props;
  const input = useRef<HTMLInputElement>(null);
  useShortcut(shortcut, input);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(list?.expanded || value !== '')) return;
    event.preventDefault();
    if (list?.expanded) list.onClose();
    else clear();
  };
  return (
    <search>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(value);
        }}
      >
        <Search />
        <input
          ref={input}
          id={list && SEARCH}
          className={css.input}
          {...(list ? comboboxAttributes(list) : { type: 'search' })}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-keyshortcuts={shortcut}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearByKey}
        />
        {value !== '' && (
          <IconButton small label={clearLabel} onClick={clear}>
            <X />
          </IconButton>
        )}
        {value === '' && shortcut && <kbd className={css.key}>{shortcut}</kbd>}
      </form>
    </search>
  );
}

const comboboxAttributes = ({ id, expanded, active }: FieldList) =>
  ({
    type: 'text',
    inputMode: 'search',
    spellCheck: false,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': expanded,
    'aria-controls': expanded ? id : undefined,
    'aria-activedescendant': expanded ? active : undefined,
  }) as const;

function useShortcut(key: string | undefined, input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    if (!key) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      const from = event.target as HTMLElement;
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (from.closest('input, textarea, select, dialog, [contenteditable]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, input]);
}
