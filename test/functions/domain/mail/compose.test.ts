import { describe, expect, test } from 'vitest';
import { compose } from '#functions/domain/mail/compose.ts';
import { LETTERS, type LetterKind } from '#functions/domain/mail/letters.ts';
import { isOneAddress, oneLine } from '#functions/domain/mail/mail.ts';
import { namesIn } from '#test/support/values.ts';

const HOSTILE = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com\u202Emoc';
const AT = '2026-11-24T08:15:00.000Z';
const ENVELOPE = {
  to: 'ada@example.com',
  kind: 'video-ready',
  siteOrigin: 'https://site.example',
  isOwner: true,
};
const UNSUBSCRIBE = {
  page: 'https://site.example/unsubscribe#t',
  post: 'https://site.example/api/mail/unsubscribe/t',
};

/** The details for one letter of each kind, with hostile text in every field that a person can fill in. */
const FACTS: Readonly<Record<LetterKind, object>> = {
  'video-ready': { videoId: 'v', attempt: 1, title: HOSTILE },
  'video-failed': { videoId: 'v', attempt: 1, title: HOSTILE, sentence: HOSTILE },
  'edit-failed': { videoId: 'v', attempt: 1, title: HOSTILE, sentence: HOSTILE },
  'run-waits': {
    runId: 's-202603081830',
    round: 1,
    series: HOSTILE,
    title: HOSTILE,
    asked: 'video',
    until: AT,
    zone: 'Europe/Berlin',
    unanswered: 'skip',
    poster: HOSTILE,
  },
  'run-held': {
    runId: 's-202603081830',
    round: 1,
    series: HOSTILE,
    title: HOSTILE,
    held: 'alike',
    sentence: HOSTILE,
  },
  'series-paused': { seriesId: 's', series: HOSTILE, at: AT, because: 'credits' },
  'post-needs-you': { publicationId: 'p', title: HOSTILE, account: HOSTILE, platform: 'tiktok' },
  'post-failed': {
    publicationId: 'p',
    title: HOSTILE,
    account: HOSTILE,
    platform: 'youtube',
    code: 'invalidTitle',
    sentence: HOSTILE,
    advice: HOSTILE,
  },
  'connection-ended': {
    connectionId: 'c',
    account: HOSTILE,
    platform: 'youtube',
    reason: HOSTILE,
    at: AT,
  },
  'credits-low': { period: '2026-11', credits: 3, renewsOn: '2026-12-01T18:00:00.000Z' },
  'signed-in': { at: AT, device: HOSTILE },
  'credentials-changed': { at: AT, change: 'password' },
  'video-taken-down': { caseId: HOSTILE, reason: HOSTILE, title: HOSTILE, posts: [HOSTILE] },
  'video-hidden': { caseId: HOSTILE, reason: HOSTILE, title: HOSTILE, posts: [HOSTILE] },
  'video-restored': { caseId: HOSTILE, reason: HOSTILE, title: HOSTILE },
  'video-released': { caseId: HOSTILE, reason: HOSTILE, title: HOSTILE },
  'credits-returned': { caseId: HOSTILE, reason: HOSTILE, title: HOSTILE },
  'account-warned': { caseId: HOSTILE, reason: HOSTILE },
  'account-reinstated': { caseId: HOSTILE, reason: HOSTILE },
  'account-suspended': { caseId: HOSTILE, reason: HOSTILE, posts: [HOSTILE] },
  'account-ended': { caseId: HOSTILE, reason: HOSTILE, posts: [HOSTILE] },
  'newsletter-confirmation': { day: '2026-11-24', token: HOSTILE },
  'newsletter-article': { slug: 'the-first-second', title: HOSTILE, excerpt: HOSTILE },
};
const KINDS = namesIn(LETTERS);
const mailOf = (kind: LetterKind) =>
  compose(LETTERS[kind].wordsOf(FACTS[kind]), { ...ENVELOPE, kind, unsubscribe: UNSUBSCRIBE });

describe.each(KINDS)('the letter %s', (kind) => {
  const mail = mailOf(kind);

  test('has a one-line subject, and the same wording with and without markup', () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}\u202E]{5,150}$/u);
    expect(mail.html.match(/<h1[^>]*>([^<]+)<\/h1>/u)?.[1]).toBeTruthy();
    expect(mail.text).toContain('Unsubscribe'.toLowerCase());
  });

  // Proves series-markup-line-breaks-in-names, mail-nothing-person-wrote-becomes-markup.
  test('never turns what a person wrote into markup, a header or an external link', () => {
    expect(mail.html).not.toContain('<img');
    expect(JSON.stringify(mail.headers)).not.toContain('Bcc');
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/gu))
      expect(href).toMatch(/^https:\/\/site\.example\//u);
  });

  test('has at most one button, and no external picture, script or style', () => {
    expect([...mail.html.matchAll(/class="button"/gu)].length).toBeLessThanOrEqual(1);
    expect(mail.html).not.toMatch(/<script|<link|<img|@import|url\(/u);
  });
});

