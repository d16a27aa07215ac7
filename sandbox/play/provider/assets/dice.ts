import type { GameView } from '#sandbox/play/provider/view.ts';

/** Indexes of the pips on a 3 x 3 grid, by face value. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const BETS = [
  { name: 'under', times: 2.3 },
  { name: 'seven', times: 5.7 },
  { name: 'over', times: 2.3 },
] as const;

const face = (die: HTMLElement, value: number): void => {
  die.replaceChildren(
    ...Array.from({ length: 9 }, (_, i) => {
      const pip = document.createElement('i');
      pip.className = PIPS[value]?.includes(i) ? 'on' : '';
      return pip;
    }),
  );
};

/** Builds the table: two dice and three bets on their sum. */
export const createDice = (stage: HTMLElement, { texts, locale }: GameView) => {
  const times = new Intl.NumberFormat(locale);
  const table = document.createElement('div');
  table.className = 'dice';
  table.setAttribute('aria-hidden', 'true');
  const dice = [3, 4].map((value) => {
    const die = document.createElement('div');
    die.className = 'die';
    face(die, value);
    table.append(die);
    return die;
  });
  const bets = document.createElement('div');
  bets.className = 'bets';
  bets.setAttribute('role', 'radiogroup');
  for (const bet of BETS) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = 'bet';
    input.value = bet.name;
    input.className = 'visually-hidden';
    input.checked = bet.name === 'under';
    const pays = document.createElement('small');
    pays.textContent = texts.pays.replace('{times}', times.format(bet.times));
    label.append(input, texts[bet.name], pays);
    bets.append(label);
  }
  stage.prepend(table, bets);

  return {
    chosen: (): string => bets.querySelector<HTMLInputElement>('input:checked')?.value ?? 'under',
    show: async (values: readonly number[], still: boolean): Promise<void> => {
      await Promise.all(
        dice.map(async (die, i) => {
          if (!still)
            await die.animate(
              [
                { transform: 'translateY(-30px) rotate(-200deg)', opacity: 0.4 },
                { transform: 'translateY(6px) rotate(12deg)', opacity: 1, offset: 0.8 },
                { transform: 'none' },
              ],
              { duration: 700 + i * 160, easing: 'cubic-bezier(.2,.7,.2,1)' },
            ).finished;
          face(die, values[i] ?? 1);
        }),
      );
    },
  };
};
