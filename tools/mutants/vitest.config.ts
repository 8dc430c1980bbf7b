import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that StrykerJS runs against mutants; `MUTANT_TESTS` names them. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: (process.env['MUTANT_TESTS'] ?? '').split(' '),
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
