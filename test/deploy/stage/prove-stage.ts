import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { media } from '#functions/wiring/media.ts';
import { stories } from '#functions/wiring/stores.ts';
import { EDGE_REGION } from '#infra/stage/names.ts';
import { ACCOUNT, REGION } from '#test/deploy/emulator/cloud-environment.ts';
import { requireThat } from '#test/deploy/proof-error.ts';
import { deploy, failToDeploy, STACKS, STAGE, type StageProof, synthesize } from './deploy-stage.ts';
import { DeployedSite } from './deployed-site.ts';
import { stackExists } from './deployed-stack.ts';
import { findNewest, findVideo, keyOf, makeFilm, measureFilm, requireSuccess, writeStory } from './film.ts';
import { restoreDrill } from './restore-drill.ts';
import { requireRedacted, requireSecrecy } from './secrecy.ts';
import { awaitScript, createSeries, deleteSeries } from './series.ts';
import { readStageSecret, signIn } from './sign-in.ts';
import { BREAKING_HEADER, BREAKING_MESSAGE, CHANGED_HEADER, LEAKED_KEY } from './stage-sources.ts';

/** Bootstraps and deploys a stage, makes a film, deploys a change and destroys the stage. */
export const proveStage = async (proof: StageProof): Promise<void> => {
  const { folder, steps, cdk, cloudUrl, functionLog } = proof;
  const { first, changed } = await steps.run('The stage is synthesised', () => synthesize(proof));
  await steps.run('The account is bootstrapped', () =>
    cdk.run(
      'bootstrap',
      ...[REGION, EDGE_REGION].map((region) => `aws://${ACCOUNT}/${region}`),
      '--app',
      first.out,
    ),
  );
  const deployed = await steps.run(
    'The stage is deployed',
    () => deploy(proof, first),
    (stack) => [...first.wanted.keys()].map((name) => `${name} ${stack(name).resources.length}`).join(', '),
  );
  process.env['TABLE_NAME'] = deployed(STACKS.data).nameOf('AWS::DynamoDB::GlobalTable');
  process.env['BUCKET_NAME'] = deployed(STACKS.data).nameOf('AWS::S3::Bucket');
  await new SecretsManagerClient({}).send(
    new PutSecretValueCommand({ SecretId: `veilcast/${STAGE}/openai`, SecretString: '{"apiKey":"none"}' }),
  );
  const { value: originSecret } = await readStageSecret(
    `veilcast/${STAGE}/origin`,
    z.object({ value: z.string() }),
  );
  const { siteOrigin } = await readStageSecret(`veilcast/${STAGE}/media`, z.object({ siteOrigin: z.url() }));
  const address = {
    cloudUrl,
    apiId: deployed(STACKS.api).nameOf('AWS::ApiGatewayV2::Api'),
    edgeHost: new URL(siteOrigin).host,
  };
  const visitor = new DeployedSite({ ...address, originSecret });

  const secrecy = () => requireSecrecy([...first.wanted.keys()], functionLog, cdk.outputs);
  await steps.run('The deployment shows no secret in plain text', secrecy, String);
  await steps.run('The API answers, but refuses calls that bypass the edge', async () => {
    const health = await visitor.call(routes.checkHealth);
    requireThat(
      health.status === 200 && !health.headers.has(CHANGED_HEADER),
      `The API answered ${health.status}.`,
    );
    const stranger = new DeployedSite({ ...address, originSecret: 'none' });
    const refused = await stranger.call(routes.checkHealth);
    requireThat(
      refused.status === 403,
      `The API answered ${refused.status} to a call that bypassed the edge.`,
    );
  });
  const user = await steps.run(
    'A user signs in',
    () => signIn(visitor, STAGE),
    ({ name }) => name,
  );
  const story = await steps.run(
    'A story is written',
    () => writeStory(visitor),
    ({ title }) => title,
  );
  const work = deployed(STACKS.work);
  const runs = work.nameOf('AWS::StepFunctions::StateMachine', /^Series/u);
  const duty = work.nameOf('AWS::Lambda::Function', /^DutiesTendDue/u);
  const series = await steps.run('A series is created', () => createSeries(visitor));
  const film = await steps.run(
    'A film is made',
    () => makeFilm(visitor, story.id),
    ({ title }) => title,
  );
  await steps.run('Every execution of the workflow succeeded', () =>
    requireSuccess(deployed(STACKS.work).nameOf('AWS::StepFunctions::StateMachine', /^Films/u)),
  );
  await steps.run('A duty has begun a run of it, whose script waits', () => awaitScript(visitor, duty, runs));
  await steps.run('A series is deleted', () => deleteSeries(visitor, series));
  await steps.run('The distribution serves a finished MP4', () => measureFilm(visitor, film, folder), String);
  await steps.run(
    'A video whose row and files were lost is restored from the backup',
    async () => {
      const said = await restoreDrill(proof.root, user.id, film.id);
      await measureFilm(visitor, await findVideo(visitor, film.id), folder);
      return said;
    },
    String,
  );
  await steps.run(
    'A film goes on while its stage changes',
    async () => {
      const deployMeanwhile = async (): Promise<void> => {
        await deploy(proof, changed);
        const { status } = await findNewest(visitor);
        requireThat(status === 'generating', `The film was ${status} before the deployment ended.`);
      };
      const [made] = await Promise.all([makeFilm(visitor, story.id), deployMeanwhile()]);
      return made;
    },
    ({ title }) => title,
  );
  await steps.run(
    'The function and the settings have changed without signing users out or gaining permissions',
    async () => {
      const health = await visitor.call(routes.checkHealth);
      const refusal = health.headers.get(CHANGED_HEADER);
      requireThat(refusal !== null, 'The old function is still deployed.');
      requireThat(
        refusal === 'AccessDeniedException',
        `Reading another function’s secret ended with: ${refusal}.`,
      );
      await findVideo(visitor, film.id);
    },
  );
  await steps.run('A function that fails logs no secret behind a line break', async () => {
    const failed = await visitor.call(routes.checkHealth, undefined, { [BREAKING_HEADER]: 'yes' });
    requireThat(failed.status === 500, `The broken function answered ${failed.status}.`);
    await requireRedacted(functionLog, BREAKING_MESSAGE, LEAKED_KEY);
  });
  await steps.run('A used and changed stage shows no secret in plain text', secrecy, String);
  const destroy = async (): Promise<void> => {
    await cdk.run('destroy', '--all', '--force', '--app', first.out);
    for (const name of first.wanted.keys()) requireThat(!(await stackExists(name)), `${name} still exists.`);
  };
  await steps.run('The stage is destroyed, and its films and rows are kept', async () => {
    await destroy();
    const gone = await visitor.call(routes.checkHealth);
    requireThat(gone.status === 404, `The API still answers ${gone.status}.`);
    requireThat(await media().exists(keyOf(film)), 'The film is gone.');
    requireThat((await stories().find(user.id, story.id)) !== undefined, 'The story is gone.');
  });
  await steps.run('A first deployment fails', () => failToDeploy(proof, first));
  await steps.run('The stage is deployed again, beside what was kept and what failed', () =>
    deploy(proof, first),
  );
  await steps.run('The stage is destroyed again', destroy);
};
