import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type MailSettingsPorts, mailSettingsOf } from './mail-settings.ts';

export const readMailSettings =
  (ports: MailSettingsPorts): Handle<typeof routes.readMailSettings> =>
  async (_, { userId }) => ({ reply: await mailSettingsOf(ports, userId) });
