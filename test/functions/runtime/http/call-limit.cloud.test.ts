import { rm } from 'node:fs/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorReply } from '#contract/refusals.ts';
import { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { callLimitStore } from '#functions/store/request/call-limit-store.ts';
import { connect } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsNaming } from '#test/support/cloud/left-behind.ts';
import { startProduct } from '#test/support/cloud/product-process.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const { env } = sharedCloud();
const NOW = new Date('2026-11-20T10:42:30Z');
beforeAll(() => {
  useCloudEnvironment();
  vi.spyOn(log, 'info').mockReturnValue(undefined);
});

const tableOf = (client = connect()) => ({ client, name: env['TABLE_NAME'] ?? '' });

/** A public route with a limit that a test can reach. */
const SUBSCRIBE = { ...routes.subscribeNewsletter, limit: { calls: 5, seconds: 3600 } } as const;

/** Serves a route with the contract's limits; callers are identified by their session. */
const served = (
  route: typeof SUBSCRIBE | typeof routes.retryVideo,
  {
    limits = callLimitStore(tableOf()),
    now = () => NOW,
  }: { limits?: ReturnType<typeof callLimitStore>; now?: () => Date } = {},
) => {
  const handler = serve(
    { ...route, reply: routes.signOut.reply },
    async () => ({ reply: { ok: true } as const }),
    {
      now,
      findSession: async (token) => token,
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: (call, at) => limits.take(call, at),
    },
  );
  return async (call: Parameters<typeof apiCall>[1]) => {
    const answer = await handler(apiCall(route, call), functionContext());
    return {
      status: answer.statusCode,
      retryAfter: answer.headers?.['retry-after'],
      body: answer.body ?? '',
    };
  };
};

let count = 0;
/** An IP address that no other test in the run uses. */
const anAddress = (): string => `203.0.${process.pid % 250}.${(count += 1)}`;
const body = { email: 'ada@example.com' };
const inParallel = <T>(times: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, work));

