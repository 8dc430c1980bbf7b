import type { routes } from '#contract/routes.ts';
import type { MailPreferences } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type MailSettingsPorts, mailSettingsOf } from './mail-settings.ts';

interface Ports extends MailSettingsPorts {
  readonly mailPreferences: Lazy<MailPreferences>;
}

export const saveMailSettings =
  ({ mailPreferences, ...ports }: Ports): Handle<typeof routes.saveMailSettings> =>
  async ({ body }, { userId }) => {
    await mailPreferences().save(userId, body.emailNotifications);
    const settings = await mailSettingsOf(ports, userId);
    // The read may lag behind the write.
    return { reply: { ...settings, emailNotifications: body.emailNotifications } };
  };
