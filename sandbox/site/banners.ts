import type { HeroShape, SceneName } from '../art/hero.ts';
import { heroUrl } from '../art/urls.ts';
import type { DocumentRow } from '../db/schema.ts';
import type { Text } from './texts.ts';

type BannerText = {
  scene: SceneName;
  title: Text;
  subtitle: Text;
  url: string;
  /** 0 external, 1 internal, 2 game. */
  link_type: 0 | 1 | 2;
  link_method: 0 | 1;
  game_link_parameter?: Record<string, string | number>;
};

const BANNERS: readonly BannerText[] = [
  {
    scene: 'corridor',
    title: {
      en_US: '8% cashback this weekend',
      zh_CN: '本周末，真人桌台返还 8%',
      zh_TW: '本週末，真人桌台返還 8%',
      vi_VN: 'Hoàn trả 8% suốt cuối tuần này',
      hi_IN: 'इस सप्ताहांत 8% वापस',
    },
    subtitle: {
      en_US: 'Cashback on every live table, paid on Monday in the same wallet.',
      zh_CN: '适用于全部真人桌台，周一派发至同一钱包。',
      zh_TW: '適用於全部真人桌台，週一派發至同一錢包。',
      vi_VN: 'Áp dụng cho mọi bàn trực tiếp, trả vào thứ Hai trong cùng một ví.',
      hi_IN: 'हर लाइव टेबल पर कैशबैक, सोमवार को उसी वॉलेट में।',
    },
    url: '/discount/cashback',
    link_type: 1,
    link_method: 0,
  },
  {
    scene: 'lotus-lake',
    title: {
      en_US: 'First deposit of the week, doubled',
      zh_CN: '每周首存，双倍到账',
      zh_TW: '每週首存，雙倍到帳',
      vi_VN: 'Lần nạp đầu tuần được nhân đôi',
      hi_IN: 'सप्ताह की पहली जमा, दोगुनी',
    },
    subtitle: {
      en_US: 'Up to $200. Turnover 12 times within 7 days; slots count 100%.',
      zh_CN: '最高 200 美元。7 天内 12 倍流水，电子游艺全额计算。',
      zh_TW: '最高 200 美元。7 天內 12 倍流水，電子遊藝全額計算。',
      vi_VN: 'Tối đa 200 $. Vòng cược 12 lần trong 7 ngày, Nổ hũ tính đủ.',
      hi_IN: '$200 तक। 7 दिनों में 12 गुना टर्नओवर; स्लॉट पूरे गिने जाते हैं।',
    },
    url: '/discount/first-deposit',
    link_type: 1,
    link_method: 0,
  },
  {
    scene: 'lantern-street',
    title: {
      en_US: 'Lantern Street by Aurelia',
      zh_CN: 'Aurelia 灯笼街',
      zh_TW: 'Aurelia 燈籠街',
      vi_VN: 'Phố Lồng Đèn của Aurelia',
      hi_IN: 'Aurelia की लालटेन गली',
    },
    subtitle: {
      en_US: 'The most played slot this month.',
      zh_CN: '本月最受欢迎的电子游艺。',
      zh_TW: '本月最受歡迎的電子遊藝。',
      vi_VN: 'Trò nổ hũ được chơi nhiều nhất tháng này.',
      hi_IN: 'इस महीने सबसे ज़्यादा खेला गया स्लॉट।',
    },
    url: '',
    link_type: 2,
    link_method: 0,
    game_link_parameter: {
      gt_id: '2',
      gp_id: 'GPBB',
      game_code: 'lantern-street',
      house: '',
      currency: '',
      gp_gt_name: 'Aurelia Slots',
      customized: 1,
    },
  },
  {
    scene: 'roulette',
    title: {
      en_US: 'New tables at Meridian Live',
      zh_CN: 'Meridian Live 新桌台',
      zh_TW: 'Meridian Live 新桌台',
      vi_VN: 'Bàn mới tại Meridian Live',
      hi_IN: 'Meridian Live पर नई टेबलें',
    },
    subtitle: {
      en_US: 'Roulette and baccarat from $1, open 24 hours a day.',
      zh_CN: '轮盘与百家乐，1 美元起，全天候开桌。',
      zh_TW: '輪盤與百家樂，1 美元起，全天候開桌。',
      vi_VN: 'Roulette và baccarat từ 1 $, mở suốt ngày đêm.',
      hi_IN: 'रूलेट और बैकारेट $1 से, चौबीसों घंटे।',
    },
    url: '/gameHall/3',
    link_type: 1,
    link_method: 0,
  },
  {
    scene: 'harbour',
    title: {
      en_US: 'Harbour Regatta on Sunday',
      zh_CN: '周日港湾帆船赛',
      zh_TW: '週日港灣帆船賽',
      vi_VN: 'Giải đua thuyền Bến Cảng',
      hi_IN: 'रविवार को हार्बर नौका-दौड़',
    },
    subtitle: {
      en_US: 'We sponsor this Sunday’s regatta.',
      zh_CN: '由我们赞助，周日开赛。',
      zh_TW: '由我們贊助，週日開賽。',
      vi_VN: 'Giải đua thuyền do chúng tôi tài trợ khởi tranh Chủ Nhật.',
      hi_IN: 'रविवार की नौका-दौड़ के प्रायोजक हम हैं।',
    },
    url: 'https://www.example.com/regatta',
    link_type: 0,
    link_method: 1,
  },
];

/** By use_type (SPEC.md section 7): 0 desktop, 1 small, 2 mobile. */
export const BANNER_SHAPES: readonly HeroShape[] = ['desktop', 'small', 'mobile'];

/** Key of a banner's document. */
export const bannerKind = (useType: number, position: number) => ({
  kind: `banner-${useType}`,
  id: `${useType + 1}0${position + 1}`,
});

export const bannerDocuments = (): DocumentRow[] =>
  BANNER_SHAPES.flatMap((shape, useType) =>
    BANNERS.map(({ scene, ...banner }, position) => {
      const { kind, id } = bannerKind(useType, position);
      return {
        kind,
        id,
        position,
        body: JSON.stringify({ ...banner, id, photo_path: heroUrl(scene, shape) }),
      };
    }),
  );
