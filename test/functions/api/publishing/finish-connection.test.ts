import { expect, it } from 'vitest';
import { whereRefused } from '#functions/api/publishing/finish-connection.ts';

it.each([
  ['not_signed_in', '/login?again=connections'],
  ['too_many_requests', '/dashboard/settings?connection_problem=too_many'],
  ['invalid', '/dashboard/settings?connection_problem=failed'],
  ['cross_site', undefined],
] as const)('a creator who returns from a platform and is refused (%s) is redirected to %s', (code, path) =>
  expect(whereRefused(code)).toBe(path),
);
