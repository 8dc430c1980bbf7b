import { z } from 'zod';
import { startTable } from '#test/support/cloud/store-here.ts';
import { setClock, simulate } from './simulated-clock.ts';
import { payingCustomer, WAYS } from './ways.ts';
import { openWorld } from './world.ts';

/** A day of one way to cost money, by a number of accounts; prints the result as JSON. */
const DAY_MS = 86_400_000;
/** A day on which every price of the book is valid, in the middle of a month. */
const START = '2026-12-10T00:00:00Z';

const attack = WAYS[process.argv[2] ?? ''];
if (attack === undefined) throw new Error(`One of ${Object.keys(WAYS).join(', ')}`);
const accounts = z.coerce.number().parse(process.argv[3]);

const { table, close } = await startTable();
process.env['TABLE_NAME'] = table.name;
setClock(START);
const world = await openWorld();
const customer = await payingCustomer(world);
const hostile = [];
for (let index = 0; index < accounts; index += 1) hostile.push(await attack(world, index));
await simulate(DAY_MS);
await close();

const losses = hostile.map((account) => world.lostBy(account));
console.log(
  JSON.stringify({
    usd: losses.reduce((sum, usd) => sum + usd, 0),
    mostOfOne: Math.max(0, ...losses),
    refused: customer.refused(),
    waitSeconds: Math.max(0, ...(world.waits.get(customer.account.id) ?? [])) / 1000,
    atOnce: world.atOnce(),
  }),
);
