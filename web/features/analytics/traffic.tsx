import { Link } from 'react-router-dom';
import type { Analytics } from '#contract/schemas/analytics.ts';
import { formatBytes, formatDate } from '#web/lib/format.ts';

/** This month's traffic; at the limit, why share links rest and what wakes them. */
export const Traffic = ({ traffic: { used, limit, renews } }: Pick<Analytics, 'traffic'>) => (
  <p className="analytics__traffic">
    Traffic this month: {formatBytes(used)} of {formatBytes(limit)}.{' '}
    {used < limit ? null : (
      <>
        Your share links and downloads are resting until {formatDate(`${renews}T00:00:00Z`, 'UTC')}.{' '}
        <Link to="/pricing">Choose a bigger plan</Link> to wake them now.
      </>
    )}
  </p>
);
