import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GameRoomPage } from '#src/features/play/GameRoomPage.tsx';

// URL parameters are parsed where they are used: a schema here would be part of the first page.
export const Route = createFileRoute('/gameRoom')({
  component: GameRoomPage,
  staticData: { title: msg`Games` },
});
