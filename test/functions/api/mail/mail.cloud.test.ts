import { beforeAll, describe, expect, it } from 'vitest';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';
import { now } from '#functions/wiring/clock.ts';
import { mailLinks, outbox, suppressions } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { meOf } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mailsTo } from '#test/support/cloud/mails.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const creator = async () => {
  const person = newPerson();
  const visitor = await signIn(person);
  return { visitor, email: person.email, id: (await meOf(visitor)).id };
};
const settingsOf = async (visitor: Awaited<ReturnType<typeof creator>>['visitor']) =>
  (await visitor.get('/api/mail/settings')).json();

let attempt = 0;
/** Sends an email that its recipient can opt out of; resolves once it has been sent or dropped. */
const tellReady = async (id: string): Promise<void> => {
  attempt += 1;
  await tellOwner({ outbox, now })(id, 'video-ready', { videoId: 'v', attempt, title: 'The Lamp' });
  await runDuties();
};
/** The request that a mail client sends when its user clicks Unsubscribe. */
const oneClick = (address: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

it('an email about a series video shows its poster in the mailbox, although media files are private', async () => {
  const { email, id } = await creator();
  const poster = `media/${id}/video/1/poster.jpg`;
  await media().write(poster, new Uint8Array([255, 216, 255]), 'image/jpeg');
  await tellOwner({ outbox, now })(id, 'run-waits', {
    runId: 's-202603081830',
    round: 1,
    series: 'Night Stories',
    title: 'The Lamp',
    asked: 'video',
    until: now().toISOString(),
    zone: 'Europe/Berlin',
    unanswered: 'wait',
    poster,
  });
  await runDuties();
  const [mail] = mailsTo(email);
  expect(mail?.subject).toBe('Night Stories: “The Lamp” is waiting for you');
  const shown = await fetch(`${url}/mailbox/${mail?.id}/html`);
  expect(await shown.text()).toContain('<img src="data:image/jpeg;base64,/9j/"');
});

describe('mail settings', () => {
  // Proves saveMailSettings.
  it('are on until their owner switches them off; after that, only notices arrive', async () => {
    const { visitor, email, id } = await creator();
    expect(await settingsOf(visitor)).toEqual({ emailNotifications: true, delivery: 'on' });
    await tellReady(id);
    expect(mailsTo(email)).toHaveLength(1);
    const saved = await visitor.post('/api/mail/settings', { emailNotifications: false });
    expect(await saved.json()).toEqual({ emailNotifications: false, delivery: 'on' });
    await tellReady(id);
    expect(mailsTo(email)).toHaveLength(1);
    await tellOwner({ outbox, now })(id, 'signed-in', { at: now().toISOString(), device: 'Firefox' });
    await runDuties();
    expect(mailsTo(email).map(({ kind }) => kind)).toEqual(['signed-in', 'video-ready']);
  });

  // Proves saveMailSettings.
  it('persist across sign-ins', async () => {
    const person = newPerson();
    const visitor = await signIn(person);
    await visitor.post('/api/mail/settings', { emailNotifications: false, timeZone: 'Asia/Tokyo' });
    const again = await signIn({ ...person, name: 'Ada King' });
    expect(await settingsOf(again)).toMatchObject({ emailNotifications: false });
    expect(await meOf(again)).toMatchObject({ name: 'Ada King', timeZone: 'Asia/Tokyo' });
  });

  // Proves readMailSettings.
  it('show that mail to the address has bounced', async () => {
    const { visitor, email } = await creator();
    await suppressions().add(email, 'bounce', now());
    expect(await settingsOf(visitor)).toEqual({ emailNotifications: true, delivery: 'suppressed' });
  });

  it('are available only to their signed-in owner', async () => {
    expect((await fetch(`${url}/api/mail/settings`)).status).toBe(401);
    const { visitor } = await creator();
    expect((await visitor.post('/api/mail/settings', { emailNotifications: 'no' })).status).toBe(400);
    expect((await visitor.post('/api/mail/settings', {})).status).toBe(400);
  });
});

// Proves dashboard-timezone-on-account-browser-first, readMe, saveMailSettings.
it('the time zone is the browser’s until the user chooses another, and doesn’t affect the mail settings', async () => {
  const { visitor } = await creator();
  const save = (choice: object) => visitor.post('/api/mail/settings', choice);
  const zone = async () => (await meOf(visitor)).timeZone;
  expect(await zone()).toBeUndefined();
  await save({ browserTimeZone: 'Europe/Berlin' });
  expect(await zone()).toBe('Europe/Berlin');
  const saved = await save({ timeZone: 'America/New_York' });
  expect(await saved.json()).toEqual({ emailNotifications: true, delivery: 'on' });
  await save({ browserTimeZone: 'Europe/Berlin' });
  for (const unknown of ['Mars/Olympus', '+01:00', ''])
    expect((await save({ timeZone: unknown })).status).toBe(400);
  expect(await zone()).toBe('America/New_York');
});

describe('the unsubscribe link', () => {
  const headerOf = (email: string): string =>
    mailsTo(email)[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';

  // Proves unsubscribe.
  it('stops emails with one click, from anywhere, without a session; clicking again is harmless', async () => {
    const { visitor, email, id } = await creator();
    await tellReady(id);
    const link = headerOf(email);
    expect(link).toMatch(new RegExp(`^${url}/api/mail/unsubscribe/`, 'u'));
    for (const _ of [1, 2]) {
      const answer = await oneClick(link);
      expect([answer.status, await answer.json()]).toEqual([200, { ended: 'notifications' }]);
    }
    expect(await settingsOf(visitor)).toMatchObject({ emailNotifications: false });
  });

  it('has no effect if an email scanner merely opens it', async () => {
    const { visitor, email, id } = await creator();
    await tellReady(id);
    expect((await fetch(headerOf(email))).status).toBe(404);
    expect(await settingsOf(visitor)).toMatchObject({ emailNotifications: true });
  });

  // Proves unsubscribe.
  it('refuses a token that was forged, altered or issued for something else', async () => {
    const [{ visitor, email, id }, other] = [await creator(), await creator()];
    await tellReady(id);
    const [payload = '', signature = ''] =
      new URL(headerOf(email)).pathname.split('/').at(-1)?.split('.') ?? [];
    const forged = Buffer.from(JSON.stringify({ userId: other.id })).toString('base64url');
    const until = new Date(Date.now() + 60_000).toISOString();
    const tokens = [
      `${forged}.${signature}`,
      `${payload}.${'A'.repeat(signature.length)}`,
      payload,
      'nonsense',
      await mailLinks().tokenFor({ confirm: 'somebody', until }),
    ];
    for (const token of tokens) {
      const answer = await oneClick(`${url}/api/mail/unsubscribe/${token}`);
      expect([answer.status, (await answer.json()).detail]).toEqual([
        400,
        'This link isn’t complete. Open it from the email again, or switch emails off in Settings.',
      ]);
    }
    for (const each of [visitor, other.visitor])
      expect(await settingsOf(each)).toMatchObject({ emailNotifications: true });
  });
});
