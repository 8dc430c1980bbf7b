import { TRIAL } from '#contract/catalogue.ts';
import { offersAt } from '#contract/offers.ts';
import { dollarText } from '#tools/cost/output/money.ts';
import { columnsOf, percentText, type Section } from '#tools/cost/output/section.ts';
import { NOBODY, totalOf } from '../charges.ts';
import { moneyOf } from '../plan-money.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';
import { meanVideo, videosOf } from '../videos.ts';

const GIFTS = ['free', 'trial'] as const;

/** The cost of non-paying users, and how many of them must buy a plan to recover it in their first month. */
export const burnSection = (input: ReportInput): Section => {
  const groups = GIFTS.map((plan) => {
    const costs = input.running.filter((cost) => cost.plan === plan);
    const users = new Set(costs.map(({ user }) => user).filter((user) => user !== NOBODY)).size;
    const pico = totalOf(costs);
    const videos = videosOf(costs).length;
    return { plan, users, videos, pico, each: users === 0 ? 0n : pico / BigInt(users) };
  });
  const perVideo = meanVideo(videosOf(input.running));
  const fullTrial = perVideo * BigInt(TRIAL.videos);
  const trial = groups.find(({ plan }) => plan === 'trial');
  const backs = offersAt(input.made).map(({ name, cents, videosPerMonth }) => {
    const { price, fee } = moneyOf(1, cents);
    const left = price - fee - perVideo * BigInt(videosPerMonth);
    return { name, left, needed: (spent: bigint) => (left > 0n ? Number(spent) / Number(left) : undefined) };
  });
  const spent = groups.reduce((sum, { pico }) => sum + pico, 0n);
  const starter = backs.find(({ name }) => name === 'Starter');
  const rate = trial === undefined ? undefined : starter?.needed(trial.each);
  return {
    id: 'burn',
    title: 'What do free users and trials cost, and when do they pay back?',
    answer: `${dollarText(spent)} went to users who do not pay. A trial user cost ${dollarText(trial?.each ?? 0n)} on average${rate === undefined ? '' : `: trials pay back in the first month when ${percentText(rate)} of their users buy Starter`}.`,
    source: `${sourceOf(input)} Payback: a plan’s price less fees, less the measured mean cost of all its videos.`,
    tables: [
      {
        name: 'burn',
        title: 'Users who do not pay',
        columns: columnsOf({
          plan: 'text',
          'users seen': 'count',
          videos: 'count',
          cost: 'dollars',
          'cost per user': 'dollars',
        }),
        rows: groups.map(({ plan, users, videos, pico, each }) => [plan, users, videos, pico, each]),
      },
      {
        name: 'pay-back',
        title: 'How many of a hundred trial users must buy',
        columns: columnsOf({
          'plan bought': 'text',
          'left per month at full use': 'dollars',
          'must buy, trials as used': 'percent',
          [`must buy, all ${TRIAL.videos} videos used`]: 'percent',
        }),
        rows: backs.map(({ name, left, needed }) => [
          name,
          left,
          needed(trial?.each ?? 0n),
          needed(fullTrial),
        ]),
      },
    ],
  };
};
