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
  runs,
  series,
  stories,
  suspensions,
  users,
  videos,
} from './stores.ts';
import { renderer } from './workflows.ts';

/** What gives out slots: `SlotPorts`. */
export const slots = { videos, filmQueue, renderer };

/** What creates a video: `BeginPorts` and `VideoDefaultPorts`. A function, so that the bundler can drop it. */
export const creating = () => ({
  ...slots,
  ...moderation,
  makingTimes,
  spendingRules,
  stories,
  users,
  aiLineByDefault,
});

/** What shows a run: `ShownRunPorts`. */
export const runView = { series, runs, stories, videos, filmQueue };

/** What films a run and says so: `CreateRunVideoPorts` and `SettlePorts`. */
export const runFilming = () => ({
  ...creating(),
  ...runView,
  balances: credits,
  suspensions,
  payerOf,
  outbox,
  newId,
});
