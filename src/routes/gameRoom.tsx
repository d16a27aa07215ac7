import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GameRoomPage } from '#src/features/play/GameRoomPage.tsx';
import { learnAlso } from '#src/i18n/i18n.ts';

// What the address asks for is read where it is used: a schema here would be part of the first page.
export const Route = createFileRoute('/gameRoom')({
  loader: () => learnAlso('deferred'),
  component: GameRoomPage,
  staticData: { title: msg`Games` },
});
