import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logTo } from '#functions/runtime/telemetry/log.ts';
import { scrub } from '#functions/runtime/telemetry/scrub.ts';
import { defined } from '#test/support/values.ts';

/** The text that reaches the log. */
const logged = (line: object): string => {
  const lines: string[] = [];
  logTo({ write: (text) => void lines.push(text) }).error(line);
  expect(JSON.parse(defined(lines[0]))).toMatchObject({ level: 'error' });
  return lines.join('');
};

/** Fake keys; concatenated here so that secret scanners don't flag them. */
const SECRETS = {
  'an e-mail address': 'ada.lovelace+films@post.example.com',
  'a model key': 'sk-proj-abcdefghij0123456789',
  'a payment provider key': ['sk', 'live', '51Habcdefghij0123'].join('_'),
  'a webhook secret': 'whsec_abcdefghij0123456789',
  'a sign-in token': 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'an AWS access key': ['AKIA', 'ABCDEFGHIJKLMNOP'].join(''),
};

test.each(Object.entries(SECRETS))('redacts %s in an error message', (_, secret) => {
  const text = logged({ err: new Error(`It was refused: ${secret}, try again`) });
  expect(text).not.toContain(secret);
  expect(text).toContain('It was refused: [redacted], try again');
});

test.each(Object.entries(SECRETS))(
  'redacts %s at the start of a line, and the log stays valid',
  (_, secret) => {
    const text = logged({ err: new Error(`It was refused:\n${secret}\n\t“${secret}”`) });
    expect(text).not.toContain(secret);
  },
);

/** The length of lines that repeat a string that looks like the start of a secret. */
const MEGABYTE = 1_000_000;
test.each(
  [
    'a',
    'a.',
    'a+',
    'a@',
    'a@a.',
    'x-',
    'eyJa.',
    'eyJa-',
    'sk-',
    '__Host-',
    'Bearer ',
    '?X-Amz-a=',
    '\n',
    '-----BEGIN A-----',
  ].map((part) => [part, part.repeat(MEGABYTE / part.length)] as const),
)('still redacts a line that contains a megabyte of %j', (_, text) => {
  expect(JSON.parse(scrub(JSON.stringify({ text, mail: 'ada@example.com' })))).toMatchObject({
    mail: '[redacted]',
  });
});

test.each([
  ['the session cookie', '__Host-veilcast=0123456789abcdef; Path=/', '0123456789abcdef'],
  ['a media cookie', 'CloudFront-Signature=abcdef~0123; Path=/', 'abcdef~0123'],
  ['a one-time session value', 'https://a.example/login#session_id=abcdef0123', 'abcdef0123'],
  ['a sign-in callback', 'https://a.example/callback?code=abcdef0123&state=xyz987', 'abcdef0123'],
  ['the address of an upload', 'https://c.example/video?upload_id=abcdef0123&x=1', 'abcdef0123'],
  ['a signed address', 'https://b.example/a?X-Amz-Signature=abcdef0123', 'abcdef0123'],
  ['an authorization header', 'Authorization: Bearer abcdef0123', 'abcdef0123'],
  [
    'a private key',
    '-----BEGIN RSA PRIVATE KEY-----\nabcdef0123\n-----END RSA PRIVATE KEY-----',
    'abcdef0123',
  ],
])('redacts %s in any text', (_, message, secret) => {
  expect(logged({ err: new Error(message) })).not.toContain(secret);
});

test.each([
  'cookie',
  'cookies',
  'authorization',
  'session_id',
  'id_token',
  'token',
  'email',
  'apiKey',
  'prompt',
])('redacts the field %s at any depth', (field) => {
  for (const line of [{ [field]: 'plain' }, { a: { [field]: 'plain' } }, { a: { b: { [field]: 'plain' } } }])
    expect(logged(line)).not.toContain('plain');
});

test('omits what a library attaches to its error, and keeps what helps to find the cause', () => {
  const error = Object.assign(new Error('503 The model is busy'), {
    request: { headers: { 'x-api-key': 'plain' } },
    headers: { 'set-cookie': 'plain' },
  });
  const text = logged({ request_id: 'r-1', videoId: '01J', err: error });
  expect(text).not.toContain('plain');
  for (const kept of ['503 The model is busy', 'log.test.ts', 'r-1', '01J']) expect(text).toContain(kept);
});

test('logs a stack trace with its package names and versions unchanged', () => {
  const error = new Error('No');
  error.stack = 'Error: No\n    at f (/var/task/node_modules/@aws-sdk/client-s3/a.mjs:1:2)';
  expect(logged({ err: error })).toContain('node_modules/@aws-sdk/client-s3/a.mjs:1:2');
});

test('a failed call logs its id and where it failed, and nothing about the caller or the input', () => {
  const call = join(import.meta.dirname, '..', '..', '..', 'support', 'cloud', 'fixtures', 'broken-call.ts');
  const { stdout } = spawnSync(process.execPath, [call], { encoding: 'utf8' });
  const [line = ''] = stdout.split('\n');
  expect(JSON.parse(line)).toMatchObject({
    request_id: 'a-test',
    route: 'POST /api/newsletter',
    status: 500,
  });
  expect(stdout).toContain('broken-call.ts');
  for (const secret of ['ada@example.com', 'sk-live', '0123456789abcdef', '203.0.113.77', 'only the edge'])
    expect(stdout).not.toContain(secret);
});
