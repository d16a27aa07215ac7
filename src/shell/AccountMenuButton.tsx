import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { profileQuery } from '#src/api/member-queries.ts';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { localStore } from '#src/storage/store.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { initials } from '#src/ui/initials.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const AccountMenu = lazyComponent(() => import('./AccountMenu.tsx'));

/** The initials of the member's name, or of the account's until a page has read it in this visit or an earlier one. */
export function AccountMenuButton() {
  const { t } = useLingui();
  const { data: profile } = useQuery({ ...profileQuery(useEpoch()), enabled: false });
  const account = useMachineSelector('session', selectMember)?.account ?? '';
  const name = profile?.memberName;
  useEffect(() => {
    if (name) localStore.set('member_initials', initials(name));
  }, [name]);
  return (
    <LazyMenu list={AccountMenu} at="header" preload>
      {(open) => (
        <Avatar
          label={t`Account menu`}
          name={name || localStore.get('member_initials') || account}
          render={open}
        />
      )}
    </LazyMenu>
  );
}
