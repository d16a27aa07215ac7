import { Trans } from '@lingui/react/macro';
import { Download, Share2 } from 'lucide-react';
import { toDecimal } from '#contract/money.ts';
import { moneyText } from '#src/money-format.ts';
import { saveFile } from '#src/save-file.ts';
import { moneyFormat, siteTitle } from '#src/site/locale.ts';
import { TextButton } from '#src/ui/elements.tsx';
import css from './MoneyMoment.module.css';
import { type Receipt, receiptPicture } from './receipt.ts';

export interface ReceiptProps extends Omit<Receipt, 'site' | 'amount'> {
  /** Minor units; there is no receipt of an amount that is not known. */
  minor: number | null;
  currency: string;
}

const fileName = 'receipt.png';
const type = 'image/png';
/** Whether the browser shares pictures. */
const canShare = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], fileName, { type })] });

/** Saves or shares a picture of what has happened, without anything of the member. */
export function ReceiptButtons({ minor, currency, ...words }: ReceiptProps) {
  if (minor === null) return null;
  const draw = () =>
    receiptPicture({
      ...words,
      amount: moneyText(Number(toDecimal(minor, currency)), moneyFormat(currency)),
      site: siteTitle(),
    });
  const save = async () => {
    const picture = await draw();
    if (picture) saveFile(picture, fileName);
  };
  const share = async () => {
    const picture = await draw();
    if (!picture) return;
    // The member may change their mind.
    await navigator.share({ files: [new File([picture], fileName, { type })] }).catch(() => {});
  };
  return (
    <div className={css.receipt}>
      <TextButton onClick={() => void save()}>
        <Download />
        <Trans>Save the receipt</Trans>
      </TextButton>
      {canShare() && (
        <TextButton onClick={() => void share()}>
          <Share2 />
          <Trans>Share it</Trans>
        </TextButton>
      )}
    </div>
  );
}
