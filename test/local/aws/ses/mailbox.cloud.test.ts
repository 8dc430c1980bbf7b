import { expect, test } from 'vitest';
import { sesMailer } from '#functions/gateways/aws/ses-mailer.ts';
import { suppressions } from '#functions/wiring/mail.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mailsTo } from '#test/support/cloud/mails.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
useCloudEnvironment();
const page = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`${url}${path}`, init);
  return { answer, body: await answer.text() };
};

// Proves mail-mailbox-page-machine-shows-mail.
test('the mailbox shows an email in a sandbox, where its markup can’t do any harm', async () => {
  const subject = `<script>alert(${Date.now()})</script>`;
  await sesMailer({ from: 'Veilcast <a@veilcast.localhost>', configurationSet: undefined }).send({
    to: 'ada@example.com',
    kind: 'video-ready',
    subject,
    text: 'Plain',
    html: '<html><head></head><body><script>top.location = "/"</script>Rich</body></html>',
    headers: {},
  });
  const { body } = await page('/mailbox');
  expect(body).not.toContain(subject);
  const [, path = ''] = /href="(\/mailbox\/[\w-]+)"/u.exec(body) ?? [];
  const shown = await page(path);
  expect(shown.body).toMatch(/<iframe title="The mail" sandbox="allow-top-navigation-by-user-activation"/u);
  const framed = await page(`${path}/html`);
  expect(framed.body).toContain('Rich');
  expect(framed.answer.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-top-navigation-by-user-activation; default-src 'none'/u,
  );
});

// Proves mail-letter-video-waits-shows-poster.
test('the mailbox shows the picture that came with an email', async () => {
  const subject = `With a picture ${Date.now()}`;
  await sesMailer({ from: 'Veilcast <a@veilcast.localhost>', configurationSet: undefined }).send({
    to: 'ada@example.com',
    kind: 'run-waits',
    subject,
    text: 'Plain',
    html: '<html><head></head><body><img src="cid:picture"></body></html>',
    headers: {},
    picture: new Uint8Array([255, 216, 255]),
  });
  const { body } = await page('/mailbox');
  const [, path = ''] = new RegExp(`href="(/mailbox/[\\w-]+)"><strong>${subject}`, 'u').exec(body) ?? [];
  const framed = await page(`${path}/html`);
  expect(framed.body).toContain('<img src="data:image/jpeg;base64,/9j/">');
  expect(framed.answer.headers.get('content-security-policy')).toContain('img-src data:');
});

// Proves mail-mailbox-page-machine-shows-mail.
test('a page on another site can’t read or use the mailbox', async () => {
  const { answer } = await page('/mailbox/send', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
  const list = await page('/mailbox');
  expect(list.answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(list.answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test.each([
  ['bounce', true],
  ['full', false],
  ['complaint', true],
])('a returned email (%s) suppresses its address: %s', async (event, isSuppressed) => {
  const { email } = newPerson();
  await sesMailer({ from: 'Veilcast <a@veilcast.localhost>', configurationSet: undefined }).send({
    to: email,
    kind: 'video-ready',
    subject: 'Returned',
    text: 'Plain',
    html: '<html><head></head><body>Rich</body></html>',
    headers: {},
  });
  await page(`/mailbox/${mailsTo(email)[0]?.id}`, { method: 'POST', body: new URLSearchParams({ event }) });
  expect(await suppressions().isSuppressed(email)).toBe(isSuppressed);
});

test('for an unknown email, shows a page with a link back to the mailbox', async () => {
  const { answer, body } = await page('/mailbox/nothing');
  expect(answer.status).toBe(404);
  expect(body).toContain('Back to the mailbox');
});