describe('calls without a session', () => {
  it('beyond their route’s limit are refused until the window ends; calls from other addresses are not', async () => {
    const subscribe = served(SUBSCRIBE);
    const address = anAddress();
    const answers = [];
    for (let call = 1; call <= 6; call += 1) answers.push(await subscribe({ address, body }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.retryAfter).toBe(String(17 * 60 + 30));
    expect(ErrorReply.parse(JSON.parse(answers[5]?.body ?? ''))).toMatchObject({
      code: 'too_many_requests',
      detail: 'Too many requests. Try again in 18 minutes.',
    });
    expect((await subscribe({ address: anAddress(), body })).status).toBe(200);
    const later = served(SUBSCRIBE, { now: () => new Date(NOW.getTime() + 18 * 60_000) });
    expect((await later({ address, body })).status).toBe(200);
  });

  it('beyond the daily limit are refused for the rest of the day', async () => {
    const { body: refusal } = await served(SUBSCRIBE, {
      limits: { take: async () => 50_000, giveBack: async () => {} },
    })({
      address: anAddress(),
      body,
    });
    expect(ErrorReply.parse(JSON.parse(refusal)).detail).toBe('Too many requests. Try again in 14 hours.');
  });

  it('are counted exactly, even if many arrive at once', async () => {
    const subscribe = served(SUBSCRIBE);
    const address = anAddress();
    const answers = await inParallel(20, () => subscribe({ address, body }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('with invalid input are refused for that reason, and not counted', async () => {
    const subscribe = served(SUBSCRIBE);
    const address = anAddress();
    const wrong = await inParallel(8, () => subscribe({ address, body: { email: 'nobody' } }));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await subscribe({ address, body })).status).toBe(200);
  });

  it('are counted under a hash of the IP address, not the address itself', async () => {
    const address = anAddress();
    expect((await served(SUBSCRIBE)({ address, body })).status).toBe(200);
    expect(await rowsNaming(address)).toEqual([]);
  });

  it('are let through, and logged, while the table does not respond', async () => {
    const line = vi.spyOn(log, 'error').mockReturnValue(undefined);
    const gone = new DynamoDBClient({ endpoint: 'http://127.0.0.1:1', maxAttempts: 4 });
    const limits = callLimitStore(tableOf(DynamoDBDocumentClient.from(gone)));
    const answers = await inParallel(7, () =>
      served(SUBSCRIBE, { limits })({ address: '203.0.113.1', body }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(line).toHaveBeenCalledTimes(7);
    expect(line.mock.lastCall?.[0]).toMatchObject({ route: 'POST /api/newsletter' });
    line.mockRestore();
  });

  it('are refused before any other check if they bypass the edge', async () => {
    const handler = serve(routes.signOut, async () => ({ reply: { ok: true } as const }), {
      now: () => NOW,
      findSession: async () => undefined,
      isSuspended: async () => false,
      originSecret: async () => 'another secret than the call has',
      takeCall: async () => undefined,
    });
    const answer = await handler(apiCall(routes.signOut, { address: '203.0.113.1' }), functionContext());
    expect(answer.statusCode).toBe(403);
  });
});

describe('sign-in exchanges', () => {
  const exchange = (valid: () => boolean, address: string) => {
    const handler = serve(
      { ...routes.exchangeSession, reply: routes.signOut.reply },
      async () => {
        if (!valid()) throw new Refusal('sign_in_expired');
        return { reply: { ok: true } as const };
      },
      {
        now: () => NOW,
        findSession: async () => undefined,
        isSuspended: async () => false,
        originSecret: async () => ORIGIN_SECRET,
        takeCall: (call, at) => callLimitStore(tableOf(), 0.005).take(call, at),
      },
    );
    return async () =>
      (
        await handler(
          apiCall(routes.exchangeSession, { address, body: { session_id: 's' } }),
          functionContext(),
        )
      ).statusCode;
  };

  // Proves exchangeSession, exchangeEmail.
  it('are not counted if valid, and not refused because someone else guessed from the same address', async () => {
    let isValid = true;
    const ask = exchange(() => isValid, anAddress());
    for (let call = 1; call <= 10; call += 1) expect(await ask()).toBe(200);
    isValid = false;
    const guesses = await inParallel(6, ask);
    expect(guesses.toSorted((a, b) => Number(a) - Number(b))).toEqual([401, 401, 401, 429, 429, 429]);
    isValid = true;
    expect(await ask()).toBe(200);
  });
});

describe('calls with a session', () => {
  it('are counted per user, whatever address they come from', async () => {
    const retry = served(routes.retryVideo);
    const ask = (user: string) => () =>
      retry({ address: anAddress(), params: { id: 'a-video' }, cookies: [`__Host-veilcast=${user}`] });
    const answers = [];
    for (const times of [20, 20, 21]) answers.push(...(await inParallel(times, ask('first'))));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask('second')()).status).toBe(202);
  });
});

describe('requests to post a video', () => {
  const ordering = (limits = callLimitStore(tableOf(), 0.1)) => {
    let refusal: Refusal | undefined;
    const { idempotent: _, ...unkeyed } = routes.publishVideo;
    const route = { ...unkeyed, reply: routes.signOut.reply };
    const handler = serve(
      route,
      async () => {
        if (refusal !== undefined) throw refusal;
        return { reply: { ok: true } as const };
      },
      {
        now: () => NOW,
        findSession: async (token) => token,
        isSuspended: async () => false,
        originSecret: async () => ORIGIN_SECRET,
        takeCall: (call, at) => limits.take(call, at),
        giveCallBack: (call, at) => limits.giveBack(call, at),
      },
    );
    const user = newId();
    return async (posts: number, refused?: Refusal) => {
      refusal = refused;
      const each = Array.from({ length: posts }, (_, index) => ({
        connection_id: `${index}`,
        way: 'inbox',
        text: '',
      }));
      const answer = await handler(
        apiCall(route, {
          address: anAddress(),
          cookies: [`__Host-veilcast=${user}`],
          body: { video_id: newId(), posts: each },
        }),
        functionContext(),
      );
      return { status: answer.statusCode, body: answer.body ?? '' };
    };
  };

  // Proves publishVideo, retryPublication.
  it('are limited by the number of posts, and the refusal says so', async () => {
    const order = ordering();
    expect([(await order(3)).status, (await order(3)).status, (await order(2)).status]).toEqual([
      202, 429, 202,
    ]);
    const { detail } = ErrorReply.parse(JSON.parse((await order(1)).body));
    expect(detail).toBe(
      'You can plan or publish 50 posts a day, and this would be more. Try again in 14 hours.',
    );
  });

  it('that are refused or answered with a question don’t count toward the limit', async () => {
    const order = ordering();
    for (let call = 1; call <= 8; call += 1)
      expect((await order(3, new Refusal('already_published'))).status).toBe(409);
    expect((await order(5)).status).toBe(202);
    expect((await order(1)).status).toBe(429);
  });

  it('are still refused for the original reason if the table can’t undo the count', async () => {
    const line = vi.spyOn(log, 'error').mockReturnValue(undefined);
    const order = ordering({
      take: async () => undefined,
      giveBack: async () => Promise.reject(new Error('The table is away.')),
    });
    expect((await order(1, new Refusal('already_published'))).status).toBe(409);
    expect(line).toHaveBeenCalledOnce();
    line.mockRestore();
  });
});

describe('the running product', () => {
  fullIt(
    'counts calls by the IP address of the connection, no matter which address a client claims to have',
    async () => {
      // Lowers the contract's limit to five calls.
      const product = await startProduct({
        env: { CALL_LIMIT_FACTOR: String(5 / routes.subscribeNewsletter.limit.calls) },
      });
      const subscribe = (claimed: string) =>
        fetch(`${product.url}/api/newsletter`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-viewer-address': claimed,
            'x-forwarded-for': claimed,
            'cloudfront-viewer-address': `${claimed}:1234`,
          },
          body: JSON.stringify(body),
        });
      const statuses = [];
      for (let call = 1; call <= 12; call += 1) statuses.push((await subscribe(`192.0.2.${call}`)).status);
      // If these calls straddle a ten-minute boundary, at most one new window may start.
      expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
      await product.stop();
      await rm(product.dataDir, { recursive: true, force: true });
    },
  );
});
