import type { AwsAccount } from '#functions/gateways/aws/aws-account.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { type Check, ok, todo } from './finding.ts';

/** The version of `cdk bootstrap` that this CDK deploys with. */
const OLDEST_BOOTSTRAP = 6;
/** Beside the scenes of one film: what answers visitors meanwhile. */
const FOR_VISITORS = 10;

interface AccountPorts {
  readonly account: AwsAccount;
  readonly settings: StageSettings;
  readonly stage: string;
  /** Every voice that films are spoken with. */
  readonly voices: readonly string[];
}

/** What of an AWS account a stage stands on. */
export const accountChecks = ({ account, settings, stage, voices }: AccountPorts): readonly Check[] => [
  {
    title: 'Credentials',
    run: async () => {
      const number = await account.number();
      if (settings.account !== undefined && settings.account !== number)
        return todo(
          `they are for account ${number}, and the stage ${stage} belongs to ${settings.account}: choose another profile`,
        );
      return ok(`account ${number}, region ${await account.region()}`);
    },
  },
  {
    title: 'Bootstrap',
    run: async () => {
      const version = await account.bootstrapVersion();
      const command = `npx cdk bootstrap aws://${await account.number()}/${await account.region()}`;
      if (version === undefined)
        return todo(`this account and region were never prepared for CDK: ${command}`);
      return version >= OLDEST_BOOTSTRAP
        ? ok(`version ${version}`)
        : todo(`version ${version} is too old: ${command}`);
    },
  },
  {
    title: 'Functions at a time',
    run: async () => {
      const allowed = await account.concurrency();
      const needed = settings.filmConcurrency + FOR_VISITORS;
      return allowed >= needed
        ? ok(`${allowed} allowed; a film takes up to ${settings.filmConcurrency}`)
        : todo(
            `${allowed} allowed, ${needed} needed: ask for more at Service Quotas (Lambda, concurrent executions), or lower filmConcurrency in infra/stage/stages.ts`,
          );
    },
  },
  {
    title: 'Voices of Polly',
    run: async () => {
      const offered = await account.voices();
      const missing = voices.filter((voice) => !offered.has(voice));
      return missing.length === 0
        ? ok(`all ${voices.length} neural voices are in this region`)
        : todo(`this region has no ${missing.join(', ')}: choose a region that has, such as us-east-1`);
    },
  },
];
