import { SUPPORT_EMAIL } from '#contract/catalogue.ts';
import type { MailSettings } from '#contract/schemas/mail/mail-settings.ts';
import { useMailSettings, useSaveMailSettings } from '#web/data/mail/mail-settings.ts';
import { ToggleField } from '#web/ui/kit/fields.tsx';

/** Why no email arrives. */
const WHY_NOT = {
  off: 'This site doesn’t send email yet. Your choice is kept for when it does.',
  unverified: 'Your address isn’t confirmed, so we don’t send email to it.',
  suppressed: `Our emails to your address came back or were reported as spam, so we stopped. To get them again, write to ${SUPPORT_EMAIL}.`,
} as const satisfies Record<Exclude<MailSettings['delivery'], 'on'>, string>;

/** The switch for email about videos and credits. It is stored on the account. */
export const MailField = ({ onSaved }: { readonly onSaved: (isSaved: boolean) => void }) => {
  const settings = useMailSettings();
  const { mutate } = useSaveMailSettings(onSaved);
  const { emailNotifications = true, delivery = 'on' } = settings ?? {};
  return (
    <div className="settings__fields">
      <ToggleField
        label="Email notification"
        checked={emailNotifications}
        isDisabled={settings === undefined}
        onChange={(wanted) => mutate({ emailNotifications: wanted })}
      />
      {delivery === 'on' ? null : <p className="settings__later">{WHY_NOT[delivery]}</p>}
    </div>
  );
};
