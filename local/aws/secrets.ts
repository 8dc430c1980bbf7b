import { z } from 'zod';
import { AwsError, startAwsJsonService } from '#local/aws/aws-json-service.ts';
import type { StandIn } from '#local/support/http-service.ts';

const GetSecretValue = z.object({ SecretId: z.string() });
const REGION_AND_ACCOUNT = 'us-east-1:000000000000';

/** Secrets Manager with the given secrets, each returned as JSON; those in `live` are read on each call. */
export const startSecrets = (
  secrets: Readonly<Record<string, unknown>>,
  live: Readonly<Record<string, () => unknown>> = {},
): Promise<StandIn> =>
  startAwsJsonService('secretsmanager', '1.1', {
    GetSecretValue: (input) => {
      const { SecretId: id } = GetSecretValue.parse(input);
      const isLive = Object.hasOwn(live, id);
      if (!isLive && !Object.hasOwn(secrets, id)) {
        throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      }
      return {
        ARN: `arn:aws:secretsmanager:${REGION_AND_ACCOUNT}:secret:${id}`,
        Name: id,
        SecretString: JSON.stringify(isLive ? live[id]?.() : secrets[id]),
        VersionStages: ['AWSCURRENT'],
      };
    },
  });
