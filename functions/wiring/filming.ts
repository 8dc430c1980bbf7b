import { newId } from './clock.ts';
import { outbox } from './mail.ts';
import { moderation } from './providers.ts';
import { payerOf } from './request-dependencies.ts';
import { spendingRules } from './spending.ts';
import {
  aiLineByDefault,
  credits,
  filmQueue,
  makingTimes,
  pronunciations,
  runs,
  series,
  stories,
  suspensions,
  users,
  videos,
} from './stores.ts';
import { renderer } from './workflows.ts';

/** The ports that give out slots: `SlotPorts`. */
export const slots = { videos, filmQueue, renderer };

/**
 * The ports that create a video, `BeginPorts` and `VideoDefaultPorts`; a function, so that the bundler can drop it.
 */
export const creating = () => ({
  ...slots,
  ...moderation,
  makingTimes,
  spendingRules,
  pronunciations,
  stories,
  users,
  aiLineByDefault,
});

/** The ports that show a run: `ShownRunPorts`. */
export const runView = { series, runs, stories, videos, filmQueue };

/** The ports that film a run and announce the result: `CreateRunVideoPorts` and `SettlePorts`. */
export const runFilming = () => ({
  ...creating(),
  ...runView,
  balances: credits,
  suspensions,
  payerOf,
  outbox,
  newId,
});
