import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const CLOCK = fileURLToPath(new URL('../../../local/support/clock.ts', import.meta.url));
const DAY_MS = 86_400_000;
const ASK = `console.log(JSON.stringify({
  now: Date.now(), made: new Date().getTime(), said: Date.parse(Date()), given: new Date(5).getTime(),
  parts: Date.UTC(2027, 0, 1), is: new Date() instanceof Date, own: Object.getPrototypeOf(new (class extends Date {})()) !== Date.prototype,
}))`;

/** The times that a process reports when its clock runs this many days ahead. */
const timesOf = (days: string) => {
  const said = execFileSync(process.execPath, ['--import', CLOCK, '--eval', ASK], {
    env: { ...process.env, VEILCAST_DAYS_AHEAD: days },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(said);
};

describe('the product’s clock', () => {
  it('runs the given number of days ahead, and doesn’t change explicit dates', () => {
    const before = Date.now() + 7.5 * DAY_MS;
    const times = timesOf('7.5');
    const after = Date.now() + 7.5 * DAY_MS;
    for (const time of [times.now, times.made]) {
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(after);
    }
    expect(times.said).toBeGreaterThan(before - 1000);
    expect(times).toMatchObject({ given: 5, parts: Date.UTC(2027, 0, 1), is: true, own: true });
  });

  it('is the machine’s clock by default', () => {
    expect(Math.abs(timesOf('').now - Date.now())).toBeLessThan(DAY_MS);
  });
});
