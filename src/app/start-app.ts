import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { DepositEvent, LaunchGame, Member } from '#machines/kernel/events.ts';
import { selectFramed } from '#machines/play/game-launch/game-launch.selectors.ts';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { selectEpoch } from '#machines/session/session.selectors.ts';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { deviceMachine } from '#machines/site/device.machine.ts';
import { selectIsDesktop } from '#machines/site/device.selectors.ts';
import type { AppActor } from '#src/actors/machines.tsx';
import {
  clearMemberQueries,
  gatheredRefetches,
  reconnectRefetches,
  refetch,
  refetchDeviceLists,
  refetchRefused,
} from '#src/api/cache-updates.ts';
import { configureCalls } from '#src/api/call.ts';
import { setCachedBalance } from '#src/api/member-queries.ts';
import { trackDeposit } from '#src/api/pixel.ts';
import type { Clock } from '#src/clock.ts';
import type { Navigation } from '#src/features/promotions/watch-interruptible.ts';
import { watchSessionTime } from '#src/features/session/session-time.ts';
import { notices } from '#src/shell/notices.ts';
import { tellHost } from '#src/site/cookies.ts';
import { isBrowsingPage, isDepositPage } from '#src/site/pages.ts';
import { applyLayout, isDesktop, site } from '#src/site/site.ts';
import { whenInitialLoadDone } from '#src/startup/turns.ts';
import { yieldToMain } from '#src/startup/yield-to-main.ts';
import { storedMember } from '#src/storage/member.ts';
import { areaLocation, closeOwnArea, openArea } from '#src/windows/areas.ts';
import { linkManifest, listenForInstallPrompt } from '#src/windows/install.ts';
import { isLocked } from '#src/windows/locks.ts';
import { onNativeMessage, openLinksInNative, postToNative } from '#src/windows/native.ts';
import { registerOfflineWorker } from '#src/windows/offline.ts';
import { createOpener } from '#src/windows/waiting-window.ts';
import { createApp, whenRestored } from './create-app.ts';
import { openDoors } from './doors.ts';
import { loadErrorPages } from './RouteErrors.tsx';
import type { createAppRouter } from './router.ts';

interface StartOptions {
  clock: Clock;
  inspect?: (seen: InspectionEvent) => void;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  /** The member for whom the page was rendered before the machines were loaded. */
  renderedFor: Member | null;
}

/**
 * Starts the machines and connects them to queries and router. Resolves when they have restored what storage
 * holds.
 */
export async function startApp(options: StartOptions): Promise<AppActor> {
  const { clock, inspect, queryClient, router } = options;
  // Importing, providing and starting the machines, and creating a frame, are separate tasks, because each is long.
  await yieldToMain();
  const app = await createApp({
    clock,
    inspect,
    afterInitialLoad: () => whenInitialLoadDone(queryClient),
    queryClient,
    goToGame: (game, mode) => void router.navigate(gamePage(game, mode)),
    navigation: navigationOf(router),
  });
  await yieldToMain();
  wire(app, options);
  app.start();
  reportDepositPage(app, options);
  listenForInstallPrompt();
  connectNative(app);
  watchSessionTime({
    timeouts: site.sessionTimeouts,
    clock,
    isPlaying: () => isLocked('playing'),
    onEnding: () => notices.add({ type: 'notice', tone: 'warning', text: 'session_ending' }),
    onEnd: () => app.send({ type: 'call.unauthorized' }),
  });
  await yieldToMain();
  createOpener();
  void whenInitialLoadDone(queryClient).then(() => {
    linkManifest();
    void loadErrorPages();
    // The page is complete without it.
    watchForOperator().catch(() => {});
    followOperator(queryClient).catch(() => {});
    return registerOfflineWorker();
  });
  await whenRestored(app);
  return app;
}

/** Not in the QA build, whose requests are counted. */
async function watchForOperator() {
  if (import.meta.env.MODE === 'qa') return;
  const { watchPage } = await import('#src/diagnostics/watch.ts');
  await watchPage();
}

/** Not in the QA build, whose requests are counted. */
async function followOperator(queryClient: QueryClient) {
  if (import.meta.env.MODE === 'qa') return;
  const { followOperatorRegions } = await import('#src/templates/operator-regions.ts');
  followOperatorRegions(queryClient);
}

/** Says once of each order that its money has arrived, unless the page that shows the order says it. */
function announceDeposits({ system }: AppActor) {
  const announced = new Set<string>();
  return ({ order, amount }: DepositEvent) => {
    const currency = storedMember()?.currency;
    if (announced.has(order) || currency === undefined) return;
    announced.add(order);
    if (system.get('deposit')?.getSnapshot().context.order?.orderNumber === order) return;
    notices.add({ type: 'notice', tone: 'success', text: 'deposit_arrived', amount, currency });
  };
}

