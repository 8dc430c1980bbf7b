/**
 * When work on an attempt began, in milliseconds. Attempts older than the queue began when they were
 * requested.
 */
export const beganAt = ({
  slotAt,
  attemptedAt,
}: {
  readonly slotAt?: string | undefined;
  readonly attemptedAt: string;
}): number => Date.parse(slotAt ?? attemptedAt);
