import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Sponsor } from '../screens/pages/Sponsor.tsx';

export const Route = createFileRoute('/sponsor')({ component: Sponsor, staticData: { title: msg`Sponsor` } });
