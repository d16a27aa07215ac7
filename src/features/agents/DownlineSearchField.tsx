import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchField } from '#src/ui/SearchField.tsx';
import css from './Downline.module.css';

interface Props {
  q: string;
  onSearch: (q: string) => void;
}

/** Finds members at any level below; the list is fetched when the search is sent. */
export function DownlineSearchField({ q, onSearch }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(q);
  const change = (text: string) => {
    setTyped(text);
    if (text === '' && q !== '') onSearch('');
  };
  return (
    <div className={css.search}>
      <SearchField
        label={t`Find a member by account`}
        placeholder={t`Account`}
        value={typed}
        onChange={change}
        onSubmit={onSearch}
        clearLabel={t`Clear the search`}
      />
    </div>
  );
}
