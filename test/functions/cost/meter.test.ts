import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Meter, metered, use } from '#functions/cost/meter.ts';
import { transitionsOf } from '#functions/cost/transitions.ts';

describe('a meter', () => {
  it('adds up what one request used, by unit and by model', () => {
    const meter = new Meter();
    metered(meter, () => {
      use('dynamodb.read', 0.5);
      use('dynamodb.read', 1);
      use('model.text.input', 600, 'gpt-6-luna');
      use('model.text.input', 600, 'another');
      use('s3.put', 0);
    });
    expect(meter.quantities).toEqual([
      { sku: 'dynamodb.read', quantity: 1.5 },
      { sku: 'model.text.input', quantity: 600, model: 'gpt-6-luna' },
      { sku: 'model.text.input', quantity: 600, model: 'another' },
    ]);
  });

  it('never counts what a concurrent request used, even across awaits', async () => {
    const work = async (units: number): Promise<Meter> => {
      const meter = new Meter();
      await metered(meter, async () => {
        for (let call = 0; call < units; call += 1) {
          await sleep(1);
          use('dynamodb.write', 1);
        }
      });
      return meter;
    };
    const meters = await Promise.all([1, 2, 3, 4, 5].map(work));
    for (const [index, meter] of meters.entries()) {
      expect(meter.quantities).toEqual([{ sku: 'dynamodb.write', quantity: index + 1 }]);
    }
  });

  it('counts nothing that is used outside its request', () => {
    const meter = new Meter();
    metered(meter, () => {});
    use('s3.get', 1);
    expect(meter.quantities).toEqual([]);
  });
});

it('counts the two states that the state machine enters after each call that sends a publication', () => {
  const States = z.record(z.string(), z.looseObject({ Next: z.string().optional() }));
  const text = readFileSync(new URL('../../../state-machines/publish.asl.json', import.meta.url), 'utf8');
  const { States: states } = z.object({ States }).parse(JSON.parse(text));
  // The choice state, followed by either the wait for the next call or the end.
  expect(Object.keys(states)).toEqual(['SendPublication', 'GoesOn', 'Wait', 'Done']);
  expect([states['SendPublication']?.Next, states['Wait']?.Next]).toEqual(['GoesOn', 'SendPublication']);
  expect(transitionsOf('SendPublication', 0)).toBe(3);
});