test('a letter shows its picture if it has one, and makes sense without it', () => {
  const words = LETTERS['run-waits'].wordsOf(FACTS['run-waits']);
  const picture = new Uint8Array([255, 216]);
  const shown = compose(words, { ...ENVELOPE, picture });
  expect(shown.picture).toBe(picture);
  expect(shown.html).toMatch(
    /<img src="cid:picture" alt="The poster of “&lt;img src=x onerror=alert\(1\)&gt; /u,
  );
  expect([...shown.html.matchAll(/<img/gu)]).toHaveLength(1);
  const without = compose(words, ENVELOPE);
  expect(without).not.toHaveProperty('picture');
  expect(without.text).toBe(shown.text);
  const other = compose(LETTERS['run-held'].wordsOf(FACTS['run-held']), { ...ENVELOPE, picture });
  expect(other).not.toHaveProperty('picture');
});

test('a title is cut to 150 characters and ends with an ellipsis', () => {
  expect(oneLine('a'.repeat(200))).toBe(`${'a'.repeat(149)}…`);
  expect(oneLine('one\r\n\ttwo\u2028three')).toBe('one two three');
});

test('a reader can unsubscribe only from optional letters', () => {
  const ended = KINDS.filter((kind) => LETTERS[kind].isOptional);
  expect(ended).toEqual([
    'video-ready',
    'video-failed',
    'edit-failed',
    'run-waits',
    'run-held',
    'series-paused',
    'post-needs-you',
    'post-failed',
    'connection-ended',
    'credits-low',
    'newsletter-confirmation',
    'newsletter-article',
  ]);
  const notice = compose(LETTERS['signed-in'].wordsOf(FACTS['signed-in']), ENVELOPE);
  expect(notice.headers).toEqual({});
  expect(mailOf('video-ready').headers).toEqual({
    'List-Unsubscribe': `<${UNSUBSCRIBE.post}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

// Proves mail-times-in-account-zone.
test.each([
  ['signed-in', '24 November 2026, 17:15 (Asia/Tokyo)', '24 November 2026, 08:15 (UTC)'],
  ['credentials-changed', '24 November 2026, 17:15 (Asia/Tokyo)', '24 November 2026, 08:15 (UTC)'],
  ['credits-low', '2 December 2026 (Asia/Tokyo)', '1 December 2026 (UTC)'],
] as const)('the letter %s gives times in its reader’s time zone, or in UTC', (kind, inTokyo, inUtc) => {
  const linesIn = (zone?: string): string => LETTERS[kind].wordsOf(FACTS[kind], zone).lines.join(' ');
  expect(linesIn('Asia/Tokyo')).toContain(`on ${inTokyo}.`);
  expect(linesIn()).toContain(`on ${inUtc}.`);
  expect(linesIn('Mars/Olympus')).toBe(linesIn());
});

test('a letter that was queued with a date shows that date, no matter what the reader’s time zone is', () => {
  const { lines } = LETTERS['credits-low'].wordsOf(
    { period: '2026-11', credits: 3, renewsOn: '2026-12-01' },
    'America/New_York',
  );
  expect(lines[1]).toContain('on 1 December 2026 (UTC).');
});

test('every letter about an operator’s decision gives the reason and says how to appeal', () => {
  for (const kind of ['video-taken-down', 'video-hidden', 'account-warned', 'account-suspended'] as const) {
    const { text } = compose(
      LETTERS[kind].wordsOf({ caseId: 'case-7', reason: 'It shows a real threat.', title: 'The Lamp' }),
      ENVELOPE,
    );
    expect(text).toContain('It shows a real threat.');
    expect(text).toMatch(
      /appeal in the notice on your dashboard, or write to support@veilcast\.app and name the decision case-7/u,
    );
  }
  const ended = compose(LETTERS['account-ended'].wordsOf({ caseId: 'case-7', reason: 'Fraud.' }), ENVELOPE);
  expect(ended.text).toContain('The reason: Fraud.');
  expect(ended.text).toContain('write to support@veilcast.app and name the decision case-7');
});

test.each([
  ['ada@example.com', true],
  ['ada+videos@mail.example.co.uk', true],
  ['ada@example.com, eve@example.com', false],
  ['Ada <ada@example.com>', false],
  ['ada@example.com\r\nBcc: eve@example.com', false],
  ['ada', false],
])('%j is a single address: %s', (address, isOne) => {
  expect(isOneAddress(address)).toBe(isOne);
});
