import { at } from '#sandbox/art/draw.ts';
import { hash } from '#sandbox/random.ts';
import { tableOf } from './posters.ts';

const DEALERS = ['Mai', 'Elena', 'Arun', 'Sofia', 'Minh', 'Grace', 'Ravi', 'Lin'];
const LANGUAGES = ['en_US', 'zh_CN', 'vi_VN', 'en_US', 'th_TH', 'hi_IN'];
/** Milliseconds for which the seats stay as they are. */
const SEATED = 45_000;

/** The dealer, the language and the free seats of a live table at a time. */
export const openTable = (gameId: string, now: number) => {
  const { seats } = tableOf(gameId, 0);
  const h = hash(`dealer ${gameId}`);
  const taken = hash(`seats ${gameId} ${Math.floor(now / SEATED)}`) % (seats + 1);
  return {
    dealer: at(DEALERS, h % DEALERS.length),
    language: at(LANGUAGES, (h >>> 5) % LANGUAGES.length),
    seats,
    free_seats: seats - taken,
  };
};
