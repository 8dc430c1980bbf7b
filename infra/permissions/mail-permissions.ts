import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';
import { mailDomain, mailSetName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

type Settings = Pick<StageSettings, 'mailFrom'>;

/** Without a sender, both variables are absent and the letters in the outbox are dropped. */
export const mailVariables = (stageName: string, { mailFrom }: Settings): Record<string, string> =>
  mailFrom === undefined
    ? {}
    : { MAIL_FROM: `Veilcast <${mailFrom}>`, MAIL_CONFIGURATION_SET: mailSetName(stageName) };

interface Stage {
  readonly stageName: string;
  readonly settings: Settings;
}

/**
 * Allows sending only from the stage’s one address and through its one configuration set; `scope` provides account
 * and region.
 */
export const mailStatements = (
  scope: IConstruct,
  { stageName, settings: { mailFrom } }: Stage,
): PolicyStatement[] => {
  if (mailFrom === undefined) return [];
  const arnFor = (resource: string, resourceName: string): string =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName });
  return [
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        arnFor('identity', mailDomain(mailFrom)),
        arnFor('configuration-set', mailSetName(stageName)),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  ];
};
