import { z } from 'zod';
import type { SuppressedFor, Suppressions } from '#functions/domain/mail/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';

interface Ports {
  readonly suppressions: Lazy<Suppressions>;
  readonly now: Clock;
}

const Recipients = z.array(z.object({ emailAddress: z.string().max(320) })).max(50);

/** The events from SES’s configuration set that are handled here. */
const MailEvent = z.object({
  source: z.literal('aws.ses'),
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      complaint: z.object({
        complaintFeedbackType: z.string().optional(),
        complainedRecipients: Recipients,
      }),
    }),
  ]),
});
type MailEvent = z.infer<typeof MailEvent>;

/** Recipients whose mailboxes don’t exist, or who reported an email as spam. */
interface Ended {
  readonly why: SuppressedFor;
  readonly recipients: z.infer<typeof Recipients>;
}

/**
 * A mailbox that is full or has moved, or whose provider is down, still gets the next email, because only a permanent
 * bounce counts.
 */
const endedBy = ({ detail }: MailEvent): Ended | undefined => {
  if (detail.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = detail.bounce;
    return bounceType === 'Permanent' ? { why: 'bounce', recipients: bouncedRecipients } : undefined;
  }
  const { complaintFeedbackType, complainedRecipients } = detail.complaint;
  return complaintFeedbackType === 'not-spam'
    ? undefined
    : { why: 'complaint', recipients: complainedRecipients };
};

/** Turns `Ada <ada@example.com>` into `ada@example.com`. */
const bare = (address: string): string => /<([^<>]*)>\s*$/u.exec(address)?.[1] ?? address.trim();

/** Stops all mail to addresses that bounced or complained. Receiving an event twice changes nothing. */
export const suppressAddress = ({ suppressions, now }: Ports) => ({
  name: 'SuppressAddress',
  input: MailEvent,
  run: async (event: MailEvent) => {
    const ended = endedBy(event);
    if (ended === undefined) return { suppressed: 0 };
    for (const { emailAddress } of ended.recipients)
      await suppressions().add(bare(emailAddress), ended.why, now());
    return { suppressed: ended.recipients.length, why: ended.why };
  },
  counts: ({ suppressed, why }: { readonly suppressed: number; readonly why?: SuppressedFor }) => {
    if (why === undefined) return {};
    return { [why === 'bounce' ? METRICS.mailBounces : METRICS.mailComplaints]: suppressed };
  },
});
