import { join } from 'node:path';
import type { Proof } from '#test/deploy/proof.ts';
import { ProofError } from '#test/deploy/proof-error.ts';
import { LEFT_OUT } from './left-out.ts';
import { probeName } from './probe-name.ts';

/**
 * Proves the list of unsupported kinds by showing that a tiny stack of each still fails with the
 * listed message.
 */
export const proveLeftOut = async ({ folder, steps, cdk }: Proof): Promise<void> => {
  const out = join(folder, 'probes');
  await cdk.synth(join('test', 'deploy', 'left-out', 'probes.ts'), out);
  for (const [kind, words] of Object.entries(LEFT_OUT))
    await steps.run(`${kind} is still unsupported`, async () => {
      const { code, output } = await cdk.try(
        'deploy',
        probeName(kind),
        '--app',
        out,
        '--require-approval=never',
      );
      if (code === 0) throw new ProofError(`${kind} works now: remove it from the list in left-out.ts.`);
      if (!output.includes(words))
        throw new ProofError(`${kind} fails with a message other than "${words}":\n${output}`);
    });
};
