import { join } from 'node:path';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { media, stories } from '#functions/wiring.ts';
import { leaveOut, readAssembly, type Wanted } from './assembly.ts';
import { ACCOUNT, REGION } from './cloud-environment.ts';
import { DeployedSite } from './deployed-site.ts';
import { DeployedStack, stackExists } from './deployed-stack.ts';
import { findVideo, keyOf, makeFilm, measureFilm, requireSuccess, writeStory } from './film.ts';
import { LEFT_OUT } from './left-out.ts';
import type { Proof } from './proof.ts';
import { ProofError } from './proof-error.ts';
import { readStageSecret, signIn } from './sign-in.ts';
import { CHANGED_HEADER, CHANGED_OUT } from './stage-sources.ts';

const STAGE = 'proof';
const [DATA, SITE] = [`Veilcast-${STAGE}-data`, `Veilcast-${STAGE}-site`];

interface StageProof extends Proof {
  /** The OpenAI-compatible address of writer and painter. */
  readonly modelsUrl: string;
}

const require = (good: boolean, otherwise: string): void => {
  if (!good) throw new ProofError(otherwise);
};

/** Throws a `ProofError` unless a stack holds exactly what was synthesized, without what is listed. */
const requireWhole = (name: string, wanted: Wanted, { resources }: DeployedStack): void => {
  const held = new Map(resources.map((resource) => [resource.id, resource.type]));
  for (const [id, type] of wanted) {
    const listed = Object.hasOwn(LEFT_OUT, type);
    require(listed !==
      (held.get(id) === type), `${name} was deployed ${listed ? 'with' : 'without'} ${id} (${type}).`);
  }
  const unready = resources.find(({ status }) => !status.endsWith('_COMPLETE'));
  require(unready === undefined, `${unready?.id} of ${name} is ${unready?.status}.`);
};

interface Synthesized {
  readonly out: string;
  /** What each stack asked for before what is listed was taken out. */
  readonly wanted: ReadonlyMap<string, Wanted>;
}

/** Synthesizes the stage as it is and with its change, and takes out what is listed. */
const synthesize = async ({ folder, cdk, modelsUrl }: StageProof) => {
  const outs = { first: join(folder, 'cdk.out'), changed: join(folder, CHANGED_OUT) };
  await cdk.synth(join('test', 'deploy', 'app.ts'), outs.first, { stage: STAGE, models: modelsUrl, folder });
  const trim = (out: string): Synthesized => {
    const wanted = readAssembly(out);
    leaveOut(out, new Set(Object.keys(LEFT_OUT)));
    return { out, wanted };
  };
  return { first: trim(outs.first), changed: trim(outs.changed) };
};

/** Deploys what was synthesized; what the two stacks hold then. */
const deploy = async ({ cdk }: Proof, { out, wanted }: Synthesized) => {
  await cdk.run('deploy', '--all', '--app', out, '--require-approval=never');
  const [data, site] = [await DeployedStack.read(DATA), await DeployedStack.read(SITE)];
  for (const [name, stack] of [
    [DATA, data],
    [SITE, site],
  ] as const)
    requireWhole(name, wanted.get(name) ?? new Map(), stack);
  return { data, site };
};

/** Bootstraps, deploys, makes a film, deploys a change, destroys. */
export const proveStage = async (proof: StageProof): Promise<void> => {
  const { folder, steps, cdk, cloudUrl } = proof;
  const { first, changed } = await steps.run('The stage is synthesized', () => synthesize(proof));
  await steps.run('The account is bootstrapped', () =>
    cdk.run('bootstrap', `aws://${ACCOUNT}/${REGION}`, '--app', first.out),
  );
  const { data, site } = await steps.run(
    'The stage is deployed',
    () => deploy(proof, first),
    (stacks) => `${stacks.data.resources.length} and ${stacks.site.resources.length} resources`,
  );
  process.env['TABLE_NAME'] = data.nameOf('AWS::DynamoDB::GlobalTable');
  process.env['BUCKET_NAME'] = data.nameOf('AWS::S3::Bucket');
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
    apiId: site.nameOf('AWS::ApiGatewayV2::Api'),
    edgeHost: new URL(siteOrigin).host,
  };
  const visitor = new DeployedSite({ ...address, originSecret });

  await steps.run('The API answers, and refuses who does not come by the edge', async () => {
    const health = await visitor.call(routes.checkHealth);
    require(health.status === 200 && !health.headers.has(CHANGED_HEADER), `It answered ${health.status}.`);
    const stranger = new DeployedSite({ ...address, originSecret: 'none' });
    const refused = await stranger.call(routes.checkHealth);
    require(refused.status === 403, `It answered ${refused.status} to a stranger.`);
  });
  const user = await steps.run(
    'Somebody signs in',
    () => signIn(visitor, STAGE),
    ({ name }) => name,
  );
  const story = await steps.run(
    'A story is written',
    () => writeStory(visitor),
    ({ title }) => title,
  );
  const film = await steps.run(
    'A film is made',
    () => makeFilm(visitor, story.id),
    ({ title }) => title,
  );
  await steps.run('Every execution of the workflow succeeded', () =>
    requireSuccess(site.nameOf('AWS::StepFunctions::StateMachine', /^Films/u)),
  );
  await steps.run('The distribution serves a finished MP4', () => measureFilm(visitor, film, folder), String);
  await steps.run(
    'A changed function is deployed, nobody is signed out, and it may do no more than before',
    async () => {
      await deploy(proof, changed);
      const health = await visitor.call(routes.checkHealth);
      const refusal = health.headers.get(CHANGED_HEADER);
      require(refusal !== null, 'The function is still the old one.');
      require(refusal === 'AccessDeniedException', `Reading a foreign secret ended with: ${refusal}.`);
      await findVideo(visitor, film.id);
    },
  );
  await steps.run('The stage is destroyed, and its films and rows are kept', async () => {
    await cdk.run('destroy', '--all', '--force', '--app', first.out);
    for (const name of [DATA, SITE]) require(!(await stackExists(name)), `${name} is still there.`);
    const gone = await visitor.call(routes.checkHealth);
    require(gone.status === 404, `The API still answers ${gone.status}.`);
    require(await media().exists(keyOf(film)), 'The film is gone.');
    require((await stories().find(user.id, story.id)) !== undefined, 'The story is gone.');
  });
};
