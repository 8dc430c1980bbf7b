import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EmailStanding } from '#functions/domain/account/person.ts';
import { type Mail, MailRefused } from '#functions/domain/mail/mail.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { sendMails } from '#functions/scheduled/accounts/send-mails.ts';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';
import { userStore } from '#functions/store/account/user-store.ts';
import { outboxStore } from '#functions/store/mail/outbox-store.ts';
import { suppressionStore } from '#functions/store/mail/suppression-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

let table: Table;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ table, close } = await startTable());
});
afterAll(() => close());

let now = new Date('2026-11-24T08:00:00Z');
let sent: Mail[] = [];
let answer: (mail: Mail) => void;
let readPicture: (key: string) => Uint8Array;
const passes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const outbox = () => outboxStore(table);
const suppressions = () => suppressionStore(table);
const users = () =>
  userStore(
    table,
    () => 'id',
    async () => [],
  );
const mailer = vi.fn<() => { send(mail: Mail): Promise<void> } | undefined>();
const tell = tellOwner({ outbox, now: () => now });
const run = () =>
  runDuty(
    sendMails({
      outbox,
      mailer,
      users,
      suppressions,
      mailLinks: () => ({ tokenFor: async () => 'token', read: async () => undefined }),
      siteOrigin: () => async () => 'https://site.example',
      media: () => ({ read: async (key) => readPicture(key) }),
      now: () => now,
    }),
  );

