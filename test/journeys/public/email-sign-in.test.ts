import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsOf } from '#test/support/browser/axe.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { mailbox, poolOf } from '#test/support/browser/email-accounts.ts';
import { meIn } from '#test/support/browser/pages.ts';
import { ONE_SIZE } from '#test/support/browser/widths.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const PASSWORD = 'a lighthouse at noon';
const NEW_PASSWORD = 'two lighthouses at dusk';
const RULE = 'Use at least 10 characters, with no space at the start or end.';
const WRONG_CODE =
  'That code isn’t right or has expired. Enter the six digits from our latest email, or ask for a new code.';
const NOT_THEM = 'The email address or password is incorrect. Try again, or reset your password.';
/** The errors that these tests provoke, as they appear in the browser’s log. */
const PROVOKED = [/status of 40[01]/u, /status of 503/u, /ERR_INTERNET_DISCONNECTED/u];
const FORGOTTEN_LIMIT_MS = 60_000;

const { url, standIns, env, dataDir } = sharedCloud();
const mail = mailbox({ dataDir });
const pool = poolOf({ url, standIns, env });
/** The full run checks both themes. */
const THEMES = isFullRun ? ['dark', 'light'] : ['dark'];

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

describe.each(ONE_SIZE)('email sign-in at $name', ({ viewport }) => {
  let tab: Tab;
  let page: Page;
  let person: { name: string; email: string };
  beforeEach(async () => {
    tab = await openTab(browser, { url, viewport, expected: PROVOKED });
    page = tab.page;
    person = newPerson('Grace Hopper');
    await openEmailTab();
  });
  afterEach(async () => {
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  const openEmailTab = async (path = '/login'): Promise<void> => {
    await page.goto(path);
    await page.getByRole('tab', { name: 'Email & Password' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  };
  const title = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const password = () => page.getByLabel('Password', { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const alerted = async () => {
    const alert = page.locator('.login__problem:not(:empty)');
    await alert.waitFor();
    return alert.textContent();
  };
  /** The error beside an invalid field, as a screen reader announces it. */
  const beside = async (label: string): Promise<string> => {
    const field = page.getByLabel(label, { exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    return field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  };

  const fillSignUp = async (secret = PASSWORD): Promise<void> => {
    await press('Create one');
    await title('Create Account');
    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email Address').fill(person.email);
    await password().fill(secret);
    await page.keyboard.press('Enter');
  };
  const signUp = async (): Promise<void> => {
    await fillSignUp();
    await title('Check Your Email');
  };
  const confirm = async (): Promise<void> => {
    await page.getByLabel('Code').fill(await mail.codeTo(person.email));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  };
  const signIn = async (secret: string): Promise<void> => {
    await page.getByLabel('Email Address').fill(person.email);
    await password().fill(secret);
    await page.keyboard.press('Enter');
  };
  const logOut = async (): Promise<void> => {
    expect(
      await page.evaluate(
        async () =>
          (
            await fetch('/api/auth/logout', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{}',
            })
          ).status,
      ),
    ).toBe(200);
    await page.goto('/login');
  };
  /** Everything that this page can store in the browser. */
  const stored = () =>
    page.evaluate(async () =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        (await indexedDB.databases()).map(({ name }) => name),
      ]),
    );

  // Proves beginEmailSignIn, sendEmailCode, setEmailPassword, exchangeEmail.
  it('creates an account, resets its password and deletes the account', async () => {
    await signUp();
    expect(await page.locator('.login__notice').textContent()).toBe(
      `We sent a six-digit code to ${person.email}.`,
    );
    expect(await page.getByLabel('Code').evaluate((field) => field === document.activeElement)).toBe(true);
    await confirm();
    await page.getByText('Welcome back, Grace').waitFor();
    expect(await stored()).not.toMatch(/eyJ|Cognito/u);
    const me = await meIn(page);
    expect(me).toMatchObject({ ...person, subscription: 'free', credits: 30 });
    // The quick run signs in with a password in `two-step-sign-in`, but doesn’t reset a password or delete an
    // account.
    if (!isFullRun) return;

    await logOut();
    await openEmailTab();
    await signIn(PASSWORD);
    await page.waitForURL('**/dashboard');
    expect((await meIn(page)).id).toBe(me.id);

    await logOut();
    await openEmailTab();
    await press('Forgot your password?');
    await title('Forgot Password?');
    await page.getByLabel('Email Address').fill(person.email);
    await page.keyboard.press('Enter');
    await title('Choose a New Password');
    await page.getByLabel('Code').fill(await mail.codeTo(person.email, 2));
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await logOut();
    await openEmailTab();
    await signIn(PASSWORD);
    expect(await alerted()).toBe(NOT_THEM);
    await signIn(NEW_PASSWORD);
    await page.waitForURL('**/dashboard');

    await page.goto('/dashboard/settings');
    await press('Delete Account');
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill(person.email);
    await question.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByText('Your account has been permanently deleted.').waitFor();
    await vi.waitUntil(async () => !(await pool.knows(person.email)), {
      timeout: FORGOTTEN_LIMIT_MS,
      interval: 200,
    });
    await openEmailTab();
    await signIn(NEW_PASSWORD);
    expect(await alerted()).toBe(NOT_THEM);

    // The address can be used again, but its credits for this month are used up.
    await openEmailTab();
    await signUp();
    await page.getByLabel('Code').fill(await mail.codeTo(person.email, 3));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    const again = await meIn(page);
    expect(again.id).not.toBe(me.id);
    expect(again.credits).toBe(0);
  });

  fullIt('shows an error about a password or a code next to its field', async () => {
    await fillSignUp('short');
    expect(await beside('Password')).toContain(RULE);
    await password().fill('Password1234');
    await page.keyboard.press('Enter');
    await expect.poll(() => beside('Password')).toContain('one of the first that attackers try');
    await password().fill(PASSWORD);
    await page.keyboard.press('Enter');
    await title('Check Your Email');
    await page.getByLabel('Code').fill((await mail.codeTo(person.email)) === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    expect(await beside('Code')).toBe(WRONG_CODE);
    await press('Send a new code');
    await page.getByText(`If ${person.email} is waiting for a code, a new one is on its way.`).waitFor();
    await page.getByLabel('Code').fill(await mail.codeTo(person.email, 2));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    // A second sign-up with this address looks the same, but the code opens the owner’s existing account.
    const { id } = await meIn(page);
    await logOut();
    await openEmailTab();
    await fillSignUp(NEW_PASSWORD);
    await title('Check Your Email');
    await page.getByLabel('Code').fill(await mail.codeTo(person.email, 3));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    expect((await meIn(page)).id).toBe(id);
  });

  // Proves payment-plan-chosen-sign-in-goes.
  fullIt('resumes an unconfirmed sign-up with a new code, and continues to the chosen plan', async () => {
    await signUp();
    await openEmailTab('/login?plan=starter');
    await page.getByText('Sign in to continue to Starter, $39 a month.').waitFor();
    await signIn(PASSWORD);
    expect(await alerted()).toBe(NOT_THEM);
    await press('Forgot your password?');
    await press('Send Code');
    await title('Choose a New Password');
    await page.getByLabel('Code').fill(await mail.codeTo(person.email, 2));
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${standIns.stripe}/pay/**`);
  });

  fullIt('does not reveal whether an account exists', async () => {
    await signIn(PASSWORD);
    expect(await alerted()).toBe(NOT_THEM);
    await press('Forgot your password?');
    expect(await page.getByLabel('Email Address').inputValue()).toBe(person.email);
    await press('Send Code');
    await title('Choose a New Password');
    expect(await page.locator('.login__notice').textContent()).toBe(
      `If ${person.email} has an account, a six-digit code is on its way.`,
    );
    await page.getByLabel('Code').fill('123456');
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    expect(await beside('Code')).toBe(WRONG_CODE);
    expect(mail.all().filter(({ email }) => email === person.email)).toEqual([]);
  });

  fullIt('shows an error after too many attempts and when the connection is lost', async () => {
    await scriptFaultsAt(
      defined(standIns.emailPool),
      'InitiateAuth',
      Array.from({ length: 3 }, () => ({
        kind: 'status' as const,
        status: 400,
        code: 'TooManyRequestsException',
      })),
    );
    await signIn(PASSWORD);
    expect(await alerted()).toBe('Too many attempts. Wait a few minutes and try again.');
    await tab.context.setOffline(true);
    await press('Sign In');
    await expect.poll(alerted).toBe('We couldn’t reach Veilcast. Check your connection and try again.');
    await tab.context.setOffline(false);
    await press('Sign In');
    await expect.poll(alerted).toBe(NOT_THEM);
  });

  fullIt('shows Processing... until the user pool responds', async () => {
    await scriptFaultsAt(defined(standIns.emailPool), 'InitiateAuth', [{ kind: 'slow', delayMs: 1500 }]);
    await signIn(PASSWORD);
    await page.getByRole('button', { name: 'Processing...' }).waitFor();
    expect(await alerted()).toBe(NOT_THEM);
  });

  fullIt.each(THEMES)('has no accessibility violations in any step (%s)', async (theme) => {
    await page.evaluate((chosen) => localStorage.setItem('veilcast.theme', chosen), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: Record<string, string[]> = {};
    const look = async (name: string): Promise<void> => {
      const found = await faultsOf(page);
      if (found.length > 0) faults[name] = found;
    };
    await openEmailTab();
    await signIn(PASSWORD);
    await alerted();
    await look('sign-in');
    await fillSignUp('short');
    await beside('Password');
    await look('sign-up');
    await password().fill(PASSWORD);
    await page.keyboard.press('Enter');
    await title('Check Your Email');
    await look('confirm');
    await press('Back to sign in');
    await title('Welcome Back');
    await press('Forgot your password?');
    await title('Forgot Password?');
    await look('forgot');
    await press('Send Code');
    await title('Choose a New Password');
    await look('reset');
    expect(faults).toEqual({});
  });

  fullIt('loads the user pool client only once the visitor focuses a field', async () => {
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /email-auth/u.test(name)).length,
      );
    expect(await loaded()).toBe(0);
    await page.getByLabel('Email Address').focus();
    await expect.poll(loaded).toBeGreaterThan(0);
  });
});
