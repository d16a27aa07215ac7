import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#src/features/site/articles/Help.tsx';

export const Route = createFileRoute('/faq/')({ component: HelpPage, staticData: { title: msg`Help` } });
