import { expect, it } from 'vitest';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

const HOUR_SECONDS = 3600;
const rows: [string, Route][] = Object.entries(routes);

it.each(
  rows.filter(([, { access, method, raw }]) => access === 'public' && method !== 'GET' && raw !== true),
)('%s, a public route that changes data, has a call limit', (_, { limit }) => expect(limit).toBeDefined());

it('a user may call a route that triggers a model call or a render at most 60 times an hour', () => {
  for (const name of ['generateStory', 'createVideo', 'retryVideo'] as const)
    expect(routes[name].limit.calls * (HOUR_SECONDS / routes[name].limit.seconds), name).toBeLessThanOrEqual(
      60,
    );
});

it.each(rows.filter(([, { raw, refusals }]) => raw !== true && refusals.includes('provider_unavailable')))(
  '%s, which calls a provider, has a call limit',
  (_, { limit }) => expect(limit).toBeDefined(),
);

it('edge-cached pages have no call limit, because a refusal for one viewer would be cached for all', () => {
  for (const [name, { path, limit }] of rows)
    if (path.startsWith('/watch/')) expect(limit, name).toBeUndefined();
});

it('a single IP address, which a whole campus may share, may call a public route at least 600 times in ten minutes', () => {
  const met = rows.flatMap(([name, { access, limit }]) =>
    access === 'public' && limit !== undefined && (limit.calls / limit.seconds) * 600 < 600
      ? [`${name}: ${limit.calls} in ${limit.seconds} s`]
      : [],
  );
  expect(met).toEqual([]);
});
