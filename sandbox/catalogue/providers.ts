/** `id name | gt_ids | weight`; the weight is the provider's relative share of a hall's games. */
const TABLE = `
GPBB Aurelia | 2 6 | 9
GPAG Meridian Live | 3 2 | 8
GPPT Northwind | 2 3 | 14
GPPT2 Northwind Studio | 2 | 5
GPPL Kitsune Works | 2 | 6
GPNE Nebula East | 2 | 4
GPNBB Blue Heron | 2 6 | 8
GPOG Old Harbour | 2 3 | 9
GPEA Evenfall | 3 2 | 4
GPR8 Saigon Atelier | 2 | 7
GPJD Jade Drum | 2 5 | 6
GPFC Fourth Chapter | 2 | 6
GPJL Lumen | 2 6 | 5
GPPB Pacific Bell | 2 | 5
GPHL Halcyon | 2 | 6
GPTS Tall Ship | 2 | 5
GPCC Cedar & Crane | 2 6 | 5
GPRM Red Maple | 2 | 4
GPSB Silver Birch | 2 | 5
GPOR Orchard Row | 2 | 4
GPNF Ninefold | 2 6 | 4
GPAM Amberline | 2 | 5
GPTW Tidewater | 2 | 4
GPMS Moonshot Mill | 2 | 3
GPPC Paper Crane | 2 6 | 4
GPLT Lantern Yard | 2 | 4
GPIF Iron Ferry | 2 9 | 3
GPVG Velvet Gate | 2 3 | 5
GPSQ Stone Quay | 2 | 3
GPGH Glasshouse | 2 | 4
GPBN Banyan | 2 6 | 4
GPCT Copperton | 2 | 3
GPWK Wildkeep | 2 | 4
GPFL Fable & Lark | 2 | 3
GPMT Mistral | 2 | 3
GPSL Saltline | 2 | 3
GPEB Ebony Key | 2 | 3
GPQN Quarter Note | 2 | 3
GPDV Dovetail | 2 | 3
GPMG Mango Street | 2 | 3
GPKB Kite & Bell | 2 | 3
GPYL Yellow Lamp | 2 | 2
GPTB Timberwolf | 2 | 3
GPCR Crossroads Reel | 2 | 2
GPSF Starfield Foundry | 2 | 3
GPHB Honeybrook | 2 | 2
GPLM Lacquer Moon | 2 | 2
GPOP Opaline | 2 | 2
GPGT Grand Terrace | 3 | 8
GPSR Salon Rouge | 3 | 6
GPRT River Table | 3 | 5
GPBL Belvedere Live | 3 | 6
GPDC Dealer's Court | 3 | 4
GPMB Marble Hall | 3 | 4
GPSV Seven Velvet | 3 | 4
GPPW Peacock Window | 3 | 3
GPLG Lotus Gate Live | 3 | 4
GPCL Cloudline | 3 | 3
GPNS North Stand | 4 | 12
GPFW Final Whistle | 4 | 10
GPTL Touchline | 4 | 10
GPOD Open Odds | 4 | 8
GPGR Green Rectangle | 4 | 8
GPBO Boundary | 4 | 7
GPCS Centre Spot | 4 7 | 6
GPFH First Half | 4 | 6
GPLN Long Court | 4 | 5
GPHT Home Turf | 4 7 | 5
GPEQ Equaliser | 4 | 4
GPLD Lucky Drawer | 5 | 6
GPNB Numberline | 5 | 5
GPTF Twelve Figures | 5 | 4
GPBW Bright Wheel | 5 | 4
GPSM Six Marbles | 5 | 4
GPDH Daily House | 5 | 3
GPTK Tokenry | 5 | 3
GPBR Barrel & Ball | 5 | 3
GPTR Tea Room | 6 | 6
GPOB Open Board | 6 | 5
GPWT Willow Tiles | 6 | 5
GPKG King's Gambit House | 6 | 5
GPFF Four of Flowers | 6 | 4
GPGC Garden Court | 6 | 4
GPSH Shuffle House | 6 | 3
GPBH Bamboo Hand | 6 | 3
GPJT Jade Table | 6 | 3
GPQR Quick Rail | 7 | 5
GPLL Last Lap | 7 | 4
GPVS Virtual Meadow | 7 | 3
GPSP Second Post | 7 | 3
GPRH Red Hackle Arena | 8 | 5
GPSX Sunrise Spur | 8 | 4
GPGP Golden Pit | 8 | 3
GPAR Arc Rift | 9 | 6
GPHX Hexfield | 9 | 5
GPLS Last Squad | 9 | 5
GPPX Pixel Harbour | 9 | 4
GPNV Nova Lane | 9 | 4
GPVX Vex League | 9 | 3
GPGG Good Game House | 9 | 3
GPEM Emberline | 2 9 | 3
`;

export type Provider = { gpId: string; name: string; gtIds: readonly number[]; weight: number };

export const PROVIDERS: readonly Provider[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [who = '', types = '', weight = ''] = line.split('|').map((cell) => cell.trim());
    const space = who.indexOf(' ');
    return {
      gpId: who.slice(0, space),
      name: who.slice(space + 1),
      gtIds: types.split(' ').map(Number),
      weight: Number(weight),
    };
  });

/**
 * Serves its games with `Cross-Origin-Opener-Policy: same-origin`, so their window reads as closed to the
 * opener.
 */
export const ISOLATED_PROVIDER = 'GPHL';
/** Its slots open in the desktop game room (/gameRoom). */
export const GAME_ROOM_PROVIDER = 'GPGH';
/** Providers with pages customized by the operator. */
export const CUSTOMIZED_PROVIDERS: readonly string[] = ['GPBB', 'GPOG'];
/** Wire field `house` of providers that have one. */
export const HOUSES: Readonly<Record<string, string>> = { GPAG: 'AGIN', GPGT: 'GT1', GPTL: 'TL1' };
/** Providers for mobile devices only; unlisted providers support all devices. */
export const MOBILE_ONLY_PROVIDERS: readonly string[] = ['GPYL'];
export const DESKTOP_ONLY_PROVIDERS: readonly string[] = ['GPCR'];
/** Under maintenance for some hours after the sandbox's start: its games respond with code 203. */
export const MAINTAINED_PROVIDER = 'GPQN';
