import { SESSION_USE_MINUTES } from '#contract/catalogue.ts';
import type { Session } from '#contract/schemas/auth.ts';
import { formatAgo, formatDate } from '#web/lib/format.ts';

export const nameOf = ({ device }: Pick<Session, 'device'>): string => device ?? 'Unknown device';

/** When a device was last used (unless it is this one), and when the user signed in on it. */
export const timesOf = (
  { usedAt, openedAt, isThis }: Session,
  timezone: string,
  now: Date,
): readonly string[] => {
  const since = `Signed in on ${formatDate(openedAt, timezone)}`;
  if (isThis) return [since];
  return [`Used ${formatAgo(usedAt, { now, exactMinutes: SESSION_USE_MINUTES, timezone })}`, since];
};

export const ownFirst = (sessions: readonly Session[]): readonly Session[] => [
  ...sessions.filter(({ isThis }) => isThis),
  ...sessions.filter(({ isThis }) => !isThis),
];
