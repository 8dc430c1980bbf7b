import { routes } from '#contract/routes.ts';
import type { AwsAccount } from '#functions/gateways/aws/aws-account.ts';
import { CACHE_POLICIES, STAGE_TAKES } from '#infra/stage/account-limits.ts';
import { EDGE_REGION, stackNames } from '#infra/stage/names.ts';
import { type StageSettings, zonedDomain } from '#infra/stage/stage-settings.ts';
import { type Check, type Finding, off, ok, todo } from './finding.ts';

/** The oldest version of `cdk bootstrap` that works with this version of CDK. */
const OLDEST_BOOTSTRAP = 6;
/** Concurrent function executions for visitors, on top of those that make films. */
const FOR_VISITORS = 10;

interface AccountPorts {
  readonly account: AwsAccount;
  readonly settings: StageSettings;
  readonly stage: string;
  /** Every voice that films use. */
  readonly voices: readonly string[];
}

/** CloudFront's firewall, certificate and log are in a region of their own. */
export const regionsOf = async (account: AwsAccount, settings: StageSettings): Promise<Set<string>> => {
  const isAtEdge = settings.firewall || settings.edgeLog || zonedDomain(settings) !== undefined;
  return new Set([await account.region(), ...(isAtEdge ? [EDGE_REGION] : [])]);
};

const bootstrapFinding = async (
  account: AwsAccount,
  settings: StageSettings,
  stage: string,
): Promise<Finding> => {
  const found: string[] = [];
  const command = `npm run bootstrap -- ${stage}`;
  for (const region of await regionsOf(account, settings)) {
    const version = await account.bootstrapVersion(region);
    if (version === undefined) return todo(`${region} of this account is not prepared for CDK: ${command}`);
    if (version < OLDEST_BOOTSTRAP) return todo(`version ${version} in ${region} is too old: ${command}`);
    found.push(`version ${version} in ${region}`);
  }
  return ok(found.join(', '));
};

/** CDK names a cache policy after its stack, without dashes. */
const isOf = (stage: string, policy: string): boolean =>
  policy.startsWith(stackNames(stage).site.replaceAll('-', ''));

/** How many more stages the account has room for. */
const roomFinding = async (account: AwsAccount, stage: string): Promise<Finding> => {
  const [roles, policies] = [await account.roles(), await account.cachePolicies()];
  const limited = [
    { what: 'IAM roles', ...roles, each: STAGE_TAKES.roles },
    {
      what: 'CloudFront cache policies',
      used: policies.length,
      allowed: CACHE_POLICIES,
      each: STAGE_TAKES.cachePolicies,
    },
  ].map((one) => ({ ...one, stages: Math.max(0, Math.floor((one.allowed - one.used) / one.each)) }));
  const [least] = limited.toSorted((a, b) => a.stages - b.stages);
  const uses = limited
    .map(({ what, used, allowed, each }) => `${used} of ${allowed} ${what} in use, ${each} a stage`)
    .join('; ');
  const stages = least?.stages ?? 0;
  const says = `room for ${stages === 1 ? '1 more stage' : `${stages} more stages`} (${uses})`;
  const isDeployed = policies.some((policy) => isOf(stage, policy));
  return stages > 0 || isDeployed
    ? ok(says)
    : todo(`${says}: request more ${least?.what} in Service Quotas, or destroy a stage that nobody uses`);
};

const firewallFinding = ({ firewall, quotas }: StageSettings): Finding => {
  if (firewall) return ok('on, by its settings');
  const throttles = [quotas.everyRoute, ...Object.values(quotas.routes)];
  const least = Math.min(...throttles.map(({ perSecond }) => perSecond));
  return off(
    `none, by its settings, so one address with ${least} requests a second can keep everyone else from a route: set firewall: true in infra/stage/stages.ts and deploy (docs/costs.md has the price)`,
  );
};

const emailFinding = ({ emailSignIn, codesFrom, firewall }: StageSettings): Finding => {
  if (!emailSignIn) return off('off, by its settings: only Google users can sign in');
  if (codesFrom === undefined)
    return off(
      'on, but Cognito sends at most 50 codes a day: deploy with mailFrom, which verifies its domain in SES, then set codesFrom to the same domain in infra/stage/stages.ts and deploy again',
    );
  return ok(
    `on; codes come from ${codesFrom}${firewall ? '' : '; no firewall stands before the user pool (firewall: true)'}`,
  );
};

/** What a stage needs from its AWS account. */
export const accountChecks = ({ account, settings, stage, voices }: AccountPorts): readonly Check[] => [
  {
    title: 'Credentials',
    run: async () => {
      const number = await account.number();
      if (settings.account !== undefined && settings.account !== number)
        return todo(
          `they are for account ${number}, but the stage ${stage} belongs to ${settings.account}: choose another profile`,
        );
      return ok(`account ${number}, region ${await account.region()}`);
    },
  },
  {
    title: 'Bootstrap',
    run: () => bootstrapFinding(account, settings, stage),
  },
  { title: 'Firewall', run: async () => firewallFinding(settings) },
  { title: 'Email sign-in', run: async () => emailFinding(settings) },
  {
    title: 'Concurrent functions',
    run: async () => {
      const allowed = await account.concurrency();
      const {
        filmSlots,
        filmConcurrency,
        checkSlots,
        packSlots,
        sendSlots,
        reservedForEachRoute = 0,
      } = settings;
      // Each scene's picture and narration are made at the same time.
      const films = filmSlots * filmConcurrency * 2;
      const work = checkSlots + packSlots + sendSlots;
      const needed = films + work + Math.max(FOR_VISITORS, reservedForEachRoute * Object.keys(routes).length);
      return allowed >= needed
        ? ok(
            `${allowed} allowed; ${filmSlots} videos at a time use up to ${films}, checks, archives and publications ${work}`,
          )
        : todo(
            `${allowed} allowed, ${needed} needed for ${filmSlots} videos at a time and visitors: request more in Service Quotas (Lambda, concurrent executions), or lower filmSlots, filmConcurrency, checkSlots, packSlots or sendSlots in infra/stage/stages.ts`,
          );
    },
  },
  {
    title: 'Alarms',
    run: async () =>
      settings.alarmAddress === undefined
        ? off('nobody gets them: set alarmAddress in infra/stage/stages.ts and deploy')
        : ok(`mailed to ${settings.alarmAddress} once it has confirmed AWS’s first mail`),
  },
  { title: 'Room for stages', run: () => roomFinding(account, stage) },
  {
    title: 'Polly voices',
    run: async () => {
      const offered = await account.voices();
      const missing = voices.filter((voice) => !offered.has(voice));
      return missing.length === 0
        ? ok(`all ${voices.length} neural voices are available in this region`)
        : todo(`this region lacks ${missing.join(', ')}: choose a region that has them, such as us-east-1`);
    },
  },
];
