import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GameRoomPage } from '#src/features/play/GameRoomPage.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

// URL parameters are parsed where they are used: a schema here would be part of the first page.
export const Route = createFileRoute('/gameRoom')({
  loader: loadDeferredMessages,
  component: GameRoomPage,
  staticData: { title: msg`Games` },
});
