import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { stackNames } from '#infra/stage/names.ts';
import {
  addLast,
  leaveOut,
  METRIC_MATH,
  readAssembly,
  typeOf,
  type Wanted,
} from '#test/deploy/left-out/assembly.ts';
import { LEFT_OUT } from '#test/deploy/left-out/left-out.ts';
import type { Proof } from '#test/deploy/proof.ts';
import { ProofError, requireThat } from '#test/deploy/proof-error.ts';
import { DeployedStack } from './deployed-stack.ts';
import { CHANGED_OUT } from './stage-sources.ts';

export const STAGE = 'proof';
export const STACKS = stackNames(STAGE);

export interface StageProof extends Proof {
  /** The URL of the OpenAI-compatible API for the writer and the painter. */
  readonly modelsUrl: string;
}

/** Throws a `ProofError` unless a stack has exactly the synthesised resources, except the left-out ones. */
const requireWhole = (name: string, wanted: Wanted, { resources }: DeployedStack): void => {
  const held = new Map(resources.map((resource) => [resource.id, resource.type]));
  for (const [id, kind] of wanted) {
    const listed = Object.hasOwn(LEFT_OUT, kind);
    requireThat(
      listed !== (held.get(id) === typeOf(kind)),
      `${name} was deployed ${listed ? 'with' : 'without'} ${id} (${kind}).`,
    );
  }
  const unready = resources.find(({ status }) => !status.endsWith('_COMPLETE'));
  requireThat(unready === undefined, `${unready?.id} of ${name} is ${unready?.status}.`);
};

interface Synthesized {
  readonly out: string;
  /** The resources of each stack, including the left-out ones. */
  readonly wanted: ReadonlyMap<string, Wanted>;
}

/** Throws a `ProofError` if the list of left-out kinds includes a kind that no stack uses. */
const requireUsed = (stacks: Synthesized['wanted']): void => {
  const kinds = new Set([...stacks.values()].flatMap((wanted) => [...wanted.values()]));
  for (const kind of Object.keys(LEFT_OUT))
    requireThat(kinds.has(kind), `No stack uses ${kind}: remove it from the list in left-out.ts.`);
};

/** Synthesises the stage before and after its change, and removes the left-out kinds. */
export const synthesize = async ({ folder, cdk, modelsUrl }: StageProof) => {
  const outs = { first: join(folder, 'cdk.out'), changed: join(folder, CHANGED_OUT) };
  await cdk.synth(join('test', 'deploy', 'left-out', 'app.ts'), outs.first, {
    stage: STAGE,
    models: modelsUrl,
    folder,
  });
  const trim = (out: string): Synthesized => {
    const wanted = readAssembly(out);
    leaveOut(out, new Set(Object.keys(LEFT_OUT)));
    return { out, wanted };
  };
  const [first, changed] = [trim(outs.first), trim(outs.changed)];
  requireUsed(first.wanted);
  return { first, changed };
};

/** The copy of a synthesis in which the last resource of the first stack can’t be created. */
const brokenCopy = ({ folder }: Proof, { out }: Synthesized): string => {
  const broken = join(folder, 'broken.out');
  cpSync(out, broken, { recursive: true });
  addLast(broken, STACKS.data, {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      ComparisonOperator: 'GreaterThanThreshold',
      EvaluationPeriods: 1,
      Threshold: 1,
      Metrics: [{ Id: 'sum', Expression: '2 * 1' }],
    },
  });
  return broken;
};

/** Makes the first deployment of a stage’s first stack fail at its last resource. */
export const failToDeploy = async (proof: Proof, first: Synthesized): Promise<void> => {
  const { code, output } = await proof.cdk.try(
    'deploy',
    STACKS.data,
    '--exclusively',
    '--app',
    brokenCopy(proof, first),
    '--require-approval=never',
  );
  requireThat(code === 1, `A stack with an impossible resource was deployed:\n${output}`);
  requireThat(output.includes(LEFT_OUT[METRIC_MATH]), `The deployment failed for another reason:\n${output}`);
};

/** Deploys a synthesis. Returns the deployed stacks, keyed by name. */
export const deploy = async ({ cdk }: Proof, { out, wanted }: Synthesized) => {
  await cdk.run('deploy', '--all', '--app', out, '--require-approval=never');
  const stacks = new Map<string, DeployedStack>();
  for (const [name, asked] of wanted) {
    const stack = await DeployedStack.read(name);
    requireWhole(name, asked, stack);
    stacks.set(name, stack);
  }
  return (name: string): DeployedStack => {
    const stack = stacks.get(name);
    if (stack === undefined) throw new ProofError(`The stack ${name} was not synthesised.`);
    return stack;
  };
};
