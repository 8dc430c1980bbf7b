import { createHash } from 'node:crypto';

/** Names that the stack gives and the commands of operators look for. */

/** `Openai` of `openai`, as ids of constructs are written. */
export const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const HASH_CHARS = 8;

/** The secret of a stage for one purpose. */
export const secretName = (stageName: string, purpose: string): string => `veilcast/${stageName}/${purpose}`;

/** The parameter of the stacks `data` and `site` that switches Google on. */
export const GOOGLE_PARAMETER = 'GoogleClientId';

/** The first part of the hosted sign-in page's address. All accounts of a region share these, so ours carries a hash of the account. */
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
});
/** The stack of the routes below one first path segment. Named so that the one of `watch` is not the stack `watch` of a stage `…-api`. */
export const routesStackName = (stageName: string, segment: string): string =>
  `Veilcast-${stageName}-${segment}-routes`;

/** Names of functions and state machines that an operator types and that alarms watch by; nothing refers to them across stacks, so a route can go. */
export const physicalName = (stageName: string, name: string): string => `veilcast-${stageName}-${name}`;
export const logGroupName = (stageName: string, name: string): string => `/veilcast/${stageName}/${name}`;
/** Where CloudWatch keeps what the functions of a stage count. */
export const metricsNamespace = (stageName: string): string => `Veilcast/${stageName}`;
/** The end of the name of the stream that takes cost lines away. */
export const COST_STREAM = 'cost-lines';
/** The name of each log group's subscription that leads to the stream. Another name makes CloudFormation subscribe again. */
export const COST_SUBSCRIPTION = 'cost-lines-to-s3';
