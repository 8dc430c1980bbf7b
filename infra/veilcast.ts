import { type App, Aws, CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { asBucket } from '#infra/cdk-types.ts';
import { CostBucket } from '#infra/constructs/cost/cost-bucket.ts';
import { CostShipping } from '#infra/constructs/cost/cost-shipping.ts';
import { CostTable } from '#infra/constructs/cost/cost-table.ts';
import { StageBudgets } from '#infra/constructs/cost/stage-budgets.ts';
import { expireLogs } from '#infra/constructs/functions/expire-logs.ts';
import { asId, RouteFunctions } from '#infra/constructs/functions/route-functions.ts';
import { MailSender } from '#infra/constructs/mail/mail-sender.ts';
import { edgeLogBucketName } from '#infra/constructs/site/edge-log-bucket.ts';
import type { Bundles } from './bundling/bundles.ts';
import { ROUTE_FUNCTIONS, ROUTE_SEGMENTS, type RouteFunction, WORKFLOW_ENTRIES } from './bundling/entries.ts';
import type { LayerSources } from './constructs/functions/native-layers.ts';
import type { SiteFolder } from './constructs/site/site-files.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { StatefulStack } from './stacks/stateful-stack.ts';
import { WatchStack } from './stacks/watch-stack.ts';
import { WorkStack } from './stacks/work-stack.ts';
import {
  distributionParameter,
  EDGE_REGION,
  edgeLogName,
  routesStackName,
  stackNames,
} from './stage/names.ts';
import { type StageSettings, zonedDomain } from './stage/stage-settings.ts';

interface RoutesProps extends StackProps {
  readonly api: ApiStack;
  /** The first path segment that a stack’s routes share, such as `videos`. */
  readonly segment: string;
  readonly routes: readonly RouteFunction[];
  readonly bundles: Bundles;
}

/**
 * The routes that share a first path segment. No other stack refers to the contents of this one, so a route can be
 * removed in a single deployment.
 */
class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { api, segment, routes, bundles, ...props }: RoutesProps) {
    super(scope, id, props);
    const { api: routeApi, resources } = api;
    new RouteFunctions(this, asId(segment), { api: routeApi, routes, bundles, resources });
  }
}

interface MailProps extends StackProps {
  readonly stageName: string;
  readonly mailFrom: string;
}

/** The sender of a stage's mail. A stage without a sender has no such stack. */
class MailStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, mailFrom, ...props }: MailProps) {
    super(scope, id, props);
    new MailSender(this, 'Sender', { stageName, mailFrom });
  }
}

interface LogStackProps extends StackProps {
  readonly stageName: string;
}

/**
 * The fields of a log line: the time, the file, the result and the number of bytes, but not the requester or the user
 * agent.
 */
const FIELDS = ['date', 'time', 'cs-method', 'cs-uri-stem', 'cs-uri-query', 'sc-status', 'sc-bytes'];

/** The distribution's log. CloudFront can only deliver the log from us-east-1; the bucket may be in any region. */
class LogStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, ...props }: LogStackProps) {
    super(scope, id, props);
    const name = edgeLogName(stageName);
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: StringParameter.valueForStringParameter(this, distributionParameter(stageName)),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: `arn:${Aws.PARTITION}:s3:::${edgeLogBucketName(stageName)}`,
      outputFormat: 'json',
    });
    new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: FIELDS,
      s3SuffixPath: '{yyyy}/{MM}/{dd}/{HH}',
    });
  }
}

interface CostStackProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly work: WorkStack;
}

/**
 * The data that finance reads: the cost lines from every function's log, a table for querying them, and budgets for
 * the bill.
 */
class CostStack extends Stack {
  constructor(scope: Construct, id: string, { stateful, work, ...props }: CostStackProps) {
    super(scope, id, props);
    const { stageName, settings } = stateful.resources;
    const bucket = asBucket(new CostBucket(this, 'Bucket'));
    new CfnOutput(this, 'CostBucket', { value: bucket.bucketName }).overrideLogicalId('CostBucket');
    const functions = [...ROUTE_FUNCTIONS, ...WORKFLOW_ENTRIES].map(({ name }) => name);
    new CostShipping(this, 'Shipping', { stageName, bucket, role: work.logsRole, functions });
    new CostTable(this, 'Table', { stageName, bucket });
    new StageBudgets(this, 'Budgets', { stageName, budgets: settings.budgets, topic: stateful.alarms });
  }
}

interface NamedStage {
  readonly name: string;
  readonly settings: StageSettings;
}

/** Where the deployed files come from; tests pass in empty sources. */
export interface Sources {
  /** The repository root. */
  readonly root: string;
  readonly bundles: Bundles;
  readonly layers: LayerSources;
  readonly site: SiteFolder;
}

/** The account and region of the caller's credentials, for stages that don’t specify them. */
export interface Caller {
  readonly account?: string | undefined;
  readonly region?: string | undefined;
}

/**
 * Adds the stacks of a stage; each depends only on earlier ones. The edge stack, which is in another region, is only
 * for stages with a firewall or a domain to certify. The log stack, in that same region, is for stages that count
 * traffic, and the mail stack is for stages with a sender.
 */
export const addStage = (
  app: App,
  { name: stageName, settings }: NamedStage,
  sources: Sources,
  caller: Caller = {},
) => {
  const { account = caller.account, region = caller.region } = settings;
  const env = { ...(account !== undefined && { account }), ...(region !== undefined && { region }) };
  const { bundles, layers, root, site } = sources;
  const names = stackNames(stageName);
  const domain = zonedDomain(settings);
  const edge =
    settings.firewall || domain !== undefined
      ? new EdgeStack(app, names.edge, {
          env: { ...env, region: EDGE_REGION },
          stageName,
          hasFirewall: settings.firewall,
          domain,
        })
      : undefined;
  const stateful = new StatefulStack(app, names.data, { env, stageName, settings, bundles });
  const work = new WorkStack(app, names.work, { env, stateful, bundles, layers, root });
  const api = new ApiStack(app, names.api, { env, stateful, work });
  const routes = [...ROUTE_SEGMENTS].map(
    ([segment, rows]) =>
      new RoutesStack(app, routesStackName(stageName, segment), { env, api, segment, routes: rows, bundles }),
  );
  const web = new SiteStack(app, names.site, { env, stateful, api, bundles, site });
  const log = settings.edgeLog
    ? new LogStack(app, names.log, { env: { ...env, region: EDGE_REGION }, stageName })
    : undefined;
  // These stacks find each other through named parameters, because they may be in different regions.
  if (edge !== undefined) web.addStackDependency(edge);
  log?.addStackDependency(web);
  const mail =
    settings.mailFrom === undefined
      ? undefined
      : new MailStack(app, names.mail, { env, stageName, mailFrom: settings.mailFrom });
  const cost = new CostStack(app, names.cost, { env, stateful, work });
  const watch = new WatchStack(app, names.watch, { env, stateful, work, api });
  // The site opens once the API's routes exist; the other two stacks refer to the functions' logs by name.
  for (const stack of [web, cost, watch])
    for (const each of [work, ...routes]) stack.addStackDependency(each);
  const stacks = {
    stateful,
    work,
    api,
    routes,
    web,
    cost,
    watch,
    ...(edge && { edge }),
    ...(log && { log }),
    ...(mail && { mail }),
  };
  for (const stack of Object.values(stacks).flat()) {
    expireLogs(stack);
    Tags.of(stack).add('veilcast-stage', stageName);
  }
  return stacks;
};
