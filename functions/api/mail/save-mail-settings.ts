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
  async ({ body: { emailNotifications, timeZone, browserTimeZone } }, { userId }) => {
    const preferences = mailPreferences();
    if (emailNotifications !== undefined) await preferences.save(userId, emailNotifications);
    if (timeZone !== undefined) await preferences.saveTimeZone(userId, timeZone);
    if (browserTimeZone !== undefined) await preferences.saveFirstTimeZone(userId, browserTimeZone);
    const settings = await mailSettingsOf(ports, userId);
    // The read may not include this write yet.
    return { reply: { ...settings, ...(emailNotifications !== undefined && { emailNotifications }) } };
  };
