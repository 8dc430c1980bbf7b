import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ErrorReply } from '#contract/refusals.ts';
import { hrefOf, type Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { SITE_CONFIG_PATH, SiteConfig } from '#contract/schemas/site-config.ts';

/**
 * `npm run smoke -- <address>`: checks a stage from outside, without signing in. Exits with status 1 when a check
 * fails. `npm run smoke -- real --cap 0.50` makes a film with real providers on this machine instead.
 */
const REAL = fileURLToPath(new URL('../test/support/smoke/smoke-real.ts', import.meta.url));
const TIMEOUT_MS = 30_000;
const NAMED = /"(?<path>\/[\w/.-]+\.(?:js|css))"/gu;

class Fault extends Error {}

const [site, ...rest] = process.argv.slice(2);
if (site === 'real') {
  const { status } = spawnSync(process.execPath, [...process.execArgv, REAL, ...rest], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
if (site === undefined || !URL.canParse(site)) {
  console.error('Usage: npm run smoke -- https://the-stage.example, or npm run smoke -- real --cap 0.50');
  process.exit(2);
}

const get = (path: string): Promise<Response> =>
  fetch(new URL(path, site), { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });

/** Fetches a URL and expects the given status. */
const answer = async (path: string, status: number): Promise<Response> => {
  const response = await get(path);
  if (response.status !== status) throw new Fault(`${path} answered ${response.status}, not ${status}`);
  return response;
};

const fits = async (route: Route, schema = route.reply): Promise<void> => {
  const response = await answer(hrefOf(route), route.status ?? 200);
  const { error } = (schema ?? z.unknown()).safeParse(await response.json());
  if (error !== undefined) throw new Fault(`${route.path} does not match the contract: ${error.message}`);
};

const CHECKS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the front page names existing scripts only, and forbids others': async () => {
    const page = await answer('/', 200);
    if (!page.headers.has('content-security-policy')) throw new Fault('/ has no content-security-policy');
    const named = [...(await page.text()).matchAll(NAMED)].flatMap(({ groups }) => groups?.['path'] ?? []);
    if (!named.some((path) => path.endsWith('.js'))) throw new Fault('/ names no script');
    await Promise.all(named.map((path) => answer(path, 200)));
  },
  'an unknown script is missing, not a page': () => answer('/assets/missing.js', 404),
  'the browser learns what is switched on': async () =>
    SiteConfig.parse(await (await answer(SITE_CONFIG_PATH, 200)).json()),
  'the API is healthy': () => fits(routes.checkHealth),
  'plans are listed': () => fits(routes.listPlans),
  'visitors are not signed in': async () =>
    ErrorReply.parse(await (await answer(hrefOf(routes.readMe), 401)).json()),
  'sign-in redirects to a sign-in page': () => answer(hrefOf(routes.beginSignIn), 302),
};

/** If a call gets no response, `fetch` puts the reason only in the error’s cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message;
};

for (const [claim, check] of Object.entries(CHECKS))
  try {
    await check();
    console.log(`passed  ${claim}`);
  } catch (error) {
    console.log(`FAILED  ${claim}: ${reasonOf(error)}`);
    process.exitCode = 1;
  }
