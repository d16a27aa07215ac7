import { defaultGtId, type GtId } from '#contract/constants.ts';
import type { Capability } from '#contract/site.ts';
import type { GameMode } from '#machines/play/game-launch/game-launch.types.ts';
import type { DeviceClass, Platform } from '#machines/site/device.machine.ts';

interface OpenContext {
  device: DeviceClass;
  platform: Platform;
  /** Whether this browser opens windows reliably. */
  windows: boolean;
  gtId: GtId;
  house: string;
  capability: Capability | undefined;
}

/** The open modes of a provider's games, or of one of its houses. */
export const openModesOf = (
  capability: Capability | undefined,
  house: string,
): Pick<Capability, 'openModes' | 'forceModal' | 'gameRoom'> => ({
  ...capability,
  ...capability?.houses?.[house],
});

const phones: readonly DeviceClass[] = ['mobile', 'gesture', 'finger'];

/**
 * How a game opens (specification, section 4, docs/decisions/0020). Forced modes come first: the provider's modal, a
 * window in the app and on phones, this page where windows are unreliable. The provider's own order counts
 * only on the desktop.
 */
export function openMode(context: OpenContext): GameMode {
  const { device, platform, windows, gtId, house, capability } = context;
  const { openModes = [], forceModal, gameRoom } = openModesOf(capability, house);
  if (forceModal) return 'modal';
  if (device === 'app') return 'window';
  if (device === 'wechat' || (device === 'pwa' && platform !== 'web')) return 'redirect';
  if (phones.includes(device)) return windows ? 'window' : 'redirect';
  if (gameRoom && gtId === defaultGtId) return 'gameRoom';
  const fallback = windows ? 'window' : 'redirect';
  return openModes.find((mode) => mode !== 'window' || windows) ?? fallback;
}
