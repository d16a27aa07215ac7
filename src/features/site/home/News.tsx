import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import css from './News.module.css';
import { useNews } from './use-news.ts';

const PAGE_SIZE = 50;

/** All announcements of the operator with their bodies. */
export default function News({ onAnswer }: ModalProps<'news'>) {
  const { t } = useLingui();
  const { items } = useNews();
  const [shown, setShown] = useState(PAGE_SIZE);
  const close = () => onAnswer('no');
  return (
    <Dialog size="wide" title={<Trans>Announcements</Trans>} closeLabel={t`Close`} onClose={close}>
      {items.length === 0 && (
        <p>
          <Trans>No announcements right now.</Trans>
        </p>
      )}
      <ul className={css.news}>
        {items.slice(0, shown).map(({ id, title, content, contentHtml, body }, index) => (
          <li key={index.toString() + id} className={css.item}>
            {title && <h3 className={css.title}>{title}</h3>}
            {contentHtml ? (
              <div className={css.text}>
                <OperatorHtml html={contentHtml} onFollow={close} />
              </div>
            ) : (
              <p className={css.text}>{content}</p>
            )}
            {body && <OperatorHtml html={body} onFollow={close} />}
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button onClick={() => setShown(shown + PAGE_SIZE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Dialog>
  );
}
