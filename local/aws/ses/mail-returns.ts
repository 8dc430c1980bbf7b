import type { KeptMail } from './mailbox.ts';

/** The ways an email can bounce, as reported by SES. */
export const RETURNS = [
  { name: 'bounce', label: 'No such mailbox' },
  { name: 'full', label: 'Mailbox full' },
  { name: 'complaint', label: 'Reported as spam' },
] as const;

const detailOf = (name: string, emailAddress: string): object | undefined => {
  switch (name) {
    case 'bounce':
      return {
        eventType: 'Bounce',
        bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [{ emailAddress }] },
      };
    case 'full':
      return {
        eventType: 'Bounce',
        bounce: {
          bounceType: 'Transient',
          bounceSubType: 'MailboxFull',
          bouncedRecipients: [{ emailAddress }],
        },
      };
    case 'complaint':
      return {
        eventType: 'Complaint',
        complaint: { complaintFeedbackType: 'abuse', complainedRecipients: [{ emailAddress }] },
      };
    default:
      return undefined;
  }
};

/** The event that SES would send through EventBridge; undefined for an unknown name. */
export const returnOf = (name: string, { id, to }: Pick<KeptMail, 'id' | 'to'>): object | undefined => {
  const detail = detailOf(name, to);
  return (
    detail && {
      source: 'aws.ses',
      'detail-type': name === 'complaint' ? 'Email Complaint Received' : 'Email Bounced',
      detail: { ...detail, mail: { messageId: id, destination: [to] } },
    }
  );
};
