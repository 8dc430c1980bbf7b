import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { sessions } from '#functions/wiring/stores.ts';
import { appCode, choosePassword, mailbox, poolOf, signUp } from '#test/support/browser/email-accounts.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const PASSWORD = 'a lighthouse at noon';
const OTHER_PASSWORD = 'two lighthouses at dusk';
/** The minimum time for either response; anything beyond that is due to the machine. */
const EVEN_MS = 1_200;
/** Earlier than any second factor in these tests. */
const START = new Date(Date.now() - 60_000);

const cloud = sharedCloud();
const mail = mailbox(cloud);
const pool = poolOf(cloud);
const PATHS = {
  pass: routes.beginEmailSignIn.path,
  code: routes.sendEmailCode.path,
  password: routes.setEmailPassword.path,
};
const post = (what: keyof typeof PATHS, body: object) => new Visitor(cloud.url).post(PATHS[what], body);
const mailsTo = (email: string) => mail.all().filter((sent) => sent.email === email).length;

beforeAll(() => useCloudEnvironment());
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const isIn = async (email: string, password: string): Promise<boolean> =>
  (await pool.signIn(email, password)).status === 200;

// Most responses take the same 1.2 s, whatever their content.
describe.concurrent('the user pool', () => {
  it('checks a password only with a pass, which works once and only for the address it was issued for', async () => {
    const person = newPerson('Grace Hopper');
    await signUp(cloud, mail, person, PASSWORD);
    const { pass } = await (await post('pass', { email: person.email })).json();
    const signIn = (USERNAME: string, given?: string) =>
      pool.asClient('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
        ...(given !== undefined && { ClientMetadata: { pass: given } }),
      });
    for (const given of [undefined, 'made-up'])
      expect((await signIn(person.email, given)).body['__type']).toBe('UserLambdaValidationException');
    expect((await signIn(person.email, pass)).status).toBe(200);
    const again = await signIn(person.email, pass);
    expect(again.body).toMatchObject({
      __type: 'UserLambdaValidationException',
      message: expect.stringContaining('no valid pass'),
    });
    const other = newPerson('Ada');
    await signUp(cloud, mail, other, PASSWORD);
    const { pass: others } = await (await post('pass', { email: other.email })).json();
    expect((await signIn(person.email, others)).status).toBe(400);
  });

  // Proves beginEmailSignIn.
  it('responds identically to known, unconfirmed and unknown addresses, whether with their own pass, another address’s pass or no pass', async () => {
    const person = newPerson('Grace Hopper');
    const unconfirmed = newPerson('Ada');
    await signUp(cloud, mail, person, PASSWORD);
    await post('code', unconfirmed);
    const passFor = async (email: string): Promise<string> =>
      (await (await post('pass', { email })).json()).pass;
    const answersTo = async (email: string) => {
      const passes = [undefined, await passFor(email), await passFor(newPerson('Mallory').email)];
      const tried = passes.map((pass) =>
        pool.asClient('InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: OTHER_PASSWORD },
          ...(pass !== undefined && { ClientMetadata: { pass } }),
        }),
      );
      return Promise.all(tried);
    };
    const known = await answersTo(person.email);
    expect(known.map(({ body }) => body['__type'])).toEqual([
      'UserLambdaValidationException',
      'NotAuthorizedException',
      'UserLambdaValidationException',
    ]);
    expect(await answersTo(unconfirmed.email)).toEqual(known);
    expect(await answersTo(newPerson('Nobody').email)).toEqual(known);
  });

  it('refuses a sign-up that bypasses our API', async () => {
    const { email } = newPerson();
    const answer = await pool.asClient('SignUp', { Username: email, Password: PASSWORD });
    expect(answer.body['__type']).toBe('UserLambdaValidationException');
    expect(await pool.knows(email)).toBe(false);
  });
});

