import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useIsDesktop } from '#src/app/context.tsx';
import { useProviderNames } from '#src/components/games/use-catalogue.ts';
import { deviceClass, platform } from '#src/site/client-info.ts';
import { siteTitle, withLanguage } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { hearInstall, install, isInstallOffered, watchInstall } from '#src/windows/install.ts';
import css from './DownloadPage.module.css';
import { QrPicture } from './QrCode.tsx';

hearInstall();

/** How the house comes to a phone: by its picture, by the makers' shops, or as it is. */
export function AppPage({ gpId }: { gpId: string | undefined }) {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const provider = useProviderNames().get(gpId ?? '');
  const offered = useSyncExternalStore(watchInstall, isInstallOffered);
  const name = siteTitle();
  const here = deviceClass();
  const system = platform();
  const isIos = system === 'ios' || system === 'iosStore';
  const { ios, android } = site.apps;
  const address = window.location.origin + withLanguage('/app');
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          <Trans>{name} on your phone</Trans>
        </h1>
        {provider && (
          <p className={css.lead}>
            <Trans>{provider} plays in the app alone on this device. Your wallet is the same in both.</Trans>
          </p>
        )}
      </header>
      {here === 'app' || here === 'pwa' ? (
        <p role="status" className={css.lead}>
          <Trans>You are in the app already.</Trans>
        </p>
      ) : (
        <div className={css.ways}>
          {desktop && (
            <Way title={<Trans>By the camera</Trans>} text={<Trans>Point your phone’s camera at it.</Trans>}>
              <QrPicture text={address} label={t`QR code that leads to ${address}`} />
            </Way>
          )}
          {(ios || android) && (
            <Way title={<Trans>Download</Trans>} text={<Trans>Choose the system of your phone.</Trans>}>
              <div className={css.links}>
                {android && !(isIos && ios) && (
                  <ShopLink href={android} name="Android" lit={system === 'android'} />
                )}
                {ios && !(system === 'android' && android) && <ShopLink href={ios} name="iOS" lit={isIos} />}
              </div>
            </Way>
          )}
          {offered && (
            <Way
              title={<Trans>Without a shop</Trans>}
              text={<Trans>The browser puts {name} among your apps. It takes a moment and no room.</Trans>}
            >
              <Button icon={<Download />} onClick={install}>
                <Trans>Install</Trans>
              </Button>
            </Way>
          )}
          {isIos && (
            <Way title={<Trans>On the home screen</Trans>}>
              <ol className={css.steps}>
                <li>
                  <Trans>Open this page in Safari and tap Share.</Trans>
                </li>
                <li>
                  <Trans>Choose “Add to Home Screen”, or “Add Bookmark” to keep it as a favourite.</Trans>
                </li>
              </ol>
            </Way>
          )}
        </div>
      )}
    </section>
  );
}

interface WayProps {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

const Way = ({ title, text, children }: WayProps) => (
  <article className={css.way}>
    <h2 className={css.name}>{title}</h2>
    {text && <p className={css.text}>{text}</p>}
    {children}
  </article>
);

const ShopLink = ({ href, name, lit }: { href: string; name: string; lit: boolean }) => (
  <Button
    kind={lit ? 'lit' : 'raised'}
    icon={<Download />}
    render={<a href={href} target="_blank" rel="noopener noreferrer" />}
  >
    <Trans>For {name}</Trans>
  </Button>
);
