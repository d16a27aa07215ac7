import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Share, Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import { useGame, useIsDesktop } from '#src/actors/machines.tsx';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { siteTitle } from '#src/site/locale.ts';
import { isBrowsingPage, isDepositPage } from '#src/site/pages.ts';
import { localStore } from '#src/storage/store.ts';
import { Button, IconButton } from '#src/ui/elements.tsx';
import css from './AppBanner.module.css';
import { appOffer } from './app-offer.ts';

/** Offers a phone the operator's app, or a place on the iPhone's home screen, on pages for looking around until the user closes it. */
export function AppBanner() {
  const { t } = useLingui();
  const { footer } = useLayoutParts(useIsDesktop());
  // It would cover a form, a table or a letter.
  const isBrowsing = useLocation({
    select: (location) => isBrowsingPage(location) && !isDepositPage(location),
  });
  const isPlaying = useGame(() => true);
  const [closed, setClosed] = useState(localStore.get('appBannerClosed') === '1');
  const offer = appOffer();
  if (!offer || closed || !footer || !isBrowsing || isPlaying) return null;
  const name = siteTitle();
  const close = () => {
    localStore.set('appBannerClosed', '1');
    setClosed(true);
  };
  return (
    <section className={css.banner} data-bottom-bar aria-label={t`Get the app`}>
      {offer.kind === 'download' ? <Smartphone /> : <Share />}
      <p className={css.text}>
        {offer.kind === 'download' ? (
          <Trans>{name} on your phone</Trans>
        ) : (
          <Trans>Tap Share, then “Add to Home Screen”.</Trans>
        )}
      </p>
      {offer.kind === 'download' && (
        <Button render={<a href={offer.url} target="_blank" rel="noopener noreferrer" />}>
          <Trans>Download</Trans>
        </Button>
      )}
      <IconButton label={t`Close`} onClick={close}>
        <X />
      </IconButton>
    </section>
  );
}
