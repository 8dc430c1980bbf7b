import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import type { ClaimOutcome, Idempotency, IdempotencyClaim } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';

const DONE: ClaimOutcome = { kind: 'done', resultId: 'the first result' };
const Coded = z.object({ code: z.string().optional() });
const OK = { ok: true } as const;
const Line = z.record(z.string(), z.unknown());
const lines: z.infer<typeof Line>[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((line: unknown) => void lines.push(Line.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

interface Keys {
  /** What each read of the key returns; the last entry repeats. */
  readonly found?: readonly (ClaimOutcome | undefined)[];
  readonly release?: () => Promise<void>;
}

/**
 * Calls a keyed route that names the result in its reply; counts the handler's runs and collects the claims.
 */
const call = async (
  kind: 'bind' | 'lock',
  { found = [], release = async () => {} }: Keys,
  { key = 'a-key-of-mine', work = () => {}, repeat = () => {} } = {},
) => {
  const claims: IdempotencyClaim[] = [];
  let [worked, released] = [0, 0];
  const read = async (claim: IdempotencyClaim) => {
    claims.push(claim);
    return found[Math.min(claims.length, found.length) - 1];
  };
  const keys: Idempotency = {
    find: read,
    claim: async (claim) => (await read(claim)) ?? { kind: 'claimed' },
    release: async () => {
      released += 1;
      await release();
    },
  };
  const handler = serve(
    { ...routes.rewriteScene, idempotent: kind, reply: routes.signOut.reply },
    {
      handle: async (_, { claim }) => {
        worked += 1;
        work();
        return { reply: OK, nextCursor: claim?.key };
      },
      repeat: async (userId, resultId) => {
        repeat();
        return { reply: OK, nextCursor: `${userId}: ${resultId}` };
      },
    },
    {
      now: () => new Date(),
      findSession: async () => 'ada',
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: async () => undefined,
      idempotency: () => keys,
    },
  );
  const event = apiCall(routes.rewriteScene, {
    address: '203.0.113.9',
    params: { id: '01J00000000000000000000000', n: '2' },
    body: { narration: 'Other words.' },
    cookies: ['__Host-veilcast=a-session'],
  });
  if (key !== '') event.headers['idempotency-key'] = key;
  const { statusCode, headers, body = '' } = await handler(event, functionContext());
  const { code } = Coded.parse(JSON.parse(body));
  return { statusCode, code, answer: headers?.['x-next-cursor'], worked, released, claims };
};

const refuse = (): never => {
  throw new Refusal('limit_reached');
};
const breakDown = (): never => {
  throw new Error('broken');
};

describe('a new key', () => {
  it('reaches the handler as a claim that includes the user, the route and the whole request', async () => {
    const { answer, worked, claims } = await call('bind', {});
    expect([answer, worked]).toEqual(['a-key-of-mine', 1]);
    expect(claims).toEqual([
      {
        ownerId: 'ada',
        route: 'rewrite-scene',
        key: 'a-key-of-mine',
        asked: JSON.stringify([{ id: '01J00000000000000000000000', n: 2 }, { narration: 'Other words.' }]),
      },
    ]);
  });

  it('is optional: a call without one claims nothing', async () => {
    const { answer, worked, claims } = await call('bind', {}, { key: '' });
    expect([answer, worked, claims]).toEqual([undefined, 1, []]);
  });
});

describe.each(['bind', 'lock'] as const)('on a route with %s, a key', (kind) => {
  it('with a stored result returns it without running the handler again', async () => {
    const { answer, worked, released } = await call(kind, { found: [DONE] });
    expect([answer, worked, released]).toEqual(['ada: the first result', 0, 0]);
  });

  it('is refused if it was used for a different request', async () => {
    const { code, worked } = await call(kind, { found: [{ kind: 'mismatch' }] });
    expect([code, worked]).toEqual(['conflict', 0]);
  });

  it('is refused while its first call is running, and stays locked', async () => {
    const { code, worked, released } = await call(kind, { found: [{ kind: 'in_progress' }] });
    expect([code, worked, released]).toEqual(['in_progress', 0, 0]);
  });

  it('is refused as not found if its result is gone, and stays used', async () => {
    const gone = () => {
      throw new Refusal('not_found');
    };
    const { code, released } = await call(kind, { found: [DONE] }, { repeat: gone });
    expect([code, released]).toEqual(['not_found', 0]);
  });
});

describe('a call that is refused', () => {
  it('gets the result of a concurrent call that claimed the same key first', async () => {
    const { statusCode, answer } = await call('bind', { found: [undefined, DONE] }, { work: refuse });
    expect([statusCode, answer]).toEqual([202, 'ada: the first result']);
    expect(lines).toContainEqual(expect.objectContaining({ status: 202 }));
    expect(lines.some((line) => 'refusal' in line)).toBe(false);
  });

  it('stays refused if no other call has claimed its key', async () => {
    expect(await call('bind', {}, { work: refuse })).toMatchObject({
      code: 'limit_reached',
      statusCode: 402,
    });
  });

  it('releases its lock, so that the key can be used again', async () => {
    const { code, released } = await call('lock', {}, { work: refuse });
    expect([code, released]).toEqual(['limit_reached', 1]);
  });
});

describe('a call that fails', () => {
  it('releases its lock and keeps its error, even if the table refuses the release', async () => {
    const release = async () => {
      throw new Error('The table is away');
    };
    const { code, released } = await call('lock', { release }, { work: breakDown });
    expect([code, released]).toEqual(['internal', 1]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'idempotency-key-not-settled' }));
  });

  it('never returns another call’s result', async () => {
    const { code, claims } = await call('bind', { found: [undefined, DONE] }, { work: breakDown });
    expect([code, claims.length]).toEqual(['internal', 1]);
  });
});

it('refuses to serve a keyed route without an idempotency store', () => {
  const start = () =>
    serve(routes.createVideo, async () => ({}), {
      now: () => new Date(),
      findSession: async () => 'ada',
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: async () => undefined,
    });
  expect(start).toThrow('videos/create-video honours Idempotency-Key');
});
