/** When work on an attempt began, in milliseconds; while it waits for a slot, when it was requested. */
export const beganAt = ({
  slotAt,
  attemptedAt,
}: {
  readonly slotAt?: string | undefined;
  readonly attemptedAt: string;
}): number => Date.parse(slotAt ?? attemptedAt);
