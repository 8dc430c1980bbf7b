import { z } from 'zod';
import { startTable } from '#test/support/cloud/store-here.ts';
import { BESIDES, JOB_WAYS } from './job-ways.ts';
import { setClock, simulate } from './simulated-clock.ts';
import { payingCustomer, WAYS } from './ways.ts';
import { openWorld } from './world.ts';

/** Simulates a day on which several accounts all carry out the same attack, and prints the result as JSON. */
const DAY_MS = 86_400_000;
/** A day in the middle of a month, chosen so that every price in the price book applies. */
const START = '2026-12-10T00:00:00Z';

const ways = { ...WAYS, ...JOB_WAYS };
const [, , way = ''] = process.argv;
const attack = ways[way];
if (attack === undefined) throw new Error(`One of ${Object.keys(ways).join(', ')}`);
const accounts = z.coerce.number().parse(process.argv[3]);

const { table, close } = await startTable();
process.env['TABLE_NAME'] = table.name;
setClock(START);
const world = await openWorld(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
const customer = await payingCustomer(world, BESIDES[way]);
const hostile = [];
for (let index = 0; index < accounts; index += 1) hostile.push(await attack(world, index));
await simulate(DAY_MS);
const ends = await Promise.all(world.atEnd.map((count) => count()));
await world.close();
await close();

const losses = hostile.map((account) => world.lostBy(account));
const waits = (world.waits.get(customer.account.id) ?? []).map((ms) => ms / 1000).toSorted((a, b) => a - b);
/** The wait that the given share of all waits doesn’t exceed (a percentile). */
const waitOf = (share: number): number => waits[Math.ceil(waits.length * share) - 1] ?? 0;
console.log(
  JSON.stringify({
    usd: losses.reduce((sum, usd) => sum + usd, 0),
    mostOfOne: Math.max(0, ...losses),
    refused: customer.refused(),
    videos: waits.length,
    waitSeconds: waitOf(1),
    usualWaitSeconds: waitOf(0.95),
    films: world.atOnce.films(),
    functions: world.atOnce.functions(),
    found: ends.flat(),
  }),
);
