import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Meter, metered } from '#functions/cost/meter.ts';
import { type Mail, MailRefused } from '#functions/domain/mail/mail.ts';
import { sesMailer } from '#functions/gateways/aws/ses-mailer.ts';
import { Mailbox } from '#local/aws/ses/mailbox.ts';
import { startSes } from '#local/aws/ses/ses.ts';
import type { StandIn } from '#local/support/http-service.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';

let ses: StandIn;
const folder = temporaryFolder();
const mailbox = new Mailbox(folder);
beforeAll(async () => {
  ses = await startSes(mailbox);
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL_SESV2: ses.url,
  }))
    vi.stubEnv(name, value);
});
afterEach(() => fetch(new URL('/__faults', ses.url), { method: 'DELETE' }));
afterAll(async () => {
  vi.unstubAllEnvs();
  await ses.close();
});

const MAIL: Mail = {
  to: 'ada@example.com',
  kind: 'video-ready',
  subject: 'Your video is ready: Über 🦊',
  text: 'Plain',
  html: '<p>Rich</p>',
  headers: { 'List-Unsubscribe': '<https://site.example/u>' },
};
const send = (change: Partial<Mail> = {}) =>
  sesMailer({ from: 'Veilcast <hello@site.example>', configurationSet: 'veilcast-test-mail' }).send({
    ...MAIL,
    ...change,
  });

test('an email arrives with both bodies and its headers, is billed once, and is still in the mailbox after a restart', async () => {
  const meter = new Meter();
  await metered(meter, () => send());
  const { id: _id, at: _at, ...kept } = defined(mailbox.list()[0]);
  expect(kept).toEqual({ ...MAIL, from: 'Veilcast <hello@site.example>' });
  expect(meter.quantities).toEqual([{ sku: 'ses.mail', quantity: 1 }]);
  expect(new Mailbox(folder).list()[0]).toMatchObject(MAIL);
});

// Proves mail-letter-video-waits-shows-poster.
test('embeds the picture in the email, and meters its bytes', async () => {
  const meter = new Meter();
  await metered(meter, () => send({ picture: new Uint8Array([255, 216, 255]) }));
  expect(mailbox.list()[0]?.pictures).toEqual({ picture: 'data:image/jpeg;base64,/9j/' });
  expect(meter.quantities).toEqual([
    { sku: 'ses.mail', quantity: 1 },
    { sku: 'ses.attached', quantity: 3 },
  ]);
});

test('retries once when SES is busy, without sending the email twice', async () => {
  await scriptFaultsAt(ses.url, 'SendEmail', [
    { kind: 'status', status: 429, code: 'TooManyRequestsException' },
  ]);
  const before = mailbox.list().length;
  await send();
  expect(mailbox.list().length).toBe(before + 1);
});

test('reports an outage as a retryable error', async () => {
  const away = { kind: 'status', status: 503, code: 'ServiceUnavailable' } as const;
  await scriptFaultsAt(ses.url, 'SendEmail', [away, away]);
  const failed = send();
  await expect(failed).rejects.toThrow();
  await expect(failed).rejects.not.toBeInstanceOf(MailRefused);
});

test('keeps an email for later if its sender is not verified yet, but refuses one that SES rejects', async () => {
  const rejects = (code: string) => ({ kind: 'status', status: 400, code }) as const;
  await scriptFaultsAt(ses.url, 'SendEmail', [
    rejects('MailFromDomainNotVerifiedException'),
    rejects('MessageRejected'),
  ]);
  await expect(send()).rejects.not.toBeInstanceOf(MailRefused);
  await expect(send()).rejects.toBeInstanceOf(MailRefused);
});

// Proves mail-nothing-person-wrote-becomes-markup.
test('sends nothing if a field would add a second recipient', async () => {
  const before = mailbox.list().length;
  await expect(send({ to: 'ada@example.com, eve@example.com' })).rejects.toBeInstanceOf(MailRefused);
  await expect(send({ subject: 'Hello\r\nBcc: eve@example.com' })).rejects.toBeInstanceOf(MailRefused);
  expect(mailbox.list().length).toBe(before);
});
