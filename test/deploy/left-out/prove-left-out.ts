import { join } from 'node:path';
import type { Proof } from '#test/deploy/proof.ts';
import { ProofError } from '#test/deploy/proof-error.ts';
import { LEFT_OUT } from './left-out.ts';
import { probeName } from './probe-name.ts';

/** Proves the list of what the emulator cannot hold: a tiny stack of each kind still fails with the listed words. */
export const proveLeftOut = async ({ folder, steps, cdk }: Proof): Promise<void> => {
  const out = join(folder, 'probes');
  await cdk.synth(join('test', 'deploy', 'probes.ts'), out);
  for (const [kind, words] of Object.entries(LEFT_OUT))
    await steps.run(`${kind} still cannot be held`, async () => {
      const { code, output } = await cdk.try(
        'deploy',
        probeName(kind),
        '--app',
        out,
        '--require-approval=never',
      );
      if (code === 0) throw new ProofError(`${kind} works by now: take it off the list in left-out.ts.`);
      if (!output.includes(words))
        throw new ProofError(`${kind} fails with other words than "${words}":\n${output}`);
    });
};
