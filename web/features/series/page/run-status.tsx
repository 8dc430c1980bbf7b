import type { Run } from '#contract/schemas/series/runs.ts';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import '#web/ui/video/status-badge.css';

const LOOK = {
  writing: { label: 'Writing', icon: 'clock', look: 'generating' },
  held: { label: 'Held', icon: 'warning', look: 'failed' },
  script_waits: { label: 'To read', icon: 'eye', look: 'generating' },
  filming: { label: 'Making', icon: 'clock', look: 'generating' },
  video_waits: { label: 'To watch', icon: 'eye', look: 'generating' },
  approved: { label: 'Approved', icon: 'check', look: 'completed' },
  skipped: { label: 'Skipped', icon: 'close', look: 'skipped' },
  failed: { label: 'Failed', icon: 'warning', look: 'failed' },
  other: { label: 'Under way', icon: 'clock', look: 'generating' },
} as const satisfies Record<Run['status'], { label: string; icon: IconName; look: string }>;

/** The status of a run, as a word, an icon and a colour. */
export const RunStatus = ({ status }: Pick<Run, 'status'>) => {
  const { label, icon, look } = LOOK[status];
  return (
    <span className={`badge status--${look}`}>
      <Icon name={icon} />
      {label}
    </span>
  );
};
