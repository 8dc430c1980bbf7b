import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { BegunUpload } from '#contract/schemas/uploads.ts';
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

  // Proves listUploads, createUpload, readUploadQuota, readUpload, deleteUpload.
  it('a page of the site starts, lists, reads and deletes an upload', async () => {
    const file = { kind: 'picture', name: 'Lighthouse.png', bytes: 68, type: 'image/png' };
    const { id } = BegunUpload.parse(await call('POST', '/api/uploads', file)).upload;
    expect(await call('GET', '/api/uploads')).toMatchObject([{ id, status: 'uploading' }]);
    expect(await call('GET', `/api/uploads/${id}`)).toMatchObject({ id, name: 'Lighthouse.png' });
    expect(await call('GET', '/api/uploads/quota')).toMatchObject({ usedBytes: 68 });
    expect(await call('DELETE', `/api/uploads/${id}`)).toEqual({ ok: true });
    expect(await call('GET', '/api/uploads/quota')).toMatchObject({ usedBytes: 0 });
  });

  // Proves checkUpload.
  it('a page of the site sends a file to the bucket and can read the response', async () => {
    const png = createCanvas(200, 100).toBuffer('image/png').toString('base64');
    const file = { kind: 'picture', name: 'Lighthouse.png', type: 'image/png' };
    const bytes = Buffer.from(png, 'base64').length;
    const { upload, put } = BegunUpload.parse(await call('POST', '/api/uploads', { ...file, bytes }));
    const { id } = upload;
    // Adds a progress listener, which makes the browser send a preflight request to the bucket first.
    const sent = await page.evaluate(
      ([{ url, headers }, content]) =>
        new Promise<readonly [number, boolean]>((resolve) => {
          const data = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
          const sending = new XMLHttpRequest();
          let isTold = false;
          sending.upload.addEventListener('progress', () => (isTold = true));
          sending.addEventListener('loadend', () => resolve([sending.status, isTold]));
          sending.open('PUT', url);
          for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
          sending.send(new Blob([data]));
        }),
      [put, png] as const,
    );
    expect(sent).toEqual([200, true]);
    expect(await call('POST', `/api/uploads/${id}/check`)).toMatchObject({ status: 'checking' });
    await expect
      .poll(() => call('GET', `/api/uploads/${id}`), { timeout: 30_000, interval: 300 })
      .toMatchObject({ status: 'ready', width: 200, height: 100 });
    const { thumbnail } = await call('GET', `/api/uploads/${id}`);
    const width = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture.naturalWidth;
    }, String(thumbnail));
    expect(width).toBe(200);
  });
});
