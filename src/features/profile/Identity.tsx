import type { ReactNode } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import css from './Identity.module.css';

interface Props {
  name: string | undefined;
  heading: 'h1' | 'h2';
  /** After the account's name. */
  note?: ReactNode;
}

/** Who the member is. */
export function Identity({ name, heading: Heading, note }: Props) {
  const account = useMachineSelector('session', selectMember)?.account ?? '';
  return (
    <div className={css.identity}>
      <Avatar name={name || account} render={<span className={css.avatar} aria-hidden="true" />} />
      <div className={css.content}>
        <Heading className={css.name}>{name || account}</Heading>
        {name && <p className={css.account}>{account}</p>}
        {note && <p className={css.account}>{note}</p>}
      </div>
    </div>
  );
}
