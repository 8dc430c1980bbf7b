/**
 * When work on an attempt started, in milliseconds; if the attempt is still waiting for a slot, when it was
 * requested.
 */
export const beganAt = ({
  slotAt,
  attemptedAt,
}: {
  readonly slotAt?: string | undefined;
  readonly attemptedAt: string;
}): number => Date.parse(slotAt ?? attemptedAt);
