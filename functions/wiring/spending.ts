import { BUDGET_TIERS, WORK_PURSES, type WorkKind } from '#contract/catalogue.ts';
import { providerOf } from '#contract/providers.ts';
import { filmRates, spentOn, storyMost, textCost, workCostAt } from '#functions/cost/film-rates.ts';
import { usedSoFar } from '#functions/cost/meter.ts';
import { amountsBy, MICRO_PER_USD } from '#functions/domain/budget/amounts.ts';
import type { Budget } from '#functions/domain/budget/budget.ts';
import type { ReadSpendingRules, ReadStorySpending } from '#functions/domain/budget/ports.ts';
import { cheaper, typicalMost } from '#functions/domain/budget/spending.ts';
import { env } from '#functions/env.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { pauseStore } from '#functions/store/budget/pause-store.ts';
import { pictureSwitch as pictureSwitchOf } from '#functions/store/budget/picture-switch.ts';
import { now } from './clock.ts';
import { lazy } from './lazy.ts';
import { writerAtWork } from './provider-at-work.ts';
import { credits, receipts, videos, workSpending } from './stores.ts';
import { table } from './table.ts';

export const pictureSwitch = /* @__PURE__ */ lazy(() => pictureSwitchOf(table(), now));

const PERCENT = 100;
const microOf = (usd: number): number => Math.round(usd * MICRO_PER_USD);

const rates = () => {
  const narrator = env.narrator();
  const providers = {
    painter: env.painter(),
    imageModel: env.imageModel(),
    pictureSize: env.pictureSize(),
    narrator,
    speechModel: providerOf('speech', narrator).takesModel ? env.speechModel() : undefined,
  };
  return filmRates(providers, now());
};

/** What the stage may spend, in micro-dollars; undefined on a stage without limits. */
export const budget = (): Budget | undefined => {
  const limits = env.spendingLimits();
  if (limits === undefined) return undefined;
  const { stageUsd, providersUsd } = limits;
  const film = typicalMost(rates(), env.imageQuality());
  return {
    month: amountsBy((purse) => {
      if (purse === 'checks' || purse === 'packs')
        return microOf((stageUsd * WORK_PURSES[purse].percent) / PERCENT);
      return microOf(purse === 'stage' ? stageUsd : providersUsd[purse]);
    }),
    dayFloor: amountsBy((purse) => film[purse] * BUDGET_TIERS.dayFilms),
  };
};

export const spendingRules: ReadSpendingRules = async () => {
  const limits = env.spendingLimits();
  const best = env.imageQuality();
  return {
    rates: rates(),
    best: cheaper(best, (await pictureSwitch().read()) ?? best),
    minuteCap: limits && microOf(limits.filmMinuteUsd),
    budget: budget(),
  };
};

export const budgets = /* @__PURE__ */ lazy(() =>
  budgetStore(table(), async ({ ownerId, videoId, attempt }) => {
    const receipt = await receipts().find(ownerId, videoId);
    if (receipt !== undefined) return spentOn(receipt.items, attempt);
    // A video without a receipt used nothing; a deleted video's receipt was deleted with the video.
    return (await videos().find(ownerId, videoId)) && spentOn([], attempt);
  }),
);

/** The accounts that may not start anything new this month. */
export const pauses = /* @__PURE__ */ lazy(() => pauseStore(table()));

export const storySpending: ReadStorySpending = async () => {
  const limits = budget();
  const at = now();
  const writer = await writerAtWork();
  const most = storyMost(writer, env.textModel(), at);
  return limits === undefined || most.stage === 0
    ? undefined
    : { budget: limits, most, spent: () => textCost(usedSoFar(), writer, at) };
};

/** The ports that pay for a model's texts: `TextSpendingPorts`. */
export const textSpending = { subscriptions: credits, budgets, pauses, storySpending, now };

/** The ports that pay for checks and archives once they are done. */
export const paying = {
  budgets,
  workSpending,
  subscriptions: credits,
  workCost: (kind: WorkKind, milliseconds: number): number => workCostAt(kind, milliseconds, now()),
};

/** What the check and archive queues look at before they assign a slot. */
export const queueing = { budgets, budget, subscriptions: credits };
