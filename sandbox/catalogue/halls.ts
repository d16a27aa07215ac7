import { gameTypes } from '#contract/constants.ts';
import { type Names, words } from './words/word.ts';

export type Hall = {
  gtId: keyof typeof gameTypes;
  /** Wire value of `game_type`. */
  gameType: string;
  prefix: string;
  names: Names;
  /** Number of games in the hall. */
  count: number;
  /** Providers also have a lobby in this hall. */
  lobby: boolean;
};

const NAMES = words(`
2 | Slots | 電子遊藝 | 电子游艺 | Nổ hũ | 슬롯 | スロット | สล็อต | स्लॉट | စလော့ | ஸ்லாட் | স্লট
3 | Live | 真人視訊 | 真人视讯 | Casino trực tiếp | 라이브 카지노 | ライブ | คาสิโนสด | लाइव | တိုက်ရိုက် | நேரலை | লাইভ
4 | Sports | 體育賽事 | 体育赛事 | Thể thao | 스포츠 | スポーツ | กีฬา | स्पोर्ट्स | အားကစား | விளையாட்டு | খেলাধুলা
5 | Lottery | 彩票遊戲 | 彩票游戏 | Xổ số | 복권 | 宝くじ | ลอตเตอรี่ | लॉटरी | ထီ | லாட்டரி | লটারি
6 | Card games | 棋牌遊戲 | 棋牌游戏 | Game bài | 카드 게임 | カードゲーム | เกมไพ่ | ताश | ဖဲဂိမ်း | சீட்டாட்டம் | তাসের খেলা
7 | Virtual sport | 虛擬體育 | 虚拟体育 | Thể thao ảo | 가상 스포츠 | バーチャルスポーツ | กีฬาเสมือนจริง | वर्चुअल स्पोर्ट्स | ဗားချူရယ်အားကစား | மெய்நிகர் விளையாட்டு | ভার্চুয়াল খেলা
8 | Cockfight | 鬥雞 | 斗鸡 | Đá gà | 투계 | 闘鶏 | ไก่ชน | मुर्गा लड़ाई | ကြက်တိုက် | சேவல் சண்டை | মোরগ লড়াই
9 | Esports | 電子競技 | 电子竞技 | Thể thao điện tử | e스포츠 | eスポーツ | อีสปอร์ต | ई-स्पोर्ट्स | အီးစပို့ | இ-ஸ்போர்ட்ஸ் | ই-স্পোর্টস
`);

const KINDS = [
  { gtId: 2, gameType: 'slot', count: 3412, lobby: false },
  { gtId: 3, gameType: 'live', count: 186, lobby: true },
  { gtId: 4, gameType: 'sport', count: 942, lobby: true },
  { gtId: 5, gameType: 'lottery', count: 74, lobby: true },
  { gtId: 6, gameType: 'card', count: 268, lobby: false },
  { gtId: 7, gameType: 'virtual', count: 58, lobby: true },
  { gtId: 8, gameType: 'cockfight', count: 12, lobby: true },
  { gtId: 9, gameType: 'esport', count: 131, lobby: true },
] as const;

export const HALLS: readonly Hall[] = KINDS.map((kind) => {
  const word = NAMES.find(({ note }) => note === String(kind.gtId));
  if (!word) throw new Error(`no name for hall ${kind.gtId}`);
  return { ...kind, prefix: gameTypes[kind.gtId], names: word.names };
});
