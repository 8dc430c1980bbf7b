import type { AwsAccount } from '#functions/gateways/aws/aws-account.ts';
import { EDGE_REGION } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { type Check, type Finding, off, ok, todo } from './finding.ts';

/** The version of `cdk bootstrap` that this CDK needs. */
const OLDEST_BOOTSTRAP = 6;
/** In addition to the scenes of one film: functions that answer visitors meanwhile. */
const FOR_VISITORS = 10;

interface AccountPorts {
  readonly account: AwsAccount;
  readonly settings: StageSettings;
  readonly stage: string;
  /** Every voice that films use. */
  readonly voices: readonly string[];
}

const bootstrapFinding = async (
  account: AwsAccount,
  region: string,
  elsewhere?: string,
): Promise<Finding> => {
  const version = await account.bootstrapVersion(elsewhere);
  const command = `npx cdk bootstrap aws://${await account.number()}/${region}`;
  if (version === undefined) return todo(`${region} of this account is not prepared for CDK: ${command}`);
  return version >= OLDEST_BOOTSTRAP
    ? ok(`version ${version}`)
    : todo(`version ${version} is too old: ${command}`);
};

const firewallFinding = async (
  account: AwsAccount,
  { firewall, quotas }: StageSettings,
): Promise<Finding> => {
  if (firewall) return bootstrapFinding(account, EDGE_REGION, EDGE_REGION);
  const throttles = [quotas.everyRoute, ...Object.values(quotas.routes)];
  const least = Math.min(...throttles.map(({ perSecond }) => perSecond));
  return off(
    `none, by its settings, so one address with ${least} requests a second can keep everyone else from a route: set firewall: true in infra/stage/stages.ts and deploy (docs/costs.md has the price)`,
  );
};

/** The AWS account requirements of a stage. */
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
    run: async () => bootstrapFinding(account, await account.region()),
  },
  { title: 'Firewall', run: () => firewallFinding(account, settings) },
  {
    title: 'Concurrent functions',
    run: async () => {
      const allowed = await account.concurrency();
      const needed = settings.filmConcurrency + FOR_VISITORS;
      return allowed >= needed
        ? ok(`${allowed} allowed; a video uses up to ${settings.filmConcurrency}`)
        : todo(
            `${allowed} allowed, ${needed} needed: request more in Service Quotas (Lambda, concurrent executions), or lower filmConcurrency in infra/stage/stages.ts`,
          );
    },
  },
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
