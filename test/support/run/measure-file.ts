import { afterAll, inject } from 'vitest';
import { processorSeconds } from '#test/support/cloud/processes.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The processor seconds that a test file used in its worker (including the browser) and in its cloud. */
    processorSeconds?: number;
  }
}

const spent = (): number => {
  const cloud = inject('clouds')?.[Number(process.env['VITEST_POOL_ID']) - 1];
  return processorSeconds(process.pid) + (cloud === undefined ? 0 : processorSeconds(cloud.pid));
};

// Runs in every test file, before the file’s first hook and after its last.
const before = spent();
// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a hook needs.
afterAll(({}, file) => {
  file.meta.processorSeconds = spent() - before;
});
