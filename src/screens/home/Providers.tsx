import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Plate, Plates } from '../../ui/Plate.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useHalls } from '../games/use-catalogue.ts';
import css from './Providers.module.css';

const FIRST = 12;

/** Who plays in each hall. */
export function Providers() {
  const { t } = useLingui();
  const { data: halls } = useHalls();
  const [chosen, setChosen] = useState<string>();
  const [all, setAll] = useState(false);
  const panel = useId();
  const hall = halls?.find(({ gtId }) => gtId === chosen) ?? halls?.[0];
  if (!halls || !hall) return null;
  const platforms = hall.gpList.filter((platform) => platform.active);
  const shown = all ? platforms : platforms.slice(0, FIRST);
  return (
    <Section title={<Trans>Providers</Trans>}>
      <Tabs
        label={t`Halls`}
        tabs={halls.map(({ gtId, gtName }) => ({ id: gtId, label: gtName }))}
        value={hall.gtId}
        onChange={setChosen}
        panel={panel}
      />
      <div className={css.panel} id={panel} role="tabpanel" aria-label={hall.gtName}>
        <Plates>
          {shown.map((platform) => (
            <li key={platform.gpId + platform.house}>
              <Plate
                name={platform.gpName}
                mark={platform.iconLight}
                detail={<Plural value={platform.gameCount} one="# game" other="# games" />}
                render={
                  <Link to="/gameHall/$gtId" params={{ gtId: hall.gtId }} search={{ gp: [platform.gpId] }} />
                }
              />
            </li>
          ))}
        </Plates>
        {shown.length < platforms.length && (
          <Button onClick={() => setAll(true)}>
            <Plural value={platforms.length} one="Show # provider" other="Show all # providers" />
          </Button>
        )}
      </div>
    </Section>
  );
}
