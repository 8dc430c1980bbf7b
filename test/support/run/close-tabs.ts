import { afterAll } from 'vitest';
import { closeTabs } from '#test/support/browser/browser.ts';

// Runs in every journey file, after the last of the file’s own hooks.
afterAll(closeTabs);
