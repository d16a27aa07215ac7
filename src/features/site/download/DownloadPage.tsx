import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Expand, ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { useHalls } from '#src/components/games/catalogue.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { onHost } from '#src/site/base.ts';
import { deviceClass, platform } from '#src/site/device.ts';
import { siteTitle, withLanguage } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { pageUrl } from '#src/site/visitor.ts';
import { Button, cx } from '#src/ui/elements.tsx';
import { install, isInstallOffered, watchInstall } from '#src/windows/install.ts';
import { appUrl } from './app-url.ts';
import css from './DownloadPage.module.css';
import { PhonePicture } from './PhonePicture.tsx';

interface Props {
  /** The provider whose games need the app. */
  gpId: string | undefined;
  /** The hall in which one of them was chosen. */
  gtId: number | undefined;
}

/** Ways to get the site on a phone: QR code, app stores, or installation by the browser. */
export function DownloadPage({ gpId, gtId }: Props) {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const { data: halls = [] } = useHalls();
  const listed = halls.flatMap((hall) => hall.gpList ?? []).filter((one) => one.gpId === gpId);
  const listing = listed.find((one) => one.gtId === String(gtId)) ?? listed[0];
  const provider = listing?.gpName;
  const offered = useSyncExternalStore(watchInstall, isInstallOffered, () => false);
  const name = siteTitle();
  const device = deviceClass();
  const system = platform();
  const isIos = system === 'ios' || system === 'iosStore';
  const { ios, android } = site.apps;
  const hasAndroid = android && !(isIos && ios);
  const hasIos = ios && !(system === 'android' && android);
  const url = new URL(pageUrl()).origin + onHost(withLanguage('/app'));
  return (
    <section className={css.page}>
      <div className={css.main}>
        <header className={css.head}>
          <h1 className={css.title}>
            <Trans>{name} on your phone</Trans>
          </h1>
          <p className={css.lead}>
            {provider ? (
              <Trans>On this device, {provider} is only available in the app. You use the same wallet.</Trans>
            ) : (
              <Trans>Your account, wallet and games are the same as here.</Trans>
            )}
          </p>
        </header>
        {device === 'app' || device === 'pwa' ? (
          <p role="status" className={css.lead}>
            <Trans>You are already using the app.</Trans>
          </p>
        ) : (
          <div className={css.options}>
            {(desktop || ios || android) && (
              <div className={cx(css.option, css.choice)}>
                {desktop && <QrCode text={url} label={t`QR code for ${url}`} />}
                <div className={css.ways}>
                  {desktop && (
                    <Way
                      title={<Trans>Scan the code</Trans>}
                      text={<Trans>Point your phone’s camera at the code.</Trans>}
                    />
                  )}
                  {(ios || android) && (
                    <Way
                      title={<Trans>Download</Trans>}
                      text={hasAndroid && hasIos && <Trans>Choose your phone’s operating system.</Trans>}
                    >
                      <div className={css.links}>
                        {hasAndroid && (
                          <ShopLink
                            href={appUrl(android, listing)}
                            name="Android"
                            prominent={system === 'android'}
                          />
                        )}
                        {hasIos && <ShopLink href={appUrl(ios, listing)} name="iOS" prominent={isIos} />}
                      </div>
                    </Way>
                  )}
                </div>
              </div>
            )}
            {offered && (
              <div className={css.option}>
                <Way
                  title={<Trans>No app store needed</Trans>}
                  text={
                    <Trans>
                      Your browser adds {name} to your apps. It takes a moment and almost no space.
                    </Trans>
                  }
                >
                  <Button icon={<Download />} onClick={install}>
                    <Trans>Install</Trans>
                  </Button>
                </Way>
              </div>
            )}
            {isIos && (
              <div className={css.option}>
                <Way title={<Trans>Add to home screen</Trans>}>
                  <ol className={css.steps}>
                    <li>
                      <Trans>Open this page in Safari and tap Share.</Trans>
                    </li>
                    <li>
                      <Trans>Choose “Add to Home Screen”, or “Add Bookmark” to save it as a favourite.</Trans>
                    </li>
                  </ol>
                </Way>
              </div>
            )}
          </div>
        )}
        <Gains />
      </div>
      <PhonePicture halls={halls} />
    </section>
  );
}

/** What the app has over a page in the browser. */
const Gains = () => (
  <ul className={css.gains}>
    <li>
      <Smartphone />
      <Trans>One tap from your home screen</Trans>
    </li>
    <li>
      <Expand />
      <Trans>The whole screen for your game</Trans>
    </li>
    <li>
      <ShieldCheck />
      <Trans>Your limits and breaks apply there too</Trans>
    </li>
  </ul>
);

interface WayProps {
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** One way to get the app. */
const Way = ({ title, text, children }: WayProps) => (
  <article className={css.way}>
    <h2 className={css.name}>{title}</h2>
    {text && <p className={css.text}>{text}</p>}
    {children}
  </article>
);

const ShopLink = ({ href, name, prominent }: { href: string; name: string; prominent: boolean }) => (
  <Button
    variant={prominent ? 'primary' : 'secondary'}
    icon={<Download />}
    render={<a href={href} target="_blank" rel="noopener noreferrer" />}
  >
    <Trans>For {name}</Trans>
  </Button>
);
