import { type App, Tags } from 'aws-cdk-lib';
import type { Bundles } from './bundling/bundles.ts';
import { ROUTE_SEGMENTS } from './bundling/entries.ts';
import type { LayerSources } from './constructs/functions/native-layers.ts';
import type { SiteFolder } from './constructs/site/site-files.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { CostStack } from './stacks/cost-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { LogStack } from './stacks/log-stack.ts';
import { MailStack } from './stacks/mail-stack.ts';
import { RoutesStack } from './stacks/routes-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { StatefulStack } from './stacks/stateful-stack.ts';
import { WatchStack } from './stacks/watch-stack.ts';
import { WorkStack } from './stacks/work-stack.ts';
import { EDGE_REGION, routesStackName, stackNames } from './stage/names.ts';
import type { StageSettings } from './stage/stage-settings.ts';

/** Where the deployed files come from; tests pass in empty ones. */
export interface Sources {
  /** The root of the repository. */
  readonly root: string;
  readonly bundles: Bundles;
  readonly layers: LayerSources;
  readonly site: SiteFolder;
}

/** Account and region of the caller's credentials, for stages that name none. */
export interface Caller {
  readonly account?: string | undefined;
  readonly region?: string | undefined;
}

/**
 * Adds the stacks of a stage, each depending only on earlier ones; the edge stack, in another region, only for stages
 * with a firewall, the log stack there for stages that count what leaves the edge, and the mail stack for stages with a
 * sender.
 */
export const addStage = (
  app: App,
  stageName: string,
  settings: StageSettings,
  sources: Sources,
  caller: Caller = {},
) => {
  const { account = caller.account, region = caller.region } = settings;
  const env = { ...(account !== undefined && { account }), ...(region !== undefined && { region }) };
  const { bundles, layers, root, site } = sources;
  const names = stackNames(stageName);
  const edge = settings.firewall
    ? new EdgeStack(app, names.edge, { env: { ...env, region: EDGE_REGION }, stageName })
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
  // They find each other by the names of parameters, because they may be in different regions.
  if (edge !== undefined) web.addStackDependency(edge);
  log?.addStackDependency(web);
  const mail =
    settings.mailFrom === undefined
      ? undefined
      : new MailStack(app, names.mail, { env, stageName, mailFrom: settings.mailFrom });
  const cost = new CostStack(app, names.cost, { env, stateful });
  const watch = new WatchStack(app, names.watch, { env, stateful, work, api });
  // The API opens once its routes exist; the other stacks read the functions' logs by name.
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
  for (const stack of Object.values(stacks).flat()) Tags.of(stack).add('veilcast-stage', stageName);
  return stacks;
};
