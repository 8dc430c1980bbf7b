import { describe, expect, it } from 'vitest';
import { page, signInForEach } from '#test/support/browser/journey.ts';
import { SIZES } from '#test/support/browser/widths.ts';

/** Calls the API as the page does. */
const call = (method: string, path: string, body?: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(address, {
        method: verb,
        ...(sent !== '' && { body: sent, headers: { 'content-type': 'application/json' } }),
      });
      return answer.json();
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );

describe.each(SIZES.slice(0, 1))('at $name', ({ viewport }) => {
  signInForEach({ at: '/dashboard', viewport });

  it('a page of the site begins, lists, reads and deletes an upload', async () => {
    const file = { kind: 'picture', name: 'Lighthouse.png', bytes: 68, type: 'image/png' };
    const { upload } = await call('POST', '/api/uploads', file);
    const { id } = upload as { id: string };
    expect(await call('GET', '/api/uploads')).toMatchObject([{ id, status: 'uploading' }]);
    expect(await call('GET', `/api/uploads/${id}`)).toMatchObject({ id, name: 'Lighthouse.png' });
    expect(await call('GET', '/api/uploads/quota')).toMatchObject({ usedBytes: 68 });
    expect(await call('DELETE', `/api/uploads/${id}`)).toEqual({ ok: true });
    expect(await call('GET', '/api/uploads/quota')).toMatchObject({ usedBytes: 0 });
  });
});
