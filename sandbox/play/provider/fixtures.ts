import type { Language } from '#contract/site.ts';
import { type Names, words } from '#sandbox/catalogue/words/word.ts';

const LEAGUES = words(`
 | Northern League | 北部聯賽 | 北部联赛 | Giải miền Bắc | 북부 리그 | 北部リーグ | ลีกภาคเหนือ | नॉर्दर्न लीग | မြောက်ပိုင်းလိဂ် | வடக்கு லீக் | নর্দার্ন লিগ
 | Harbour Premiership | 海港超級聯賽 | 海港超级联赛 | Giải Ngoại hạng Bến Cảng | 하버 프리미어십 | ハーバー・プレミアシップ | พรีเมียร์ชิพฮาร์เบอร์ | हार्बर प्रीमियरशिप | ဟာဘာ ပရီမီယာရှစ် | ஹார்பர் பிரீமியர்ஷிப் | হারবার প্রিমিয়ারশিপ
 | Capital Cup | 首都盃 | 首都杯 | Cúp Thủ Đô | 수도컵 | キャピタルカップ | แคปิตอลคัพ | कैपिटल कप | မြို့တော်ဖလား | கேபிடல் கோப்பை | ক্যাপিটাল কাপ
`).map(({ names }) => names);

const TEAMS = words(`
 | Harbour City | 海港城 | 海港城 | Harbour City | 하버 시티 | ハーバー・シティ | ฮาร์เบอร์ ซิตี้ | हार्बर सिटी | ဟာဘာစီးတီး | ஹார்பர் சிட்டி | হারবার সিটি
 | Northgate | 北門 | 北门 | Northgate | 노스게이트 | ノースゲート | นอร์ธเกต | नॉर्थगेट | နော့သ်ဂိတ် | நார்த்கேட் | নর্থগেট
 | Riverside | 河畔 | 河畔 | Riverside | 리버사이드 | リバーサイド | ริเวอร์ไซด์ | रिवरसाइड | ရီဗာဆိုဒ် | ரிவர்சைடு | রিভারসাইড
 | Old Mill | 老磨坊 | 老磨坊 | Old Mill | 올드 밀 | オールド・ミル | โอลด์ มิลล์ | ओल्ड मिल | အိုးလ်မေးလ် | ஓல்டு மில் | ওল্ড মিল
 | Highland United | 高地聯 | 高地联 | Highland United | 하이랜드 유나이티드 | ハイランド・ユナイテッド | ไฮแลนด์ ยูไนเต็ด | हाईलैंड यूनाइटेड | ဟိုင်းလန်း ယူနိုက်တက် | ஹைலேண்ட் யுனைடெட் | হাইল্যান্ড ইউনাইটেড
 | Bay Rovers | 海灣流浪者 | 海湾流浪者 | Bay Rovers | 베이 로버스 | ベイ・ローバーズ | เบย์ โรเวอร์ส | बे रोवर्स | ဘေး ရိုဗာစ် | பே ரோவர்ஸ் | বে রোভার্স
 | Capital Stars | 首都之星 | 首都之星 | Capital Stars | 캐피털 스타스 | キャピタル・スターズ | แคปิตอล สตาร์ส | कैपिटल स्टार्स | ကက်ပီတယ် စတားစ် | கேபிடல் ஸ்டார்ஸ் | ক্যাপিটাল স্টারস
 | Lantern Town | 燈籠鎮 | 灯笼镇 | Lantern Town | 랜턴 타운 | ランタン・タウン | แลนเทิร์น ทาวน์ | लैंटर्न टाउन | လန်တန်တောင်း | லாந்தர்ன் டவுன் | ল্যান্টার্ন টাউন
 | Silver Lake | 銀湖 | 银湖 | Silver Lake | 실버 레이크 | シルバー・レイク | ซิลเวอร์ เลค | सिल्वर लेक | ဆေးလ်ဗာလိတ် | சில்வர் லேக் | সিলভার লেক
 | Eastfield | 東原 | 东原 | Eastfield | 이스트필드 | イーストフィールド | อีสต์ฟิลด์ | ईस्टफ़ील्ड | အီးစ်ဖီးလ် | ஈஸ்ட்ஃபீல்டு | ইস্টফিল্ড
 | Amber Valley | 琥珀谷 | 琥珀谷 | Amber Valley | 앰버 밸리 | アンバー・バレー | แอมเบอร์ วัลเลย์ | ऐम्बर वैली | အမ်ဘာဗယ်လီ | ஆம்பர் வேலி | অ্যাম্বার ভ্যালি
 | Granite Park | 花崗岩公園 | 花岗岩公园 | Granite Park | 그래니트 파크 | グラナイト・パーク | แกรนิต พาร์ค | ग्रेनाइट पार्क | ဂရန်းနစ်ပတ်ခ် | கிரானைட் பார்க் | গ্রানাইট পার্ক
`).map(({ names }) => names);

