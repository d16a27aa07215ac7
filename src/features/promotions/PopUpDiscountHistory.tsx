import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { bulletinHistoryQuery } from '#src/api/document-queries.ts';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { PromotionAction } from '#src/components/PromotionAction.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './PopUpDiscountHistory.module.css';

/** Promotions that popped up so far, for a user who closed them too soon. */
export default function PopUpDiscountHistory({ onAnswer }: ModalProps<'popUpDiscountHistory'>) {
  const { t, i18n } = useLingui();
  const query = useQuery({
    ...bulletinHistoryQuery(useIsDesktop()),
    select: (items) => items.filter(({ kind }) => kind === 'offer'),
  });
  const close = () => onAnswer('no');
  return (
    <Dialog size="wide" title={<Trans>Messages</Trans>} closeLabel={t`Close`} onClose={close}>
      <QueryView
        query={query}
        skeleton={<LineSkeletons label={t`Loading promotions`} />}
        isEmpty={(offers) => offers.length === 0}
        empty={
          <p>
            <Trans>No messages right now.</Trans>
          </p>
        }
      >
        {(offers) => (
          <>
            <ul className={css.offers}>
              {offers.map(({ id, displayContent, content, updatedAt, action }) => (
                <li key={id} className={css.offer}>
                  <div className={css.title}>
                    <OperatorHtml html={displayContent} onFollow={close} />
                  </div>
                  <p className={css.time}>{formatTime(i18n.locale, updatedAt)}</p>
                  <OperatorHtml html={content} onFollow={close} />
                  <PromotionAction action={action} promotionId={id} listed onFollow={close} />
                </li>
              ))}
            </ul>
            <p className={css.time}>
              <Trans>Times in {timeZoneLabel()}</Trans>
            </p>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
