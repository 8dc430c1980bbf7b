import { type App, Tags } from 'aws-cdk-lib';
import type { Bundles } from './bundles.ts';
import type { LayerSources } from './constructs/native-layers.ts';
import type { SiteFolder } from './constructs/site-files.ts';
import { EdgeStack } from './edge-stack.ts';
import { stackNames } from './names.ts';
import { SettingsError } from './settings-error.ts';
import type { StageSettings } from './stage-settings.ts';
import { StatefulStack } from './stateful-stack.ts';
import { StatelessStack } from './stateless-stack.ts';

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

/** Where CloudFront looks for certificates and firewalls. */
const EDGE_REGION = 'us-east-1';

/** Adds the two stacks of a stage, and a third one in another region where the stage has a firewall. */
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
  const { firewall } = settings;
  if (firewall !== undefined && region === undefined)
    throw new SettingsError(
      `The stage ${stageName} has a firewall, which lies in ${EDGE_REGION}: name the stage's own region in infra/stages.ts too.`,
    );
  const edge =
    firewall === undefined
      ? undefined
      : new EdgeStack(app, stackNames(stageName).edge, {
          env: { ...env, region: EDGE_REGION },
          crossRegionReferences: true,
          stageName,
          limits: firewall,
        });
  const stateful = new StatefulStack(app, stackNames(stageName).data, {
    env,
    stageName,
    settings,
    bundles,
  });
  const stateless = new StatelessStack(app, stackNames(stageName).site, {
    env,
    stageName,
    settings,
    stateful,
    firewallArn: edge?.firewallArn,
    crossRegionReferences: edge !== undefined,
    bundles,
    layers,
    root,
    site,
  });
  for (const stack of [stateful, stateless, ...(edge === undefined ? [] : [edge])])
    Tags.of(stack).add('veilcast-stage', stageName);
  return { stateful, stateless, edge };
};
