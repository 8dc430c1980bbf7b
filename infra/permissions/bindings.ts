import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { type ProviderSecret, providerOf } from '#contract/providers.ts';
import { machineVariable, type WorkflowId } from '#contract/workflows.ts';
import { metricsNamespace } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { keepAuditTrail } from './audit-statements.ts';
import { mailStatements, mailVariables } from './mail-permissions.ts';
import { audienceVariables, moderationVariables } from './moderation-variables.ts';
import type { Needs, OwnSecret, SecretName } from './needs.ts';
import { publishingSecrets, publishingVariables } from './publishing-variables.ts';
import { speechVariables, voiceVariables } from './speech-variables.ts';
import { allow, allowEach, objectStatements } from './statements.ts';

/** Whether a function uses objects in the media bucket. */
const usesBucket = (needs: Needs): boolean =>
  [
    needs.media,
    needs.work,
    needs.withheld,
    needs.previews,
    needs.exports,
    needs.arrivals,
    needs.ownMedia,
    needs.posters,
  ].some((need) => need !== undefined);

/** A function's permissions for objects in the media bucket. */
const mediaStatements = (needs: Needs, media: IBucket): PolicyStatement[] => [
  ...objectStatements(media, 'media', needs.media),
  ...(needs.posters ? [allow(['s3:GetObject'], media.arnForObjects('media/*/poster.jpg'))] : []),
  ...objectStatements(media, 'media/previews', needs.previews),
  ...objectStatements(media, 'media/exports', needs.exports),
  ...objectStatements(media, 'work', needs.work),
  ...objectStatements(media, 'work/*/uploads', needs.arrivals),
  ...objectStatements(media, 'media/*/uploads', needs.ownMedia),
  ...objectStatements(media, 'withheld', needs.withheld),
  ...objectStatements(media, 'evidence', needs.evidence),
];

/** The resources that functions can be bound to. */
export interface Resources {
  readonly stageName: string;
  readonly table: ITableV2;
  readonly media: IBucket;
  /** The distribution's log; only scheduled duties are bound to it. */
  readonly edgeLog?: IBucket;
  readonly secrets: Readonly<Record<OwnSecret, ISecret>>;
  readonly providerSecrets: ReadonlyMap<ProviderSecret, ISecret>;
  /** The ARNs of the workflows that have been created so far. */
  readonly machines: Readonly<Partial<Record<WorkflowId, string>>>;
  readonly userPool: BoundPool;
  readonly settings: StageSettings;
}

/** The user pool as functions see it. */
export interface BoundPool {
  readonly id: string;
  readonly arn: string;
  /** The pool’s URL, without a trailing slash; the pool’s tokens name this URL and the pool's id as their issuer. */
  readonly endpoint: string;
  /** The browser's client; missing where e-mail sign-in is turned off. */
  readonly webClientId?: string;
}

/** The table's only index; lists unfinished videos, along with other rows that need attention. */
export const UNFINISHED_INDEX = 'gsi1';
const SECRET_VARIABLES = {
  signIn: 'SIGN_IN_SECRET_ID',
  media: 'MEDIA_SECRET_ID',
  stripe: 'STRIPE_SECRET_ID',
  payout: 'PAYOUT_SECRET_ID',
  publishing: 'PUBLISHING_SECRET_ID',
  origin: 'ORIGIN_SECRET_ID',
  signing: 'SIGNING_SECRET_ID',
} as const satisfies Record<OwnSecret, string>;
const isOwn = (name: SecretName): name is OwnSecret => Object.hasOwn(SECRET_VARIABLES, name);
const variableOf = (name: SecretName): string =>
  isOwn(name) ? SECRET_VARIABLES[name] : `${name.toUpperCase()}_SECRET_ID`;
const arnOf = (name: SecretName, { secrets, providerSecrets }: Resources): string => {
  const secret = isOwn(name) ? secrets[name] : providerSecrets.get(name);
  if (secret === undefined) throw new Error(`The stage has no secret for ${name}.`);
  return secret.secretArn;
};

const secretsOf = (needs: Needs, { settings }: Resources): readonly SecretName[] => {
  const asked = [
    needs.writer && providerOf('text', settings.writer).secret,
    needs.painter && providerOf('picture', settings.painter).secret,
    needs.speech && providerOf('speech', settings.narrator).secret,
    needs.moderates && providerOf('moderation', settings.moderator).secret,
  ].filter((secret) => secret !== undefined);
  const sells = needs.payments && settings.payments === 'stripe';
  return [
    ...new Set([
      ...(needs.secrets ?? []),
      ...asked,
      ...(sells ? (['stripe'] as const) : []),
      ...publishingSecrets(needs.publishes, settings),
    ]),
  ];
};

const madeBefore = <T>(resource: T | undefined): T => {
  if (resource === undefined) throw new Error('A function cannot use what is made after it.');
  return resource;
};

