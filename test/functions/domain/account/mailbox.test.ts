import { describe, expect, test } from 'vitest';
import { counting, MAILS, mailWait, type SentMail } from '#functions/domain/account/mailbox.ts';

const { code } = MAILS;
const mail = (at: number, isOwners = false): SentMail => ({ at, isOwners });
/** Requests an email every `step` seconds; returns the emails that were sent. */
const asked = (times: number, step: number, isOwners: boolean, before: readonly SentMail[] = []) => {
  const sent = [...before];
  for (let index = 0; index < times; index += 1) {
    const next = mail(index * step, isOwners);
    if (mailWait(sent, code, next) === 0) sent.push(next);
  }
  return sent;
};

describe('emails to one mailbox', () => {
  test('are limited to five in any hour, and to three if only strangers request them', () => {
    expect(asked(20, 30, false)).toHaveLength(code.strangers);
    expect(asked(20, 30, true)).toHaveLength(code.most);
    const day = asked(2_880, 30, true);
    for (const { at } of day)
      expect(
        counting(
          day.filter((sent) => sent.at <= at),
          code,
          at,
        ).length,
      ).toBeLessThanOrEqual(5);
  });

  // Proves sendEmailCode.
  test('leave the owner two emails an hour, however many are requested by strangers', () => {
    expect(asked(20, 30, true, asked(20, 30, false))).toHaveLength(code.most);
  });

  test('wait until the oldest email that counts towards the limit is an hour old', () => {
    const sent = [mail(0), mail(60), mail(120)];
    expect(mailWait(sent, code, mail(600))).toBe(3_000);
    expect(mailWait(sent, code, mail(3_599))).toBe(1);
    expect(mailWait(sent, code, mail(3_600))).toBe(0);
    expect(mailWait(sent, code, mail(600, true))).toBe(0);
  });
});