describe.concurrent('password guesses', () => {
  // Proves beginEmailSignIn.
  it('are blocked once a network reaches its limit; the error explains what to do, and a new password lets the owner in', async () => {
    const person = newPerson('Grace Hopper');
    await choosePassword(cloud, person, PASSWORD);
    // Choosing a password made this network a known one, which is allowed ten guesses.
    for (let guess = 0; guess < 10; guess += 1)
      expect((await pool.signIn(person.email, `wrong ${PASSWORD} ${guess}`)).body['__type']).toBe(
        'NotAuthorizedException',
      );
    const refused = await post('pass', { email: person.email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await refused.json()).detail).toBe(
      'Too many attempts for this address. Try again in 16 minutes, or reset your password: that lets you in at once.',
    );
    await choosePassword(cloud, { email: person.email }, OTHER_PASSWORD, 2);
    expect(await isIn(person.email, OTHER_PASSWORD)).toBe(true);
  });

  // Proves beginEmailSignIn.
  it('from the owner’s own network don’t lock out the browser that the owner has signed in with', async () => {
    const person = newPerson('Grace Hopper');
    await signUp(cloud, mail, person, PASSWORD);
    const owner = new Visitor(cloud.url);
    const { IdToken } = await pool.tokens(person.email, PASSWORD);
    expect((await owner.post(routes.exchangeEmail.path, { id_token: IdToken })).status).toBe(200);
    const ask = async (visitor: Visitor) => (await visitor.post(PATHS.pass, { email: person.email })).status;
    const stranger = new Visitor(cloud.url);
    const asked = [];
    for (let guess = 0; guess < 11; guess += 1) asked.push(await ask(stranger));
    expect(asked.at(-1)).toBe(429);
    expect(await ask(owner)).toBe(200);
  });

  fullIt('are counted and refused the same way for an address without an account', async () => {
    const person = newPerson('Grace Hopper');
    for (let guess = 0; guess < 5; guess += 1) {
      const { body } = await pool.signIn(person.email, PASSWORD);
      expect(body).toMatchObject({
        __type: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    }
    expect((await post('pass', { email: person.email })).status).toBe(429);
  });
});

describe.concurrent('a code', () => {
  // Proves sendEmailCode.
  it('can be requested for an address with or without an account; the response and its timing are the same', async () => {
    const person = newPerson('Grace Hopper');
    const known = newPerson('Ada');
    await choosePassword(cloud, known, PASSWORD);
    const ask = async (body: object) => {
      const started = performance.now();
      const answer = await post('code', body);
      return { status: answer.status, body: await answer.json(), ms: performance.now() - started };
    };
    const answers = [
      await ask(known),
      await ask({ email: known.email }),
      await ask({ email: person.email }),
      await ask(person),
      await ask(person),
    ];
    for (const { status, body, ms } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
      expect(ms).toBeGreaterThanOrEqual(EVEN_MS - 20);
    }
    // Only the emails reveal the difference: one owner has an account, and the other asked to create one.
    expect([mailsTo(known.email), mailsTo(person.email)]).toEqual([3, 2]);
  });

  // Proves setEmailPassword.
  it('is refused with the same message if it is wrong or expired, or if the address has no account', async () => {
    const person = newPerson('Grace Hopper');
    const known = newPerson('Ada');
    await choosePassword(cloud, known, PASSWORD);
    await post('code', known);
    await post('code', person);
    const codes = [await mail.codeTo(known.email, 2), await mail.codeTo(person.email)];
    const attempts = [
      { ...known, code: wrong(defined(codes[0])) },
      { ...person, code: wrong(defined(codes[1])) },
      { email: newPerson('Nobody').email, code: '123456' },
    ];
    for (const attempt of attempts) {
      const answer = await post('password', { ...attempt, password: OTHER_PASSWORD });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'wrong_code' });
    }
  });

  // Proves setEmailPassword.
  it('lets the owner of an address take over a sign-up that somebody else started', async () => {
    const person = newPerson('Grace Hopper');
    await post('code', { email: person.email, name: 'Mallory' });
    await post('code', person);
    const code = await mail.codeTo(person.email, 2);
    expect((await post('password', { ...person, code, password: PASSWORD })).status).toBe(200);
    expect(await isIn(person.email, PASSWORD)).toBe(true);
    const visitor = new Visitor(cloud.url);
    const { IdToken } = await pool.tokens(person.email, PASSWORD);
    await visitor.post('/api/auth/email', { id_token: IdToken });
    expect(await (await visitor.get('/api/auth/me')).json()).toMatchObject({ ...person, hasPassword: true });
  });

  it('is emailed to the owner when somebody signs up with a known address; nothing changes until it is entered', async () => {
    const person = newPerson('Grace Hopper');
    await choosePassword(cloud, person, PASSWORD);
    await post('code', { email: person.email, name: 'Mallory' });
    expect(await isIn(person.email, PASSWORD)).toBe(true);
    const code = await mail.codeTo(person.email, 2);
    expect((await post('password', { ...person, code, password: OTHER_PASSWORD })).status).toBe(200);
    expect(await isIn(person.email, OTHER_PASSWORD)).toBe(true);
  });

  // Proves sendEmailCode.
  it('is sent to a mailbox at most three times an hour, no matter how its address is spelled', async () => {
    const person = newPerson('Grace Hopper');
    const name = defined(newPerson('Ada').email.split('@')[0]);
    const spellings = ['', '+a', '+b', '+c'].map((tag) => `${name}${tag}@example.com`);
    const known = await Promise.all([person, newPerson('Nobody')].map(async ({ email }) => email));
    await choosePassword(cloud, { email: defined(known[0]), name: 'Ada' }, PASSWORD);
    const answers = [];
    for (const email of spellings) answers.push(await post('code', { email, name: 'Ada' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(spellings.map(mailsTo)).toEqual([1, 1, 1, 0]);
    expect((await defined(answers[3]).json()).detail).toBe(
      'We have sent several codes to this address. Enter the newest one, or try again in 60 minutes.',
    );
  });

  it('is refused if the new password is short or common, or has spaces around it', async () => {
    const person = newPerson('Grace Hopper');
    for (const password of ['short', ` ${PASSWORD}`, `${PASSWORD} `])
      expect((await post('password', { ...person, code: '123456', password })).status).toBe(400);
    const common = await post('password', { ...person, code: '123456', password: 'Password1234' });
    expect([common.status, (await common.json()).code]).toEqual([400, 'common_password']);
    for (const code of ['12345', 'abcdef', ''])
      expect((await post('password', { ...person, code, password: PASSWORD })).status).toBe(400);
  });
});

it('a request for a code gets the usual response even while the user pool is failing', async () => {
  const person = newPerson('Grace Hopper');
  await scriptFaultsAt(defined(cloud.standIns.emailPool), 'AdminGetUser', [
    { kind: 'status', status: 400, code: 'LimitExceededException' },
  ]);
  const answer = await post('code', person);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});

describe('two-step sign-in', () => {
  it('requires a code from the app, records in the session that one was used, and refuses a challenge without the password', async () => {
    const person = newPerson('Grace Hopper');
    await signUp(cloud, mail, person, PASSWORD);
    const { AccessToken } = await pool.tokens(person.email, PASSWORD);
    const { SecretCode } = (await pool.asClient('AssociateSoftwareToken', { AccessToken })).body;
    const verify = (UserCode: string) => pool.asClient('VerifySoftwareToken', { AccessToken, UserCode });
    expect((await verify(wrong(appCode(SecretCode)))).status).toBe(400);
    expect((await verify(appCode(SecretCode))).status).toBe(200);
    await pool.asClient('SetUserMFAPreference', {
      AccessToken,
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    });
    const { body } = await pool.signIn(person.email, PASSWORD);
    expect(body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect(body.AuthenticationResult).toBeUndefined();
    const answer = (Session: string, code: string) =>
      pool.asClient('RespondToAuthChallenge', {
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: person.email, SOFTWARE_TOKEN_MFA_CODE: code },
      });
    expect((await answer('made-up', appCode(SecretCode))).body['__type']).toBe('NotAuthorizedException');
    expect((await answer(body.Session, wrong(appCode(SecretCode)))).body['__type']).toBe(
      'CodeMismatchException',
    );
    const done = await answer(body.Session, appCode(SecretCode));
    const visitor = new Visitor(cloud.url);
    const { IdToken } = done.body.AuthenticationResult;
    expect((await visitor.post('/api/auth/email', { id_token: IdToken })).status).toBe(200);
    const secret = (of: Visitor): string => of.cookies.get(SESSION_COOKIE) ?? '';
    expect(await sessions().hasSecondFactor(secret(visitor), START, new Date())).toBe(true);
    const other = newPerson('Ada');
    await signUp(cloud, mail, other, PASSWORD);
    const plain = new Visitor(cloud.url);
    await plain.post('/api/auth/email', { id_token: (await pool.tokens(other.email, PASSWORD)).IdToken });
    expect(await sessions().hasSecondFactor(secret(plain), START, new Date())).toBe(false);
    expect((await pool.asClient('AssociateSoftwareToken', { AccessToken: IdToken })).status).toBe(400);
  });
});