/** Without a client, these variables are absent and the route reports that e-mail sign-in is unavailable. */
const emailVariables = ({ id, endpoint, webClientId }: BoundPool): Record<string, string> => {
  if (webClientId === undefined) return {};
  const issuer = `${endpoint}/${id}`;
  return {
    EMAIL_CLIENT_ID: webClientId,
    EMAIL_ISSUER: issuer,
    EMAIL_KEYS_URL: `${issuer}/.well-known/jwks.json`,
  };
};

/**
 * The settings that determine a film's price, shared by the functions that estimate the price and those that do the
 * work.
 */
const pictureVariables = (settings: StageSettings): Record<string, string> => ({
  PAINTER: settings.painter,
  IMAGE_MODEL: settings.imageModel,
  IMAGE_QUALITY: settings.imageQuality,
  PICTURE_SIZE: settings.pictureSize,
});

/** A function's environment: one variable for each resource that the function may use, and no others. */
export const environmentOf = (needs: Needs, resources: Resources): Record<string, string> => {
  const { settings } = resources;
  return {
    STAGE: resources.stageName,
    ...(settings.watch === 'all' && { METRICS_NAMESPACE: metricsNamespace(resources.stageName) }),
    ...(settings.costHeader && { COST_HEADER: 'true' }),
    // Any function with access to the table may count calls.
    ...((needs.table ?? needs.unfinishedIndex) && {
      TABLE_NAME: resources.table.tableName,
      CALL_LIMIT_FACTOR: String(settings.quotas.callLimitFactor),
    }),
    ...(usesBucket(needs) && {
      BUCKET_NAME: resources.media.bucketName,
    }),
    ...(needs.edgeLog && { EDGE_LOG_BUCKET: madeBefore(resources.edgeLog).bucketName }),
    ...(needs.aiLine && { AI_LINE: String(settings.aiLine) }),
    ...(needs.queues && { FILM_SLOTS: String(settings.filmSlots) }),
    ...(needs.queuesChecks && { CHECK_SLOTS: String(settings.checkSlots) }),
    ...(needs.queuesPacks && { PACK_SLOTS: String(settings.packSlots) }),
    ...Object.fromEntries(
      (needs.starts ?? []).map((id) => [machineVariable(id), madeBefore(resources.machines[id])]),
    ),
    ...(needs.emailSignIn && emailVariables(resources.userPool)),
    ...(needs.people && { USER_POOL_ID: resources.userPool.id }),
    ...(needs.mail && mailVariables(resources.stageName, settings)),
    ...(needs.payments &&
      settings.allowedOrigins.length > 0 && { ALLOWED_ORIGINS: settings.allowedOrigins.join(',') }),
    ...(needs.spends && {
      SPENDING_LIMITS: JSON.stringify(settings.budgets),
      ...pictureVariables(settings),
      ...voiceVariables(settings),
    }),
    ...(needs.speech && speechVariables(settings)),
    ...(needs.tellsVoices && { NARRATOR: settings.narrator }),
    ...(needs.writer && {
      STORY_WRITER: settings.writer,
      TEXT_MODEL: settings.textModel,
      ...(settings.textBaseUrl !== undefined && { TEXT_BASE_URL: settings.textBaseUrl }),
    }),
    ...(needs.moderates && moderationVariables(settings)),
    ...(needs.shows && audienceVariables(settings)),
    ...(needs.publishes && publishingVariables(settings)),
    ...(needs.painter && {
      ...pictureVariables(settings),
      ...(settings.imageBaseUrl !== undefined && { IMAGE_BASE_URL: settings.imageBaseUrl }),
    }),
    ...Object.fromEntries(
      secretsOf(needs, resources).map((name) => [variableOf(name), arnOf(name, resources)]),
    ),
  };
};

/** Permissions for speech can’t be limited to a resource. */
const speechStatements = ({ narrator }: StageSettings): PolicyStatement[] => {
  const { action } = providerOf('speech', narrator);
  return action === undefined ? [] : [allow([action], '*')];
};

/** A function's permissions. */
export const statementsOf = (needs: Needs, resources: Resources): PolicyStatement[] => {
  const { table, media, settings } = resources;
  const secretArns = secretsOf(needs, resources).map((name) => arnOf(name, resources));
  return [
    ...allowEach('dynamodb', needs.table, table.tableArn),
    ...keepAuditTrail(needs, table.tableArn),
    ...(needs.unfinishedIndex
      ? [allow(['dynamodb:Query'], `${table.tableArn}/index/${UNFINISHED_INDEX}`)]
      : []),
    ...mediaStatements(needs, media),
    ...(needs.edgeLog ? objectStatements(madeBefore(resources.edgeLog), 'AWSLogs', ['read', 'delete']) : []),
    ...(secretArns.length > 0 ? [allow(['secretsmanager:GetSecretValue'], ...secretArns)] : []),
    ...(needs.starts ?? []).map((id) => allow(['states:StartExecution'], madeBefore(resources.machines[id]))),
    ...allowEach('cognito-idp', needs.people, resources.userPool.arn),
    ...(needs.mail === 'sends' ? mailStatements(table, resources) : []),
    ...(needs.speech ? speechStatements(settings) : []),
  ];
};
