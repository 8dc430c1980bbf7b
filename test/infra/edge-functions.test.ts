import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ROOT } from '#test/support/infra/stacks.ts';

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

type EdgeFunction = (event: { request: EdgeRequest; viewer: { ip: string } }) => EdgeRequest;

const load = (file: string): EdgeFunction =>
  runInNewContext(`${readFileSync(join(ROOT, 'infra/edge', file), 'utf8')}; handler`);

const viewer = { ip: '203.0.113.7' };

test.each([
  ['/', '/index.html'],
  ['/pricing', '/pricing/index.html'],
  ['/pricing/', '/pricing/index.html'],
  ['/blog/read-it-aloud', '/blog/read-it-aloud/index.html'],
  ['/blog/nothing', '/app.html'],
  ['/dashboard/', '/dashboard/index.html'],
  ['/dashboard/stories', '/dashboard/index.html'],
  ['/login', '/login/index.html'],
  ['/assets/missing.js', '/assets/missing.js'],
  ['/previews/voices/adam.mp3', '/previews/voices/adam.mp3'],
  ['/config.json', '/config.json'],
])('%s is served from %s', (uri, file) => {
  expect(load('rewrite-to-app.js')({ request: { uri, headers: {} }, viewer }).uri).toBe(file);
});

test('the API receives the viewer’s real host and address, no matter what the viewer sends in their headers', () => {
  const headers = {
    host: { value: 'veilcast.example' },
    'x-forwarded-host': { value: 'evil.example' },
    'x-viewer-address': { value: '127.0.0.1' },
  };
  expect(load('name-viewer.js')({ request: { uri: '/api/health', headers }, viewer }).headers).toEqual({
    host: { value: 'veilcast.example' },
    'x-forwarded-host': { value: 'veilcast.example' },
    'x-viewer-address': { value: '203.0.113.7' },
  });
});
