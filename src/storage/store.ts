/**
 * All storage keys of the specification, section 3, `pwa` for the session only (docs/decisions/0088) and those of our
 * own. If storage is blocked or full, values are kept in memory without an error.
 */

export const localKeys = [
  'token',
  'member_id',
  'member_account',
  'currency',
  'lang',
  'eyeOpen',
  'isPlay',
  'member_type',
  'site_name',
  'isV3Ver',
  'skipReloadGetInfo',
  'waitingWindow',
  'window-msg',
  'waitingUrl',
  'udid',
  'pixel_orders',
  'tracking_consent',
  'appBannerClosed',
  'deposit_method',
  'play_clock',
  'play_reminded',
  'recent_searches',
  'signed_in_at',
  'active_at',
  'limits_prompted',
  'read_withdrawal',
  'last_balance',
  'member_initials',
  'page_colours',
] as const;
export type LocalKey = (typeof localKeys)[number];
export const sessionKeys = [
  'popUpDiscountModalCloseTime',
  'pwa',
  'entrySecrets',
  'unfinishedTransfer',
  'unfinishedDeposit',
  'unfinishedWithdrawal',
  'unfinishedAgentTransfer',
  'unfinishedCheckIn',
  'unfinishedClaim',
  'signedInElsewhere',
  'refusedWindows',
  'clickIds',
  'offlineBannerRead',
] as const;
export type SessionKey = (typeof sessionKeys)[number];

export interface Store<Key extends string> {
  get(key: Key): string | null;
  /** Returns whether the value is in storage, not in memory. */
  set(key: Key, value: string): boolean;
  remove(...keys: Key[]): void;
}

/** `area` is called at each use, because reading the property itself throws where storage is blocked. */
export function createStore<Key extends string>(area: () => Storage): Store<Key> {
  const memory = new Map<Key, string>();
  return {
    get(key) {
      // A value that could not be stored is newer than the one in storage.
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        area().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(...keys) {
      for (const key of keys) {
        memory.delete(key);
        try {
          area().removeItem(key);
        } catch {
          // Blocked: the value was in memory only.
        }
      }
    },
  };
}

export const localStore = createStore<LocalKey>(() => window.localStorage);
export const sessionStore = createStore<SessionKey>(() => window.sessionStorage);
