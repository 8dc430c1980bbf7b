/** When work on an attempt started, in milliseconds; for one that is waiting for a slot, when it was requested. */
export const beganAt = ({
  slotAt,
  attemptedAt,
}: {
  readonly slotAt?: string | undefined;
  readonly attemptedAt: string;
}): number => Date.parse(slotAt ?? attemptedAt);
