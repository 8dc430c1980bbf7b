import { type App, Tags } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import type { Bundles } from './bundles.ts';
import type { LayerSources } from './constructs/native-layers.ts';
import type { SiteFolder } from './constructs/site-files.ts';
import { stackNames } from './names.ts';
import { SiteStack } from './site-stack.ts';
import type { StageSettings } from './stage-settings.ts';
import { StatefulStack } from './stateful-stack.ts';
import { WatchStack } from './watch-stack.ts';
import { WorkStack } from './work-stack.ts';

/** Where the things that are deployed come from; tests hand in empty ones. */
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

/** Adds the stacks of a stage, each of which knows only those before it. */
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
  const stateful = new StatefulStack(app, names.data, { env, stageName, settings, bundles });
  const work = new WorkStack(app, names.work, { env, stateful, bundles, layers, root });
  const api = new ApiStack(app, names.api, { env, stateful, work, bundles });
  const edge = new SiteStack(app, names.site, { env, stateful, api, bundles, site });
  const watch = new WatchStack(app, names.watch, { env, stateful, work, api });
  for (const stack of [stateful, work, api, edge, watch]) Tags.of(stack).add('veilcast-stage', stageName);
  return { stateful, work, api, edge, watch };
};
