import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { learnAlso } from '../i18n/i18n.ts';
import { GameRoomPage } from '../screens/play/GameRoomPage.tsx';

// What the address asks for is read where it is used: a schema here would be part of the first page.
export const Route = createFileRoute('/gameRoom')({
  loader: () => learnAlso('later'),
  component: GameRoomPage,
  staticData: { title: msg`Games` },
});