let count = 0;
/** An account with its own address. */
const newOwner = async (standing: EmailStanding | 'unknown' = 'verified', more: object = {}) => {
  count += 1;
  const id = `owner-${count}`;
  const email = `${id}@example.com`;
  const Item = {
    ...keys.profile(id),
    id,
    email,
    issuer: 'i',
    subject: id,
    mediaFolder: id,
    name: 'Ada',
    createdAt: now.toISOString(),
    ...(standing !== 'unknown' && { emailStanding: standing }),
    ...more,
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return { id, email };
};

beforeEach(async () => {
  // By now, letters left by other tests are too old to send.
  passes(24 * 60 * 3);
  mailer.mockReturnValue({ send: async () => {} });
  await run();
  sent = [];
  answer = () => {};
  mailer.mockReturnValue({
    send: async (mail) => {
      answer(mail);
      sent.push(mail);
    },
  });
});

const ready = (attempt = 1) => ({ videoId: 'video', attempt, title: 'The Lamp' });

// Proves mail-sent-once-however-often-told.
test('sends a letter once even if it is queued five times, and again for another attempt', async () => {
  const { id, email } = await newOwner();
  for (let time = 0; time < 5; time += 1) await tell(id, 'video-ready', ready());
  await Promise.all([run(), run()]);
  await tell(id, 'video-ready', ready());
  await run();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Your video is ready: The Lamp']]);
  await tell(id, 'video-ready', ready(2));
  await run();
  expect(sent).toHaveLength(2);
});

const waits = {
  runId: 's-202603081830',
  round: 1,
  series: 'Night Stories',
  title: 'The Lamp',
  asked: 'video',
  until: '2026-03-08T17:30:00.000Z',
  zone: 'Europe/Berlin',
  unanswered: 'wait',
  poster: 'media/f/v/1/poster.jpg',
} as const;

// Proves mail-letter-video-waits-shows-poster.
test('sends a letter about a video with its poster, or without it if the poster is gone', async () => {
  const { id } = await newOwner();
  readPicture = (key) => new TextEncoder().encode(key);
  await tell(id, 'run-waits', waits);
  await run();
  expect(sent[0]?.picture).toEqual(new TextEncoder().encode(waits.poster));
  readPicture = () => {
    throw new Error('NoSuchKey');
  };
  await tell(id, 'run-waits', { ...waits, round: 2 });
  await run();
  expect(sent).toHaveLength(2);
  expect(sent[1]).not.toHaveProperty('picture');
});

// Proves mail-sent-once-however-often-told.
test('delays emails during an hour-long outage, and loses none', async () => {
  const { id } = await newOwner();
  await tell(id, 'video-ready', ready());
  answer = () => {
    throw new Error('SES is away');
  };
  for (let minute = 0; minute < 60; minute += 1) {
    await run().catch(() => {});
    passes(1);
  }
  expect(sent).toEqual([]);
  answer = () => {};
  passes(60);
  await run();
  expect(sent).toHaveLength(1);
});

test('stops a run after two failures in a row, so that an outage costs only seconds', async () => {
  let tries = 0;
  answer = () => {
    tries += 1;
    throw new Error('SES is away');
  };
  for (let each = 0; each < 5; each += 1) await tell((await newOwner()).id, 'video-ready', ready());
  await expect(run()).rejects.toThrow();
  expect(tries).toBe(2);
});

test('gives up on an email that the provider refuses or doesn’t accept within a day, and counts the failure', async () => {
  const { id } = await newOwner();
  await tell(id, 'video-ready', ready());
  answer = () => {
    throw new MailRefused('no');
  };
  expect((await run()).tended).toEqual({ refused: 1 });
  await tell(id, 'video-ready', ready(2));
  passes(25 * 60);
  expect((await run()).tended).toEqual({ late: 1 });
  expect((await run()).tended).toEqual({});
});

// Proves mail-proven-addresses-notices-ignore.
test('sends nothing to an address that has not been verified', async () => {
  for (const standing of ['unverified', 'unknown'] as const)
    await tell((await newOwner(standing)).id, 'signed-in', { at: now.toISOString(), device: 'Firefox' });
  await newOwner();
  expect((await run()).tended).toMatchObject({ unverified: 2 });
  expect(sent).toEqual([]);
});

// Proves mail-proven-addresses-notices-ignore.
test('sends only security notices to an owner who has switched off emails', async () => {
  const { id } = await newOwner('verified', { emailNotifications: false });
  await tell(id, 'video-ready', ready());
  await tell(id, 'signed-in', { at: now.toISOString(), device: 'Firefox on Windows' });
  expect((await run()).tended).toEqual({ declined: 1, sent: 1 });
  expect(sent.map(({ kind, headers }) => [kind, headers])).toEqual([['signed-in', {}]]);
});

// Proves mail-times-in-account-zone.
test('shows times in the account’s time zone', async () => {
  const { id } = await newOwner('verified', { timeZone: 'Asia/Tokyo' });
  await tell(id, 'signed-in', { at: '2026-11-24T08:15:00.000Z', device: 'Firefox' });
  await run();
  expect(sent[0]?.text).toContain('on 24 November 2026, 17:15 (Asia/Tokyo).');
});

test('sends nothing to an address that bounced or complained until it is readmitted', async () => {
  const { id, email } = await newOwner();
  await suppressions().add(email.replace('example', 'EXAMPLE'), 'bounce', now);
  await tell(id, 'video-ready', ready());
  expect((await run()).tended).toEqual({ suppressed: 1 });
  expect(await suppressions().lift(email)).toBe(true);
  await tell(id, 'video-ready', ready(2));
  expect((await run()).tended).toEqual({ sent: 1 });
});

test('deletes a letter to an account that no longer exists', async () => {
  await tell('nobody', 'video-ready', ready());
  expect((await run()).tended).toEqual({ gone: 1 });
});

test('discards emails if the stage has no sender address', async () => {
  mailer.mockReturnValue(undefined);
  await tell((await newOwner()).id, 'video-ready', ready());
  expect((await run()).tended).toEqual({ off: 1 });
});

// Proves mail-sent-once-however-often-told.
test('work succeeds even if the email about it can’t be queued', async () => {
  const broken = tellOwner({
    outbox: () => {
      throw new Error('The table is away');
    },
    now: () => now,
  });
  await expect(broken('ada', 'video-ready', ready())).resolves.toBeUndefined();
});
