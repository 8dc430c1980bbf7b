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
 * Whether to notify the owner of a sign-in because no other session of the account is on a device like this
 * one. If an account is less than a day old and has no other sessions, its owner has just created it.
 */
export const isNewDevice = ({ createdAt, now, device, others }: SignIn): boolean => {
  const isFirstDay = now.getTime() - Date.parse(createdAt) < DAY_MS;
  if (others.length === 0) return !isFirstDay;
  return others.every((other) => other.device !== device);
};
