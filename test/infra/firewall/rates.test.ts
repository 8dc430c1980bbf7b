import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { ratesOf } from '#infra/edge-rates.ts';
import { STAGE_NAMES, stageSettings } from '#infra/stage/stages.ts';

/** Every route must withstand this many addresses, each at the firewall’s limit. */
const ADDRESSES = 10;
const MINUTE = 60;

const rateOf = (path: string, sender: 'address' | 'network'): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...ratesOf(path).flatMap((rate) => (rate.sender === sender ? [rate.perMinute / MINUTE] : [])),
  );

const guarded = STAGE_NAMES.filter((name) => stageSettings(name).firewall);

test('staging and prod have a firewall', () => {
  expect(guarded).toEqual(['staging', 'prod']);
});

// The API's throttle applies before the function checks the session, so anyone can use up the throttle of any
// route.
describe.each(guarded)('on %s', (stage) => {
  const { quotas } = stageSettings(stage);
  const rows = Object.entries(routes).map(([name, { path }]) => ({
    name,
    path: path.replaceAll(/\{\w+\}/gu, 'x'),
    throttle: (quotas.routes[name] ?? quotas.everyRoute).perSecond,
  }));

  // Proves fair-limits-per-address-come-limits.
  test('ten IP addresses that send as much as the firewall allows cannot block any route for anyone else', () => {
    const denied = rows.filter(({ path, throttle }) => ADDRESSES * rateOf(path, 'address') > throttle);
    expect(
      denied.map(({ name, path, throttle }) => `${name} ${rateOf(path, 'address')}/s of ${throttle}/s`),
    ).toEqual([]);
  });

  // Proves fair-limits-per-address-come-limits.
  test('a single network cannot block sign-in for everyone else', () => {
    const signIns = rows.filter(({ path }) => rateOf(path, 'network') < Number.POSITIVE_INFINITY);
    expect(signIns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['beginSignIn', 'finishSignIn', 'exchangeSession', 'exchangeEmail']),
    );
    for (const { name, path, throttle } of signIns)
      expect(rateOf(path, 'network'), name).toBeLessThan(throttle);
  });
});

test('people never notice the firewall, because it allows an address more requests than the route table does', () => {
  for (const [name, { path, ...route }] of Object.entries(routes)) {
    if (!('limit' in route) || route.access === 'session') continue;
    const { calls, seconds } = route.limit;
    expect(rateOf(path, 'address'), name).toBeGreaterThan(calls / seconds);
  }
});

test('a hundred creators behind one IP address, each making a video, never notice the firewall', () => {
  // The page polls the video every 1.75 s, and everybody signs in and starts within the same minute.
  const EACH_MINUTE: readonly (readonly [string, number])[] = [
    [routes.listVideos.path, Math.ceil(MINUTE / 1.75)],
    [routes.exchangeEmail.path, 3],
    [routes.createVideo.path, 1],
    ['/', 60],
  ];
  for (const [path, calls] of EACH_MINUTE)
    expect(rateOf(path.replaceAll(/\{\w+\}/gu, 'x'), 'address') * MINUTE, path).toBeGreaterThanOrEqual(
      100 * calls,
    );
});

test('counts a read of the session as a call, not as a sign-in, because every page reads the session', () => {
  const names = (path: string) => ratesOf(path).map(({ name }) => name);
  expect(names(routes.readMe.path)).toEqual(['calls', 'requests']);
  expect(names('/api/auth/me/')).toContain('sign-ins-of-a-network');
  expect(names('/dashboard')).toEqual(['requests']);
});
