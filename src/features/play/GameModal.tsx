import { selectGame } from '#machines/play/game-launch/game-launch.selectors.ts';
import { useGame } from '#src/actors/machines.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { GameFrame } from './GameFrame.tsx';
import css from './GameModal.module.css';

/** A game over the page. Escape does not close it, because that could cost a round: only the button does. */
export default function GameModal() {
  const name = useGame((snapshot) => selectGame(snapshot).name) ?? '';
  const modal = useModal(true, true, () => modal.ref.current?.showModal());
  return (
    <dialog {...modal} className={css.dialog} aria-label={name}>
      <GameFrame className={css.frame} />
    </dialog>
  );
}
