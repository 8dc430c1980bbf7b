import { afterAll } from 'vitest';
import { closeTabs } from '#test/support/browser/browser.ts';

// Runs in every journey file, after the file's own last hook.
afterAll(closeTabs);
