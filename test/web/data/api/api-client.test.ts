import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defined } from '#test/support/values.ts';
import { api } from '#web/data/api/api.ts';
import { ApiError } from '#web/data/api/api-error.ts';
import { isDiskFull } from '#web/ui/states/full-disk.ts';

const STORY = {
  id: 's1',
  title: 'The Thirteenth Ship',
  content: 'Twelve ships went out.',
  category: 'Mystery',
  prompt: 'A lighthouse keeper',
  language: 'en',
  createdAt: '2026-11-20T10:00:00.000Z',
};

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: unknown, init: ResponseInit = {}): void => {
  fetchMock.mockResolvedValueOnce(Response.json(body, init));
};
const sentRequest = (
  index = 0,
): { readonly address: string; readonly init: RequestInit; readonly headers: Headers } => {
  const [address, init] = defined(fetchMock.mock.calls[index]);
  if (typeof address !== 'string') throw new TypeError('The page did not fetch a path.');
  return { address, init: defined(init), headers: new Headers(defined(init).headers) };
};

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('a call to the server', () => {
  it('sends cookies, a JSON body and, on an idempotent route, a new idempotency key', async () => {
    answer(STORY);
    const story = await api.generateStory({ body: { prompt: 'A lighthouse keeper', category: 'Mystery' } });
    const { address, init, headers } = sentRequest();
    expect(story.title).toBe('The Thirteenth Ship');
    expect(address).toBe('/api/stories/generate');
    expect(init.credentials).toBe('include');
    expect(await new Response(defined(init.body)).json()).toEqual({
      prompt: 'A lighthouse keeper',
      category: 'Mystery',
    });
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/u);
  });

  it('sends the given idempotency key', async () => {
    answer(STORY);
    await api.generateStory({ body: { prompt: 'x' }, idempotencyKey: 'the-same-key' });
    expect(sentRequest().headers.get('idempotency-key')).toBe('the-same-key');
  });

  it('sends no idempotency key on other routes', async () => {
    answer({ ok: true });
    await api.deleteStory({ params: { id: 's1' } });
    expect(sentRequest().headers.has('idempotency-key')).toBe(false);
  });

  it('checks every response for a full-disk warning', async () => {
    answer([], { headers: { 'x-notice': 'disk_full' } });
    await api.listVideos({});
    expect(isDiskFull()).toBe(true);
    answer([]);
    await api.listVideos({});
    expect(isDiskFull()).toBe(false);
  });

  it('escapes parameters, and omits the cursor if it is empty', async () => {
    answer({ ok: true });
    await api.deleteVideo({ params: { id: '../../x' } });
    expect(sentRequest().address).toBe('/api/videos/..%2F..%2Fx');
    answer([]);
    await api.listVideos({ query: { cursor: undefined } });
    expect(sentRequest(1).address).toBe('/api/videos');
  });

  it('replaces an unknown category or language with a neutral value', async () => {
    answer([{ ...STORY, category: 'Cooking', language: 'it' }, STORY]);
    expect(await api.listStories({})).toMatchObject({
      items: [{ category: 'General', language: 'en' }, { category: 'Mystery' }],
    });
  });

  it('reads the cursor of the next page from the response’s header', async () => {
    answer([STORY], { headers: { 'x-next-cursor': 'abc' } });
    expect(await api.listStories({ query: { cursor: 'a b' } })).toEqual({ items: [STORY], next: 'abc' });
    expect(sentRequest().address).toBe('/api/stories?cursor=a+b');
  });
});

const failure = async (): Promise<ApiError> => {
  const error: unknown = await api.readMe({}).catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw error;
  return error;
};

describe('a call that fails', () => {
  it('carries the code, message and status of the refusal', async () => {
    answer({ code: 'not_signed_in', detail: 'Sign in.', request_id: 'r1' }, { status: 401 });
    expect(await failure()).toMatchObject({ code: 'not_signed_in', detail: 'Sign in.', status: 401 });
  });

  it('counts as an internal error if the response isn’t one of our refusals', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failure()).toMatchObject({ code: 'internal', status: 502 });
  });

  it('counts as a bad reply if a successful response has the wrong shape', async () => {
    answer({ id: 'u1' });
    expect(await failure()).toMatchObject({ code: 'bad_reply' });
  });

  // Proves wording-met-unknown-status-plan-neutral.
  it('counts as a bad reply if a value that may be any string is not a string', async () => {
    answer([{ ...STORY, category: 7 }]);
    await expect(api.listStories({})).rejects.toMatchObject({ code: 'bad_reply' });
  });

  it('reports that the server can’t be reached if the network is down', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ code: 'offline', status: 0 });
  });

  // Proves constant-calls-time-out-30-parts.
  it('gives up after 30 seconds', async () => {
    const timeouts: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    fetchMock.mockImplementationOnce((_, init) => Promise.reject(defined(defined(init).signal).reason));
    expect(await failure()).toMatchObject({ code: 'timeout', status: 0 });
    expect(timeouts).toEqual([30_000]);
  });
});
