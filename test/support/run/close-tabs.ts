import { afterAll } from 'vitest';
import { closeTabs } from '#test/support/browser/browser.ts';

// Runs with every file of the journeys, after the file's own last hook.
afterAll(closeTabs);
