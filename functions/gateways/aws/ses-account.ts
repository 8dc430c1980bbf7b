import {
  GetAccountCommand,
  GetConfigurationSetEventDestinationsCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 2;

/** The state of a sender's domain, as reported by SES. */
export interface SenderIdentity {
  readonly isVerified: boolean;
  readonly signs: boolean;
  readonly hasReturnPath: boolean;
  /** The DKIM records that DNS must contain: their names and targets. */
  readonly records: readonly (readonly [name: string, target: string])[];
}

/** An operator’s SES account and whether it may send, read with their own credentials. */
export interface MailAccount {
  /** Undefined if SES has no identity for the domain yet. */
  readonly identity: (domain: string) => Promise<SenderIdentity | undefined>;
  readonly sending: () => Promise<{ readonly isProduction: boolean; readonly isEnabled: boolean }>;
  /** The kinds of events that a configuration set reports; undefined if the set doesn’t exist. */
  readonly reports: (configurationSet: string) => Promise<readonly string[] | undefined>;
}

const unlessMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
};

/** `region`: the stage’s region, or undefined for the operator’s default. */
export const sesAccount = (region: string | undefined): MailAccount => {
  const client = new SESv2Client({
    ...(region !== undefined && { region }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  return {
    identity: async (domain) => {
      const found = await unlessMissing(client.send(new GetEmailIdentityCommand({ EmailIdentity: domain })));
      return (
        found && {
          isVerified: found.VerifiedForSendingStatus === true,
          signs: found.DkimAttributes?.Status === 'SUCCESS',
          hasReturnPath: found.MailFromAttributes?.MailFromDomainStatus === 'SUCCESS',
          records: (found.DkimAttributes?.Tokens ?? []).map((token) => [
            `${token}._domainkey.${domain}`,
            `${token}.dkim.amazonses.com`,
          ]),
        }
      );
    },
    sending: async () => {
      const { ProductionAccessEnabled = false, SendingEnabled = false } = await client.send(
        new GetAccountCommand({}),
      );
      return { isProduction: ProductionAccessEnabled, isEnabled: SendingEnabled };
    },
    reports: async (ConfigurationSetName) => {
      const found = await unlessMissing(
        client.send(new GetConfigurationSetEventDestinationsCommand({ ConfigurationSetName })),
      );
      return found?.EventDestinations?.filter(({ Enabled }) => Enabled).flatMap(
        ({ MatchingEventTypes = [] }) => MatchingEventTypes,
      );
    },
  };
};
