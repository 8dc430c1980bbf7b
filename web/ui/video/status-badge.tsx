import type { VideoStatus } from '#contract/schemas/videos.ts';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import './status-badge.css';

const LOOK = {
  completed: { label: 'Completed', icon: 'check' },
  generating: { label: 'Generating', icon: 'clock' },
  processing: { label: 'Processing', icon: 'clock' },
  failed: { label: 'Failed', icon: 'warning' },
} as const satisfies Record<VideoStatus, { label: string; icon: IconName }>;

export const statusLabel = (status: VideoStatus): string => LOOK[status].label;

export const StatusIcon = ({ status }: { readonly status: VideoStatus }) => (
  <span className={`status-icon status--${status}`}>
    <Icon name={LOOK[status].icon} />
  </span>
);

/** The status of a video as a word, an icon and a colour. */
export const StatusBadge = ({ status }: { readonly status: VideoStatus }) => (
  <span className={`badge status--${status}`}>
    <Icon name={LOOK[status].icon} />
    {LOOK[status].label}
  </span>
);
