import { beforeAll, expect, it } from 'vitest';
import { operators } from '#functions/wiring/operators/operator-stores.ts';
import { signIn } from '#test/support/browser/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { decideBy, newOperator } from '#test/support/operators/operators.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const VARYING = new Set(['date']);

/** Everything of an answer that a visitor could tell it by. */
const looksLike = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => !VARYING.has(name)),
  body: await answer.text(),
});

const callsOf = (visitor: Visitor) => [
  () => visitor.get('/api/operator/cases'),
  () => visitor.get('/api/operator/cases/01ARZ3NDEKTSV4RRFFQ69G5FAV'),
  () => visitor.post('/api/operator/decisions', { action: 'hide' }),
  () => visitor.post('/api/operator/decisions', {}, { 'sec-fetch-site': 'cross-site' }),
];

it('to everyone but operators with a second factor, their routes look like any unknown path', async () => {
  const nobody = new Visitor(url);
  const unknown = await looksLike(await nobody.get('/api/nothing/here'));
  expect(unknown.status).toBe(404);
  const visitors = [
    nobody,
    await signIn(url, newPerson()),
    (await newOperator({ secondFactor: false })).visitor,
  ];
  for (const visitor of visitors)
    for (const call of callsOf(visitor)) expect(await looksLike(await call())).toEqual(unknown);
});

it('an operator opens the queue; after a suspension, or without the rights, the same session opens nothing', async () => {
  const [one, other] = [await newOperator(), await newOperator()];
  expect((await one.visitor.get('/api/operator/cases')).status).toBe(200);
  expect(await decideBy(one, { action: 'suspend', ownerId: other.id })).toEqual([200, undefined]);
  expect((await other.visitor.get('/api/operator/cases')).status).toBe(404);
  const revoked = {
    action: 'revoke',
    operator: 'command:test',
    ownerId: one.id,
    reason: 'Off duty.',
  } as const;
  expect(await operators().revoke(revoked, new Date())).toBe(true);
  expect((await one.visitor.get('/api/operator/cases')).status).toBe(404);
});

it('an operator can’t decide about their own account', async () => {
  const operator = await newOperator();
  const [status, detail] = await decideBy(operator, { action: 'suspend', ownerId: operator.id });
  expect([status, detail]).toEqual([409, 'You can’t decide about your own account. Ask another operator.']);
});
