/**
 * When work on an attempt began, in milliseconds; for attempts older than the queue, when they were
 * requested.
 */
export const beganAt = ({
  slotAt,
  attemptedAt,
}: {
  readonly slotAt?: string | undefined;
  readonly attemptedAt: string;
}): number => Date.parse(slotAt ?? attemptedAt);
