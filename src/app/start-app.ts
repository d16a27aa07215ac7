import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { LaunchGame, Member } from '#machines/events.ts';
import { selectFramed } from '#machines/frame-selectors.ts';
import type { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import { selectIsDesktop } from '#machines/selectors.ts';
import { showCash } from '#src/api/balance.ts';
import { atRest } from '#src/api/initial-load.ts';
import { tellDeposit } from '#src/api/pixel.ts';
import { breathe } from '#src/api/yield-to-main.ts';
import type { Clock } from '#src/clock.ts';
import { isDepositPage } from '#src/site/pages.ts';
import { areaPaths, closeOwnArea, openArea } from '#src/windows/areas.ts';
import { hearInstall } from '#src/windows/install.ts';
import { forgetMemberData, refetch, refetchEverybodys, refetchMembers } from './cache-updates.ts';
import { type AppActor, createApp, restored } from './create-app.ts';
import { joinShell } from './native-bridge.ts';
import type { createAppRouter } from './router.ts';

interface Around {
  clock: Clock;
  inspect?: (seen: InspectionEvent) => void;
  queries: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  /** Whom the page was drawn for before the machines came. */
  drawnFor: Member | null;
}

/** Starts the machines, joined to queries and pages. Resolves when they have restored what storage holds. */
export async function startApp(around: Around): Promise<AppActor> {
  const { clock, inspect, queries, router } = around;
  // Each in a task of its own: to read the machines in, to give them hands, and to start them is long enough.
  await breathe();
  const app = await createApp({
    clock,
    inspect,
    rested: () => atRest(queries),
    goToGame: (game, mode) => void router.navigate(gamePage(game, mode)),
  });
  await breathe();
  wire(app, around);
  app.start();
  followPages(app, around);
  hearInstall();
  joinShell(app);
  await restored(app);
  return app;
}

/** What the machines tell the world of queries and pages. */
function wire(app: AppActor, { queries, router, drawnFor }: Around) {
  let memberId = drawnFor?.memberId;
  const changeHands = (next?: Member) => {
    if (next?.memberId === memberId) return;
    memberId = next?.memberId;
    forgetMemberData(queries);
  };
  app.on('session.opened', ({ member }) => changeHands(member));
  app.on('session.closed', () => changeHands());
  app.on('realtime.memberCash', ({ cash }) => showCash(queries, cash));
  app.on('realtime.stale', ({ what }) => void refetch(queries, what));
  app.on('realtime.resumed', () => void refetchEverybodys(queries));
  app.on('realtime.rejoined', () => void refetchMembers(queries));
  app.on('pixel.deposit', tellDeposit);
  app.on('balance.refresh', () => void refetch(queries, 'layout'));
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation: { pathname: path } }) => {
    if (pathChanged) app.system.get('deployment').send({ type: 'page.left' });
    // Whoever is sent home by signing out has signed out first.
    queueMicrotask(() => app.system.get('passwordChange').send({ type: 'page.entered', path }));
  });
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged) leaveGamePage(app, fromLocation?.pathname);
  });
  app.on('windows.open', ({ target }) => {
    const to = areaPaths[target];
    const desktop = selectIsDesktop(app.system.get('device').getSnapshot());
    if (!(desktop && openArea(target, router.buildLocation({ to }).href))) void router.navigate({ to });
  });
  app.on('windows.close', closeOwnArea);
  app.on('navigate.home', () => void router.navigate({ to: '/' }));
  app.on('navigate.info', () => void router.navigate({ to: '/user/Info', replace: true }));
}

const gamePages = { page: '/play', gameRoom: '/gameRoom' } as const;

// Untyped: what the room reads of its address is no part of the router's types (routes/gameRoom.tsx).
const gamePage = ({ gtId, gpId, house }: LaunchGame, mode: 'page' | 'gameRoom') => ({
  to: gamePages[mode] as string,
  search: (mode === 'gameRoom' ? { gt_id: gtId, gp_id: gpId, house: house || undefined } : {}) as object,
});

/** Whoever goes on to another page leaves the game that this one shows. */
function leaveGamePage(app: AppActor, path: string | undefined) {
  const desk = app.system.get('playDesk') as ActorRefFrom<typeof playDeskMachine>;
  const game = desk.getSnapshot().children.gameLaunch?.getSnapshot();
  const mode = game && selectFramed(game);
  if (!mode || mode === 'modal' || gamePages[mode] !== path) return;
  desk.send({ type: game.hasTag('inPlay') ? 'launch.leave' : 'launch.cancel' });
}

/** Tells on which page somebody is where it matters: when it is another one than before. */
function followPages(app: AppActor, { router }: Around) {
  let deposit = false;
  const tell = () => {
    if (isDepositPage(router.latestLocation) === deposit) return;
    deposit = !deposit;
    app.system.get('popUpDiscount').send({ type: 'page.entered', deposit });
  };
  tell();
  router.subscribe('onResolved', tell);
}
