import { afterAll } from 'vitest';
import { closeTabs } from './browser.ts';

// Runs with every file of the journeys, after the file's own last hook.
afterAll(closeTabs);
