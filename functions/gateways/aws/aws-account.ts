import { CloudFrontClient, ListCachePoliciesCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSummaryCommand, IAMClient, ListOpenIDConnectProvidersCommand } from '@aws-sdk/client-iam';
import {
  GetAccountSettingsCommand,
  GetFunctionConfigurationCommand,
  LambdaClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-lambda';
import { DescribeVoicesCommand, PollyClient } from '@aws-sdk/client-polly';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 2;
const ANY_REGION = 'us-east-1';
/** Where `cdk bootstrap` stores its version. */
const BOOTSTRAP_VERSION = '/cdk-bootstrap/hnb659fds/version';

/** Read access to an operator's AWS account and region, with their own credentials. */
export interface AwsAccount {
  readonly region: () => Promise<string>;
  readonly number: () => Promise<string>;
  /** The bootstrap version in one region; undefined if CDK was never bootstrapped there. */
  readonly bootstrapVersion: (region: string) => Promise<number | undefined>;
  /** The limit on concurrent function executions. */
  readonly concurrency: () => Promise<number>;
  readonly hasFunction: (name: string) => Promise<boolean>;
  /** The ids of the region's neural voices. */
  readonly voices: () => Promise<ReadonlySet<string>>;
  /** How many IAM roles the account has, and how many it may have. */
  readonly roles: () => Promise<{ readonly used: number; readonly allowed: number }>;
  /** Whether the account has an identity provider for GitHub’s workflows. */
  readonly trustsGithub: () => Promise<boolean>;
  /** The names of the account’s own CloudFront cache policies. */
  readonly cachePolicies: () => Promise<readonly string[]>;
}

/** `region`: the stage’s region, or undefined for the operator’s default. */
export const awsAccount = (region: string | undefined): AwsAccount => {
  const settings = {
    ...(region !== undefined && { region }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  };
  const regional = new STSClient(settings);
  // STS works in any region, so a missing region doesn’t mask missing credentials.
  const sts = new STSClient({
    ...settings,
    region: () => regional.config.region().catch(() => ANY_REGION),
  });
  const iam = new IAMClient({ ...settings, region: ANY_REGION });
  return {
    region: () => regional.config.region(),
    number: async () => (await sts.send(new GetCallerIdentityCommand({}))).Account ?? '',
    bootstrapVersion: async (bootstrapped) => {
      try {
        const found = await new SSMClient({ ...settings, region: bootstrapped }).send(
          new GetParameterCommand({ Name: BOOTSTRAP_VERSION }),
        );
        return Number(found.Parameter?.Value);
      } catch (error) {
        if (error instanceof ParameterNotFound) return undefined;
        throw error;
      }
    },
    concurrency: async () => {
      const found = await new LambdaClient(settings).send(new GetAccountSettingsCommand({}));
      return found.AccountLimit?.ConcurrentExecutions ?? 0;
    },
    hasFunction: async (name) => {
      try {
        await new LambdaClient(settings).send(new GetFunctionConfigurationCommand({ FunctionName: name }));
        return true;
      } catch (error) {
        if (error instanceof ResourceNotFoundException) return false;
        throw error;
      }
    },
    voices: async () => {
      const { Voices = [] } = await new PollyClient(settings).send(
        new DescribeVoicesCommand({ Engine: 'neural' }),
      );
      return new Set(Voices.flatMap(({ Id }) => Id ?? []));
    },
    trustsGithub: async () => {
      const { OpenIDConnectProviderList = [] } = await iam.send(new ListOpenIDConnectProvidersCommand({}));
      return OpenIDConnectProviderList.some(({ Arn = '' }) =>
        Arn.endsWith('/token.actions.githubusercontent.com'),
      );
    },
    roles: async () => {
      const { SummaryMap = {} } = await iam.send(new GetAccountSummaryCommand({}));
      return { used: SummaryMap.Roles ?? 0, allowed: SummaryMap.RolesQuota ?? 0 };
    },
    cachePolicies: async () => {
      const edge = new CloudFrontClient({ ...settings, region: ANY_REGION });
      const { CachePolicyList } = await edge.send(new ListCachePoliciesCommand({ Type: 'custom' }));
      return (CachePolicyList?.Items ?? []).flatMap(
        ({ CachePolicy }) => CachePolicy?.CachePolicyConfig?.Name ?? [],
      );
    },
  };
};
