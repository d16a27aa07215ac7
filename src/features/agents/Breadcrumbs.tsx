import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { filtered, useRecordSearch } from '#src/components/records/record-search.ts';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { useLevelNames, useMemberStatus } from '#src/components/use-member-status.ts';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Downline.module.css';
import { type DownlineResult, stepsOf } from './downline-queries.ts';

interface Props extends Pick<ComponentProps<typeof UnreadableList>, 'query'> {
  path: DownlineResult['path'] | undefined;
}

/** From the agent down to the member whose members are shown. */
export function Breadcrumbs({ path = [], query }: Props) {
  const { t } = useLingui();
  const nameOf = useLevelNames(useMemberStatus());
  const [rawSearch] = useRecordSearch();
  const to = (parent?: string) =>
    areaLocation('proxy', 'DownlineInfo', {
      ...rawSearch,
      ...filtered({ parent, q: undefined }),
    });
  if (path === null) return <UnreadableList title={t`Levels`} query={query} />;
  const steps = stepsOf(path);
  return (
    <nav aria-label={t`Levels`}>
      <ol className={css.path}>
        <li>
          <Link {...to()} aria-current={steps.length === 0 ? 'page' : undefined}>
            {t`You`}
          </Link>
        </li>
        {steps.map(({ memberId, memberAccount, agentLevel, isAfterGap }, index) => (
          <li key={memberId}>
            <ChevronRight />
            {isAfterGap && (
              <>
                <span title={t`Levels that are not named`}>…</span>
                <ChevronRight />
              </>
            )}
            <Link {...to(memberId)} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {memberAccount}
            </Link>
            {agentLevel && <small>{nameOf(agentLevel)}</small>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