/** The provider that takes the bets. */
export const SPORTS_PROVIDER = 'GPNS';
/** Home, draw, away. */
export const PICKS = ['1', 'X', '2'] as const;

const MINUTE = 60_000;
/** Kick-offs are at whole and half hours. */
const SLOT = 30 * MINUTE;
const HALF = 45;
const BREAK = 15;

/** Slots of a day. */
const DAY = 48;

/** `slot` is the kick-off in half hours from the last one; goals are the minutes of play in which they fall. */
const FIXTURES = [
  { id: 'm1', league: 0, teams: [0, 1], slot: -1, goals: [[12, 33], [41]], odds: [1.42, 4.1, 6.5] },
  { id: 'm2', league: 1, teams: [2, 3], slot: -2, goals: [[27], [19, 58]], odds: [2.85, 2.6, 2.35] },
  { id: 'm3', league: 1, teams: [6, 7], slot: 2, goals: [[], []], odds: [2.1, 3.25, 3.4] },
  { id: 'm4', league: 1, teams: [8, 9], slot: 4, goals: [[], []], odds: [1.86, 3.4, 4.2] },
  { id: 'm5', league: 2, teams: [4, 5], slot: 2, goals: [[], []], odds: [1.55, 3.9, 5.75] },
  { id: 'm6', league: 2, teams: [10, 11], slot: 5, goals: [[], []], odds: [2.35, 3.1, 2.95] },
  { id: 'm7', league: 0, teams: [1, 4], slot: DAY, goals: [[], []], odds: [2.6, 3.2, 2.7] },
  { id: 'm8', league: 0, teams: [5, 0], slot: DAY, goals: [[], []], odds: [3.9, 3.5, 1.9] },
  { id: 'm9', league: 1, teams: [3, 6], slot: DAY, goals: [[], []], odds: [2.2, 3.3, 3.15] },
  { id: 'm10', league: 1, teams: [9, 2], slot: DAY, goals: [[], []], odds: [1.72, 3.6, 4.75] },
] as const;

export type Fixture = {
  id: string;
  league: string;
  home: string;
  away: string;
  /** Milliseconds since the epoch. */
  kickOff: number;
  /** Null before the kick-off; the minute of play is null at half-time. */
  inPlay: { minute: number | null; score: readonly [number, number] } | null;
  /** Home, draw, away. */
  odds: readonly number[];
};

/** Minutes of play after so many minutes, and whether it is half-time. */
const playedIn = (elapsed: number): { minute: number; isBreak: boolean } =>
  elapsed <= HALF
    ? { minute: elapsed, isBreak: false }
    : { minute: Math.max(HALF, elapsed - BREAK), isBreak: elapsed < HALF + BREAK };

/** The matches at a time: those in play, the next ones, and those of the day after, each ordered by league and kick-off. */
export const fixturesAt = (
  now: number,
  language: Language,
): { inPlay: Fixture[]; next: Fixture[]; dayAfter: Fixture[] } => {
  const nameOf = (names: Names | undefined) => names?.[language] ?? '';
  const fixtureOf = ({ id, league, teams, slot, goals, odds }: (typeof FIXTURES)[number]): Fixture => {
    const kickOff = Math.floor(now / SLOT) * SLOT + slot * SLOT;
    const { minute, isBreak } = playedIn(Math.floor((now - kickOff) / MINUTE));
    const scored = (side: 0 | 1) => goals[side].filter((goal) => goal <= minute).length;
    return {
      id,
      league: nameOf(LEAGUES[league]),
      home: nameOf(TEAMS[teams[0]]),
      away: nameOf(TEAMS[teams[1]]),
      kickOff,
      inPlay: slot < 0 ? { minute: isBreak ? null : minute, score: [scored(0), scored(1)] } : null,
      odds,
    };
  };
  const from = (first: number, end: number) =>
    FIXTURES.filter(({ slot }) => slot >= first && slot < end).map(fixtureOf);
  return { inPlay: from(-DAY, 0), next: from(0, DAY), dayAfter: from(DAY, 2 * DAY) };
};

/** Chosen odds as a slip has them, such as "Northgate – Riverside, 1: 2.10"; undefined if no match has them. */
export const slipOf = (oddsId: string | undefined, now: number, language: Language): string | undefined => {
  for (const { id, home, away, odds } of Object.values(fixturesAt(now, language)).flat()) {
    const place = PICKS.findIndex((pick) => oddsId === `${id}-${pick}`);
    const value = odds[place];
    if (value !== undefined) return `${home} – ${away}, ${PICKS[place]}: ${value.toFixed(2)}`;
  }
  return undefined;
};
