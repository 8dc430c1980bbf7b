import { expect, it } from 'vitest';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

const rows: [string, Route][] = Object.entries(routes);

it.each(
  rows.filter(([, { access, method, raw }]) => access === 'public' && method !== 'GET' && raw !== true),
)('%s, which anybody may call unsigned and which changes something, has a limit', (_, { limit }) =>
  expect(limit).toBeDefined(),
);

it('what costs a model or a render has a limit for each user', () => {
  for (const name of ['generateStory', 'createVideo', 'retryVideo'] as const)
    expect(routes[name].limit.calls, name).toBeLessThanOrEqual(60);
});

it('a page that the edge keeps for everybody has none: one viewer’s refusal would be everybody’s', () => {
  for (const [name, { path, limit }] of rows)
    if (path.startsWith('/watch/')) expect(limit, name).toBeUndefined();
});
