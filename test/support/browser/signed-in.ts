import type { Page } from 'playwright-core';
import { openSessionOf } from '#test/support/account/sign-in.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import type { Person } from './sign-in.ts';
import { Visitor } from './visitor.ts';

/** Converts a `Set-Cookie` value to the format that the browser’s own commands expect. */
const cookieOf = (sent: string, site: string) => {
  const [pair = '', ...attributes] = sent.split(';').map((part) => part.trim());
  const cut = pair.indexOf('=');
  const given = new Map(
    attributes.map((attribute): [string, string] => {
      const [name = '', value = ''] = attribute.split('=');
      return [name.toLowerCase(), value];
    }),
  );
  return {
    name: pair.slice(0, cut),
    value: pair.slice(cut + 1),
    domain: new URL(site).hostname,
    path: given.get('path') ?? '/',
    expires: Date.now() / 1000 + Number(given.get('max-age') ?? 0),
    httpOnly: given.has('httponly'),
    secure: given.has('secure'),
    sameSite: 'Lax' as const,
  };
};

/** Signs a user in to the shared cloud without screens or requests. */
export const signInQuietly = async (page: Page, person: Person): Promise<{ id: string }> => {
  const context = page.context();
  const kept = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const { user, cookies } = await openSessionOf(person, kept, userAgent);
  await context.addCookies(cookies.map((cookie) => cookieOf(cookie, sharedCloud().url)));
  return user;
};

/** Opens the dashboard as a signed-in user. */
export const openDashboardAs = async (page: Page, person: Person): Promise<void> => {
  await signInQuietly(page, person);
  await page.goto('/dashboard');
  await page.locator('#content h1').waitFor();
};

/** Calls the product using a page’s session. */
export const visitorOf = async (page: Page): Promise<Visitor> => {
  const visitor = new Visitor(sharedCloud().url);
  for (const { name, value } of await page.context().cookies(sharedCloud().url))
    visitor.setCookie(name, value);
  return visitor;
};