/** Connects the machines' events to the query cache and the router. */
function wire(app: AppActor, { queryClient, router, renderedFor }: StartOptions) {
  let memberId = renderedFor?.memberId;
  const onMemberChange = (next?: Member) => {
    tellHost({ isMember: next !== undefined });
    if (next?.memberId === memberId) return;
    memberId = next?.memberId;
    clearMemberQueries(queryClient, selectEpoch(app.system.get('session').getSnapshot()));
  };
  const refetchGathered = gatheredRefetches(queryClient);
  app.on('session.opened', ({ member }) => onMemberChange(member));
  app.on('session.closed', () => onMemberChange());
  app.on('realtime.memberCash', ({ cash }) => {
    setCachedBalance(queryClient, cash);
    refetchGathered('playSession');
  });
  const { refetchPublic, refetchMember } = reconnectRefetches(queryClient, () =>
    app.system.get('redEnvelope').send({ type: 'realtime.redEnvelope' }),
  );
  app.on('realtime.publicDataStale', refetchPublic);
  app.on('realtime.memberDataStale', refetchMember);
  app.on('notice', notices.add);
  app.on('pixel.deposit', trackDeposit);
  app.on('realtime.deposit', announceDeposits(app));
  configureCalls({ onRefused: (failure) => refetchRefused(queryClient, failure) });
  app.on('balance.refresh', () => void refetch(queryClient, 'money'));
  const device = app.system.get('device') as ActorRefFrom<typeof deviceMachine>;
  // Subscribed before the views, so that they render and fetch for the new layout.
  device.subscribe((snapshot) => {
    if (selectIsDesktop(snapshot) === isDesktop) return;
    applyLayout(!isDesktop);
    void refetchDeviceLists(queryClient);
  });
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation: { pathname: path } }) => {
    if (pathChanged) app.system.get('deployment').send({ type: 'page.left' });
    // Deferred, because a navigation home by sign-out must follow the sign-out.
    queueMicrotask(() => app.system.get('passwordChange').send({ type: 'page.entered', path }));
  });
  openDoors(router);
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged) leaveGamePage(app, fromLocation?.pathname);
  });
  app.on('area.open', ({ target }) => {
    if (!openArea(router, isDesktop, target)) void router.navigate(areaLocation(target));
  });
  app.on('area.close', closeOwnArea);
  app.on('navigate.home', () => void router.navigate({ to: '/' }));
  app.on('navigate.info', () => void router.navigate({ ...areaLocation('user', 'Info'), replace: true }));
}

const gamePages = { page: '/play', gameRoom: '/gameRoom' } as const;

// Untyped, because the game room's URL parameters are not in the router's types (routes/gameRoom.tsx).
const gamePage = ({ gtId, gpId, house }: LaunchGame, mode: 'page' | 'gameRoom') => ({
  to: gamePages[mode] as string,
  search: (mode === 'gameRoom' ? { gt_id: gtId, gp_id: gpId, house: house || undefined } : {}) as object,
});

/** Leaves an in-page game on navigation. */
function leaveGamePage(app: AppActor, path: string | undefined) {
  const coordinator = app.system.get('playCoordinator') as ActorRefFrom<typeof playCoordinatorMachine>;
  const game = coordinator.getSnapshot().children.gameLaunch?.getSnapshot();
  const mode = game && selectFramed(game);
  if (!mode || mode === 'modal' || gamePages[mode] !== path) return;
  coordinator.send({ type: game.hasTag('inPlay') ? 'launch.leave' : 'launch.cancel' });
}

/** Reports when the user enters or leaves the deposit page. */
function reportDepositPage(app: AppActor, { router }: StartOptions) {
  let deposit = false;
  const report = () => {
    if (isDepositPage(router.latestLocation) === deposit) return;
    deposit = !deposit;
    app.system.get('popUpDiscount').send({ type: 'page.entered', deposit });
  };
  report();
  router.subscribe('onResolved', report);
}

/** Where the user is, for promotions that open by themselves. */
const navigationOf = (router: StartOptions['router']): Navigation => ({
  isBrowsing: () => isBrowsingPage(router.latestLocation),
  onMove: (listener) => {
    const ends = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => listener('left', pathChanged)),
      router.subscribe('onResolved', ({ pathChanged }) => listener('entered', pathChanged)),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
});

/** Connects the machines to the native shell, if there is one. No secrets are sent. */
function connectNative({ system }: AppActor) {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const playCoordinator = system.get('playCoordinator') as ActorRefFrom<typeof playCoordinatorMachine>;
  const signIn = system.get('signIn') as ActorRefFrom<typeof signInMachine>;

  const postStatus = (tokenLogin: boolean) => postToNative({ type: 'status', data: { tokenLogin } });
  const postGame = (open: boolean) => postToNative({ type: 'isOpenGame', data: { open } });
  session.on('session.opened', () => postStatus(true));
  session.on('session.closed', () => postStatus(false));
  playCoordinator.on('play.opened', () => postGame(true));
  playCoordinator.on('play.closed', () => postGame(false));
  signIn.on('modal.request', ({ modal }) => {
    if (modal.kind === 'signIn') postToNative({ type: 'callTouchID' });
  });

  openLinksInNative();
  onNativeMessage(({ type }) => {
    const { member, playing } = session.getSnapshot().context;
    if (type === 'status') postStatus(member !== null);
    else if (type === 'isOpenGame') postGame(playing);
    else session.send({ type: 'session.signOut' });
  });
}
