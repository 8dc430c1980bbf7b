import type { MailSettings } from '#contract/schemas/mail-settings.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import type { User } from '#functions/domain/account/user.ts';
import type { Suppressions } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

export interface MailSettingsPorts {
  readonly users: Lazy<Users>;
  readonly suppressions: Lazy<Suppressions>;
  /** Whether the stage sends mail. */
  readonly sendsMail: () => boolean;
}

const deliveryTo = async (
  { suppressions, sendsMail }: MailSettingsPorts,
  { email, emailStanding = 'unverified' }: User,
): Promise<MailSettings['delivery']> => {
  if (!sendsMail()) return 'off';
  if (emailStanding === 'unverified') return 'unverified';
  return (await suppressions().isSuppressed(email)) ? 'suppressed' : 'on';
};

/** The user’s mail settings, and whether we can send the user mail at all. */
export const mailSettingsOf = async (ports: MailSettingsPorts, userId: string): Promise<MailSettings> => {
  const user = await ports.users().find(userId);
  if (user === undefined) throw new Refusal('not_signed_in');
  return {
    emailNotifications: user.emailNotifications ?? true,
    delivery: await deliveryTo(ports, user),
  };
};
