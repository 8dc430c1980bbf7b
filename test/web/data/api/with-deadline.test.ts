import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from '#web/data/api/with-deadline.ts';

const LIMIT_MS = 120_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part of the site', () => {
  // Proves constant-calls-time-out-30-parts.
  it('times out after 120 seconds if it does not arrive', async () => {
    const outcome = vi.fn();
    withDeadline(new Promise(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledOnce();
  });

  it('settles as soon as it arrives or fails, and leaves no timer running', async () => {
    expect(await withDeadline(Promise.resolve('a screen'))).toBe('a screen');
    await expect(withDeadline(Promise.reject(new Error('no such file')))).rejects.toThrow('no such file');
    expect(vi.getTimerCount()).toBe(0);
  });
});
