import type { Video, VideoStatus } from '#contract/schemas/videos.ts';
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

const RESTRICTED = { hidden: 'Hidden', taken_down: 'Taken down', held: 'Held for review' } as const;

interface StatusBadgeProps {
  readonly status: VideoStatus;
  /** What keeps strangers from watching the video; takes precedence over its status. */
  readonly restriction?: Video['restriction'];
}

/** The status of a video as a word, an icon and a colour. */
export const StatusBadge = ({ status, restriction }: StatusBadgeProps) => {
  if (restriction !== undefined)
    return (
      <span className="badge status--failed">
        <Icon name="warning" />
        {RESTRICTED[restriction]}
      </span>
    );
  return (
    <span className={`badge status--${status}`}>
      <Icon name={LOOK[status].icon} />
      {LOOK[status].label}
    </span>
  );
};
