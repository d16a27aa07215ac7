import { Timer } from 'lucide-react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import css from './HeaderClock.module.css';
import { PlayTime } from './PlayTime.tsx';

/** The play clock in the header of the tabs which do not show the game, while it is open in another one. */
export default function HeaderClock() {
  const desktop = useIsDesktop();
  return (
    <div className={css.clock}>
      <Timer />
      <span className={css.figures}>
        <PlayTime narrow={!desktop} />
      </span>
    </div>
  );
}
