import { Trans } from '@lingui/react/macro';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Phone from 'lucide-react/icons/phone';
import { site } from '#src/site/site.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { helpLinesOf } from './help-lines.ts';

/** Help with gambling from outside the site, in the visitor's country; absent if the site names none. */
export function HelpLines() {
  const lines = helpLinesOf(site.helpLines, site.country);
  if (lines.length === 0) return null;
  return (
    <Panel flush title={<Trans>Free help with gambling</Trans>}>
      <RowList>
        {lines.map(({ name, url, phone }) => (
          <Row
            key={name}
            icon={phone ? <Phone /> : <HeartHandshake />}
            aside={phone}
            render={
              phone ? (
                // biome-ignore lint/a11y/useAnchorContent: the row fills it
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} />
              ) : (
                // biome-ignore lint/a11y/useAnchorContent: the row fills it
                <a href={url} target="_blank" rel="noopener noreferrer" />
              )
            }
          >
            {name}
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
