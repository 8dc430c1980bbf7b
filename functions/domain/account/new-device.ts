const DAY_MS = 86_400_000;

interface SignIn {
  /** When the account was created. */
  readonly createdAt: string;
  readonly now: Date;
  readonly device: string | undefined;
  /** The account's other sessions. */
  readonly others: readonly { readonly device?: string | undefined }[];
}

/**
 * Whether to notify the owner of a sign-in: true if none of the account’s other sessions is on a device like this
 * one. An account that is less than a day old and has no other sessions has just been created, so its owner isn’t
 * notified.
 */
export const isNewDevice = ({ createdAt, now, device, others }: SignIn): boolean => {
  const isFirstDay = now.getTime() - Date.parse(createdAt) < DAY_MS;
  if (others.length === 0) return !isFirstDay;
  return others.every((other) => other.device !== device);
};
