import { expect, test } from 'vitest';
import type { Suppressions } from '#functions/domain/mail/ports.ts';
import { suppressAddress } from '#functions/triggers/suppress-address.ts';
import { returnOf } from '#local/aws/ses/mail-returns.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const ADA = { id: 'mail', to: 'ada@example.com' };

/** The addresses that an event suppresses. */
const suppressedBy = async (...events: readonly unknown[]) => {
  const found = new Map<string, string>();
  const suppressions = partial<Suppressions>({
    add: async (address: string, why: string) => void found.set(address, why),
  });
  const step = suppressAddress({ suppressions: () => suppressions, now: () => NOW });
  const results = [];
  for (const event of events) results.push(await step.run(step.input.parse(event)));
  return { found: [...found], counts: results.map((result) => step.counts(result)) };
};

// Proves mail-bounces-complaints-suppress-full.
test('a nonexistent mailbox gets no more mail, no matter how often its bounce is reported', async () => {
  const bounced = returnOf('bounce', ADA);
  expect(await suppressedBy(bounced, bounced)).toEqual({
    found: [['ada@example.com', 'bounce']],
    counts: [{ MailBounces: 1 }, { MailBounces: 1 }],
  });
});

// Proves mail-bounces-complaints-suppress-full.
test('a full mailbox still gets the next email', async () => {
  expect(await suppressedBy(returnOf('full', ADA))).toEqual({ found: [], counts: [{}] });
});

// Proves mail-bounces-complaints-suppress-full.
test('someone who reports an email as spam gets no more mail; someone who reports it as not spam does', async () => {
  expect(await suppressedBy(returnOf('complaint', ADA))).toMatchObject({
    found: [['ada@example.com', 'complaint']],
    counts: [{ MailComplaints: 1 }],
  });
  const complaint = {
    complaintFeedbackType: 'not-spam',
    complainedRecipients: [{ emailAddress: 'ada@example.com' }],
  };
  const mended = { source: 'aws.ses', detail: { eventType: 'Complaint', complaint } };
  expect((await suppressedBy(mended)).found).toEqual([]);
});

test('a recipient with a display name is suppressed by the address alone', async () => {
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Ada <ada@example.com>' }] };
  const event = { source: 'aws.ses', detail: { eventType: 'Bounce', bounce } };
  expect((await suppressedBy(event)).found).toEqual([['ada@example.com', 'bounce']]);
});
