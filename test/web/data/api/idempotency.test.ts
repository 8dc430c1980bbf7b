import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/data/api/api-error.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';

const counting = () => {
  let made = 0;
  return keyedAction(() => `key-${(made += 1)}`);
};
const attempt = async (
  keyed: ReturnType<typeof keyedAction>,
  request: unknown,
  error?: ApiError,
): Promise<string> => {
  let used = '';
  await keyed
    .run(request, (key) => {
      used = key;
      return error === undefined ? Promise.resolve('done') : Promise.reject(error);
    })
    .catch(() => undefined);
  return used;
};

const LOST = new ApiError('timeout', 'The answer took too long.', 0);
const UNDER_WAY = new ApiError('in_progress', 'Already in progress.', 409);
const UNREADABLE = new ApiError('bad_reply', 'The answer could not be read.', 200);
/** A response that didn’t come from the function; the function may still be running. */
const GATEWAY = new ApiError('internal', 'Something went wrong on our side.', 504);
const REFUSED = new ApiError('bad_model_answer', 'No.', 502);

describe('an action’s key', () => {
  it('stays the same as long as responses to the same request are lost', async () => {
    const keyed = counting();
    expect(await attempt(keyed, { prompt: 'a' }, LOST)).toBe('key-1');
    expect(await attempt(keyed, { prompt: 'a' }, UNDER_WAY)).toBe('key-1');
    expect(await attempt(keyed, { prompt: 'a' }, UNREADABLE)).toBe('key-1');
    expect(await attempt(keyed, { prompt: 'a' }, GATEWAY)).toBe('key-1');
    expect(await attempt(keyed, { prompt: 'a' })).toBe('key-1');
  });

  it('changes after a definite response, whether good or bad', async () => {
    const keyed = counting();
    expect(await attempt(keyed, { prompt: 'a' }, REFUSED)).toBe('key-1');
    expect(await attempt(keyed, { prompt: 'a' })).toBe('key-2');
    expect(await attempt(keyed, { prompt: 'a' })).toBe('key-3');
  });

  it('changes for a different request', async () => {
    const keyed = counting();
    await attempt(keyed, { prompt: 'a' }, LOST);
    expect(await attempt(keyed, { prompt: 'b' })).toBe('key-2');
  });
});
