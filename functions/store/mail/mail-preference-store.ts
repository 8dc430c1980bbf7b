import type { MailPreferences } from '#functions/domain/mail/ports.ts';
import { saveFirstChoice, saveProfileChoice } from '#functions/store/account/profile-choice.ts';
import type { Table } from '#functions/store/table/table.ts';

export const mailPreferenceStore = (table: Table): MailPreferences => ({
  save: (userId, wanted) => saveProfileChoice(table, userId, 'emailNotifications', wanted),
  saveTimeZone: (userId, timeZone) => saveProfileChoice(table, userId, 'timeZone', timeZone),
  saveFirstTimeZone: (userId, timeZone) => saveFirstChoice(table, userId, 'timeZone', timeZone),
});
