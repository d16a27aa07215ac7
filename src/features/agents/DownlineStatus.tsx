import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Moon from 'lucide-react/icons/moon';
import { memo, type ReactNode } from 'react';
import { StatusLine } from '#src/ui/StatusLine.tsx';
import type { DownlineMember } from './downline-queries.ts';
import { useStatusLabels } from './use-member-labels.ts';

type Status = DownlineMember['status'];

const looks: Record<Status, { tone: 'success' | 'info' | 'error' | 'neutral'; icon: ReactNode }> = {
  active: { tone: 'success', icon: <CircleCheck /> },
  inactive: { tone: 'neutral', icon: <Moon /> },
  pending: { tone: 'info', icon: <Clock /> },
  suspended: { tone: 'error', icon: <CircleX /> },
  closed: { tone: 'neutral', icon: <Ban /> },
};

export const DownlineStatus = memo(({ status }: { status: Status }) => (
  <StatusLine {...looks[status]}>{useStatusLabels()[status]}</StatusLine>
));
