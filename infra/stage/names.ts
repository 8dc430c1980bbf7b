import { createHash } from 'node:crypto';

/** Names that the stack defines and that operator commands look up. */

/** Turns `openai` into `Openai`, the way construct ids are written. */
export const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const HASH_CHARS = 8;

/** The name of a stage's secret for a given purpose. */
export const secretName = (stageName: string, purpose: string): string => `veilcast/${stageName}/${purpose}`;

/** The region where CloudFront looks for certificates and firewalls. */
export const EDGE_REGION = 'us-east-1';

/** The name under which the edge stack stores the ARN of the stage's firewall, in `EDGE_REGION`. */
export const firewallParameter = (stageName: string): string => `/veilcast/${stageName}/firewall`;

/** The same for the certificate of the stage's own domain. */
export const certificateParameter = (stageName: string): string => `/veilcast/${stageName}/certificate`;

/** The name under which the site stack stores the ARN of its distribution, in `EDGE_REGION`. */
export const distributionParameter = (stageName: string): string => `/veilcast/${stageName}/distribution`;

/** The parameter that turns Google sign-in on in the stacks `data` and `site`. */
export const GOOGLE_PARAMETER = 'GoogleClientId';

/**
 * The first part of the hosted sign-in page's host name. It must be unique across all accounts in a region,
 * so ours contains a hash of the account.
 */
export const signInPrefix = (stageName: string, account: string): string =>
  `veilcast-${stageName}-${createHash('sha256').update(account).digest('hex').slice(0, HASH_CHARS)}`;

export const stackNames = (stageName: string) => ({
  data: `Veilcast-${stageName}-data`,
  work: `Veilcast-${stageName}-work`,
  api: `Veilcast-${stageName}-api`,
  site: `Veilcast-${stageName}-site`,
  cost: `Veilcast-${stageName}-cost`,
  watch: `Veilcast-${stageName}-watch`,
  edge: `Veilcast-${stageName}-edge`,
  log: `Veilcast-${stageName}-log`,
  mail: `Veilcast-${stageName}-mail`,
});
/**
 * The name of the stack for the routes that share a first path segment. It keeps the stack of the `watch`
 * routes from clashing with the stack `watch` of a stage called `…-api`.
 */
export const routesStackName = (stageName: string, segment: string): string =>
  `Veilcast-${stageName}-${segment}-routes`;

/**
 * The names of functions and state machines, which operators type and alarms mention. No stack uses CDK references to
 * them, so that a route can be removed.
 */
export const physicalName = (stageName: string, name: string): string => `veilcast-${stageName}-${name}`;
export const logGroupName = (stageName: string, name: string): string => `/veilcast/${stageName}/${name}`;
/** The CloudWatch namespace for the metrics of a stage's functions. */
export const metricsNamespace = (stageName: string): string => `Veilcast/${stageName}`;
/** The name of the distribution's log delivery; the log bucket's name starts with it. */
export const edgeLogName = (stageName: string): string => physicalName(stageName, 'edge-log');
/** The name of a stage's configuration set at SES. */
export const mailSetName = (stageName: string): string => physicalName(stageName, 'mail');
/** The domain of a sender's address, which is the identity that SES signs for. */
export const mailDomain = (mailFrom: string): string => mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
/** The name suffix of the stream that ships cost lines. */
export const COST_STREAM = 'cost-lines';
/**
 * The name of each log group's subscription to the stream. Changing the name makes CloudFormation subscribe again.
 */
export const COST_SUBSCRIPTION = 'cost-lines-to-s3';

/**
 * A repository at GitHub, as named in its tokens. A repository created since 15 July 2026 includes ids, as in
 * `owner@123456/name@456789`, so that whoever takes over the name doesn’t get the role.
 */
export const REPOSITORY = /^(?:[\w.-]+\/[\w.-]+|[\w.-]+@\d+\/[\w.-]+@\d+)$/u;
