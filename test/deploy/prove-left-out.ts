import { join } from 'node:path';
import { LEFT_OUT } from './left-out.ts';
import { probeName } from './probe-name.ts';
import type { Proof } from './proof.ts';
import { ProofError } from './proof-error.ts';

/** Proves the list of what the emulator cannot hold: a tiny stack of each type still fails with the listed words. */
export const proveLeftOut = async ({ folder, steps, cdk }: Proof): Promise<void> => {
  const out = join(folder, 'probes');
  await cdk.synth(join('test', 'deploy', 'probes.ts'), out);
  for (const [type, words] of Object.entries(LEFT_OUT))
    await steps.run(`${type} still cannot be held`, async () => {
      const { code, output } = await cdk.try(
        'deploy',
        probeName(type),
        '--app',
        out,
        '--require-approval=never',
      );
      if (code === 0) throw new ProofError(`${type} works by now: take it off the list in left-out.ts.`);
      if (!output.includes(words))
        throw new ProofError(`${type} fails with other words than "${words}":\n${output}`);
    });
};
