import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { operators } from '#functions/wiring/operators/operator-stores.ts';
import { secondFactors } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { mailbox, poolOf, signUp, switchOnSecondFactor } from '#test/support/browser/email-accounts.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { meOf } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { decideBy, makeOperator, newOperator } from '#test/support/operators/operators.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const VARYING = new Set(['date', 'x-request-id']);

/**
 * Everything that could let a visitor tell one response from another, except the request id, which always differs.
 */
const looksLike = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => !VARYING.has(name)),
  body: (await answer.text()).replace(answer.headers.get('x-request-id') ?? 'none', 'ID'),
});

const callsOf = (visitor: Visitor) => [
  () => visitor.get('/api/operator/cases'),
  () => visitor.get('/api/operator/cases/01ARZ3NDEKTSV4RRFFQ69G5FAV'),
  () => visitor.post('/api/operator/decisions', { action: 'hide' }),
  () => visitor.post('/api/operator/decisions', {}, { 'sec-fetch-site': 'cross-site' }),
  () => visitor.get('/api/operator'),
  () => visitor.post('/api/nothing/here', {}, { 'sec-fetch-site': 'cross-site' }),
];

// Proves listCases, refuseUnknownPath.
it('operator routes look like unknown paths to everyone but operators with a second factor', async () => {
  const nobody = new Visitor(url);
  const unknown = await looksLike(await nobody.get('/api/nothing/here'));
  expect(unknown).toMatchObject({ status: 404, body: expect.stringContaining('"request_id":"ID"') });
  const visitors = [nobody, await signIn(newPerson()), (await newOperator({ secondFactor: false })).visitor];
  for (const visitor of visitors)
    for (const call of callsOf(visitor)) expect(await looksLike(await call())).toEqual(unknown);
});

it('operators can open the queue, but not once they are suspended or have lost their rights', async () => {
  const [one, other] = [await newOperator(), await newOperator()];
  expect((await one.visitor.get('/api/operator/cases')).status).toBe(200);
  expect(await (await one.visitor.get('/api/nothing')).json()).toMatchObject({ code: 'unknown_path' });
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

it('an operator loses their rights when their second factor is removed; a new factor needs a new grant', async () => {
  const { id, visitor } = await newOperator();
  const opens = async () => (await visitor.get('/api/operator/cases')).status;
  await secondFactors().note(id, false, new Date());
  expect(await opens()).toBe(404);
  await expect(makeOperator(id)).rejects.toThrow('no_factor');
  await secondFactors().note(id, true, new Date(Date.now() - 30_000));
  expect(await opens()).toBe(404);
  await makeOperator(id);
  expect(await opens()).toBe(200);
});

it('an operator can’t make decisions about their own account', async () => {
  const operator = await newOperator();
  const [status, detail] = await decideBy(operator, { action: 'suspend', ownerId: operator.id });
  expect([status, detail]).toEqual([409, 'You can’t decide about your own account. Ask another operator.']);
});

describe('a second factor switched on after a password sign-in', () => {
  const PASSWORD = 'a lighthouse at noon';
  const pool = poolOf(sharedCloud());
  const enter = async (id_token: string): Promise<Visitor> => {
    const visitor = new Visitor(url);
    expect((await visitor.post('/api/auth/email', { id_token })).status).toBe(200);
    return visitor;
  };
  const opens = async (visitor: Visitor): Promise<number> =>
    (await visitor.get('/api/operator/cases')).status;

  // Proves listCases.
  it('opens the queue only after a new sign-in with a code, not with an earlier token or session', async () => {
    const person = newPerson('An Operator');
    await signUp(sharedCloud(), mailbox(sharedCloud()), person, PASSWORD);
    const { IdToken, AccessToken } = await pool.tokens(person.email, PASSWORD);
    const before = await enter(IdToken);
    const { IdToken: kept } = await pool.tokens(person.email, PASSWORD);
    const signInWithCode = await switchOnSecondFactor(pool, AccessToken, { ...person, password: PASSWORD });
    await before.post(routes.noteSecondFactor.path);
    await makeOperator((await meOf(before)).id);
    expect([await opens(before), await opens(await enter(kept))]).toEqual([404, 404]);
    // A sign-in in the second in which the factor was recorded may have happened before that.
    await expect.poll(async () => opens(await enter(await signInWithCode())), { timeout: 10_000 }).toBe(200);
  });
});
