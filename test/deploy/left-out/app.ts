/**
 * The proof’s CDK app: a private stage whose models run on this machine, and the same stage with one function
 * and some settings changed. One app builds both, so that the functions are bundled only once.
 */

import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { z } from 'zod';
import { bundleAll } from '#infra/bundling/bundles.ts';
import { ALL_ENTRIES } from '#infra/bundling/entries.ts';
import { builtSite } from '#infra/constructs/site/site-files.ts';
import { checkStage, stageSettings } from '#infra/stage/stages.ts';
import { addStage } from '#infra/veilcast.ts';
import { ACCOUNT, REGION } from '#test/deploy/emulator/cloud-environment.ts';
import { CHANGED_OUT, layersOfThisMachine, withChange } from '#test/deploy/stage/stage-sources.ts';

const app = new App();
const { stage, models, folder } = z
  .object({ stage: z.string(), models: z.url(), folder: z.string() })
  .parse(
    Object.fromEntries(['stage', 'models', 'folder'].map((name) => [name, app.node.tryGetContext(name)])),
  );
const root = join(import.meta.dirname, '..', '..', '..');
const settings = checkStage(stage, {
  ...stageSettings('dev'),
  account: ACCOUNT,
  region: REGION,
  writer: 'openai',
  painter: 'openai',
  textBaseUrl: models,
  imageBaseUrl: models,
  moderationBaseUrl: models,
  watch: 'all',
  // The emulator doesn’t deliver CloudFront logs; how they are counted is proven in the local cloud.
  edgeLog: false,
  // The machine has few cores, so more concurrent scenes would only wait for each other.
  filmConcurrency: 2,
  firewall: true,
});
const bundles = await bundleAll(root, ALL_ENTRIES);
const sources = { root, layers: layersOfThisMachine(root, join(folder, 'layers')), site: builtSite(root) };
const changed = new App({ outdir: join(folder, CHANGED_OUT) });
addStage(app, { name: stage, settings }, { ...sources, bundles });
addStage(
  changed,
  {
    name: stage,
    settings: {
      ...settings,
      // Each of these settings removes resources that other stacks refer to.
      payments: 'off',
      firewall: false,
      // These settings change every function, and the workflow of a film in progress.
      watch: 'essentials',
      filmConcurrency: 1,
    },
  },
  { ...sources, bundles: withChange(root, stage, bundles, folder) },
);
app.synth();
changed.synth();
