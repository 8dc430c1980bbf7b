import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Described, describedRoutes } from '#test/support/contract/described.ts';
import { incompatible } from '#test/support/contract/incompatible.ts';
import { yesterdaysRoutes } from '#test/support/contract/yesterday.ts';

test('a page from the previous release can still make its calls and read the responses', () => {
  expect(incompatible(yesterdaysRoutes(), describedRoutes())).toEqual([]);
});

const described = (schema: z.ZodMiniType): Described => z.toJSONSchema(schema, { io: 'input' }) as Described;
const route = { method: 'POST', path: '/api/things' };
const sent = (before: z.ZodMiniType, after: z.ZodMiniType) =>
  incompatible(
    { makeThing: { ...route, body: described(before) } },
    { makeThing: { ...route, body: described(after) } },
  );
const read = (before: z.ZodMiniType, after: z.ZodMiniType) =>
  incompatible(
    { makeThing: { ...route, reply: described(before) } },
    { makeThing: { ...route, reply: described(after) } },
  );
const name = z.string().check(z.maxLength(40));

describe('the list of what an open page can no longer do', () => {
  test('includes a call that was removed or has moved', () => {
    expect(incompatible({ makeThing: route }, {})).toEqual(['makeThing is gone']);
    expect(incompatible({ makeThing: route }, { makeThing: { ...route, path: '/api/items' } })).toEqual([
      'makeThing was POST /api/things, and is POST /api/items',
    ]);
  });

  test.each([
    [
      'a field that must be sent now',
      z.object({ name }),
      z.object({ name, kind: name }),
      'body.kind may be missing',
    ],
    [
      'a field that is refused now',
      z.strictObject({ name, kind: name }),
      z.strictObject({ name }),
      'body.kind is not known',
    ],
    [
      'a choice that is refused now',
      z.object({ kind: z.enum(['a', 'b']) }),
      z.object({ kind: z.enum(['a']) }),
      'body.kind may be "b"',
    ],
    [
      'a tighter limit',
      z.object({ name }),
      z.object({ name: z.string().check(z.maxLength(20)) }),
      'body.name may have a maxLength of 40, not only 20',
    ],
    [
      'another pattern',
      z.object({ name }),
      z.object({ name: z.string().check(z.maxLength(40), z.regex(/^a/u)) }),
      'body.name may not match ^a',
    ],
    [
      'another type',
      z.object({ name }),
      z.object({ name: z.number() }),
      'body.name may be of type string, not only number',
    ],
  ])('names %s', (_, before, after, problem) => {
    expect(sent(before, after)).toEqual([`makeThing: ${problem}`]);
  });

  test.each([
    ['a field that is no longer sent', z.object({ name }), z.object({}), 'reply.name may be missing'],
    [
      'a field that may be missing now',
      z.object({ name }),
      z.object({ name: z.optional(name) }),
      'reply.name may be missing',
    ],
    [
      'a field that may be null now',
      z.object({ name }),
      z.object({ name: z.nullable(name) }),
      'reply.name may be of type null, not only string',
    ],
    [
      'a state that it doesn’t know',
      z.array(z.object({ state: z.enum(['a']) })),
      z.array(z.object({ state: z.enum(['a', 'b']) })),
      'reply[].state may be "b"',
    ],
  ])('names %s', (_, before, after, problem) => {
    expect(read(before, after)).toEqual([`makeThing: ${problem}`]);
  });

  test('is empty if the API only accepts or returns more than before', () => {
    expect(sent(z.object({ name }), z.object({ name: z.string(), kind: z.optional(name) }))).toEqual([]);
    expect(
      sent(z.object({ kind: z.literal('a') }), z.object({ kind: z.union([z.literal('a'), z.number()]) })),
    ).toEqual([]);
    expect(read(z.object({ name: z.nullable(name) }), z.object({ name, kind: name }))).toEqual([]);
    expect(read(z.object({ size: z.number() }), z.object({ size: z.int() }))).toEqual([]);
  });
});
