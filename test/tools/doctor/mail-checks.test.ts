import { describe, expect, test } from 'vitest';
import type { MailAccount } from '#functions/gateways/aws/ses-account.ts';
import { partial } from '#test/support/values.ts';
import { examine } from '#tools/doctor/examine.ts';
import { mailChecks } from '#tools/doctor/mail-checks.ts';

const DOMAIN = 'veilcast.example';
const identity = {
  isVerified: true,
  signs: true,
  hasReturnPath: true,
  records: [[`t1._domainkey.${DOMAIN}`, 't1.dkim.amazonses.com']],
} as const;

const healthy = partial<
  MailAccount & {
    readonly mailFrom: string | undefined;
    readonly codesFrom?: string | undefined;
    readonly txt: readonly string[];
  }
>({
  mailFrom: `hello@${DOMAIN}`,
  txt: ['v=DMARC1; p=quarantine'],
  identity: async () => identity,
  sending: async () => ({ isProduction: true, isEnabled: true }),
  reports: async () => ['BOUNCE', 'COMPLAINT'],
});

const visit = async (change: Partial<typeof healthy> = {}) => {
  const { mailFrom, codesFrom, txt, ...account } = { ...healthy, ...change };
  const lines: string[] = [];
  const checks = mailChecks({
    stage: 'dev',
    settings: { mailFrom, codesFrom },
    account,
    txtOf: async () => txt,
  });
  const isWell = await examine(checks, (line) => lines.push(line));
  return { isWell, text: lines.join('\n') };
};

// Proves mail-stage-sender-none.
test('a sender that is fully set up is fine; without a sender, email is off and a line explains the consequences', async () => {
  expect((await visit()).isWell).toBe(true);
  const { isWell, text } = await visit({ mailFrom: undefined });
  expect(isWell).toBe(true);
  expect(text).toContain('so no mail is sent and nobody can subscribe to the newsletter');
});

test('even a stage that only sends codes needs a verified domain and must be out of the sandbox', async () => {
  const codes = { mailFrom: undefined, codesFrom: `codes@${DOMAIN}` };
  expect((await visit(codes)).isWell).toBe(true);
  const sandboxed = { ...codes, sending: async () => ({ isProduction: false, isEnabled: true }) };
  expect((await visit(sandboxed)).text).toContain('Request production access');
  expect((await visit({ ...codes, identity: async () => undefined })).text).toContain(
    `SES has not verified ${DOMAIN}, so no code arrives`,
  );
});

describe('explains what to do about', () => {
  test.each<[string, Partial<typeof healthy>, string]>([
    ['a domain that SES does not know', { identity: async () => undefined }, 'npm run deploy -- dev'],
    [
      'DKIM records that are not in DNS',
      { identity: async () => ({ ...identity, signs: false }) },
      `t1._domainkey.${DOMAIN} CNAME t1.dkim.amazonses.com`,
    ],
    [
      'a missing return path',
      { identity: async () => ({ ...identity, hasReturnPath: false }) },
      `bounce.${DOMAIN} has no MX record`,
    ],
    ['a missing DMARC policy', { txt: ['google-site-verification=1'] }, `_dmarc.${DOMAIN} "v=DMARC1`],
    ['two DMARC policies', { txt: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, 'so none counts'],
    [
      'the sandbox',
      { sending: async () => ({ isProduction: false, isEnabled: true }) },
      'Request production access',
    ],
    [
      'an account that SES has stopped',
      { sending: async () => ({ isProduction: true, isEnabled: false }) },
      'SES has stopped this account',
    ],
    ['a missing configuration set', { reports: async () => undefined }, 'veilcast-dev-mail is missing'],
    ['bounces that nobody reports', { reports: async () => ['COMPLAINT'] }, 'does not report bounces'],
  ])('%s', async (_, change, sentence) => {
    const { isWell, text } = await visit(change);
    expect(isWell).toBe(false);
    expect(text).toContain(sentence);
  });
});
