import { Trans } from '@lingui/react/macro';
import { HeartHandshake, Phone } from 'lucide-react';
import { site } from '#src/site/site.ts';
import type { RenderProp } from '#src/ui/elements.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { type HelpLine, helpLinesOf } from './help-lines.ts';
import { configuredLink } from './operator-link.tsx';

/** Help with gambling from outside the site, in the visitor's country; absent if the site names none. */
export function HelpLines() {
  const lines = helpLinesOf(site.helpLines, site.country);
  if (lines.length === 0) return null;
  return (
    <Panel flush title={<Trans>Free help with gambling</Trans>}>
      <RowList>
        {lines.map((line) => {
          const link = linkOf(line);
          return (
            link && (
              <Row
                key={line.name}
                icon={line.phone ? <Phone /> : <HeartHandshake />}
                aside={line.phone}
                render={link}
              >
                {line.name}
              </Row>
            )
          );
        })}
      </RowList>
    </Panel>
  );
}

const linkOf = ({ phone, url }: HelpLine): RenderProp | undefined =>
  // biome-ignore lint/a11y/useAnchorContent: the row has the content
  phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} /> : configuredLink(url);
