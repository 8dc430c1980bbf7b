import { z } from 'zod';
import { use } from './meter.ts';

const Capacity = z.object({ CapacityUnits: z.number() });
const Consumed = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });
const READS = /^(?:Get|BatchGet|Query|Scan|TransactGet)/u;

const unitsOf = (output: unknown): number => {
  const { ConsumedCapacity: consumed = [] } = Consumed.safeParse(output).data ?? {};
  return [consumed].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
};

interface Call {
  readonly input: object;
}
type Next = (call: Call) => Promise<{ readonly output: object }>;
/**
 * The part of an SDK client that accepts middleware; the clients’ full types can’t be shared because each has its own
 * commands.
 */
interface Metered {
  readonly middlewareStack: {
    add(
      middleware: (next: Next, context: { readonly commandName?: string }) => Next,
      options: { readonly step: 'initialize'; readonly name: string },
    ): void;
  };
}

/** Has DynamoDB report the capacity that each call consumes, and adds it to the meter. */
export const meterDynamo = <C extends object>(client: C & Metered): C => {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (call) => {
        const answer = await next({ ...call, input: { ...call.input, ReturnConsumedCapacity: 'TOTAL' } });
        use(READS.test(commandName) ? 'dynamodb.read' : 'dynamodb.write', unitsOf(answer.output));
        return answer;
      },
    { step: 'initialize', name: 'cost' },
  );
  return client;
};

const S3_FREE = /^Delete/u;
const S3_PUTS = /^(?:Put|List|Copy|Post|Create|Upload|Complete)/u;

/** Counts S3 requests in their two price classes; deletions are free. */
export const meterS3 = <C extends object>(client: C & Metered): C => {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (call) => {
        if (!S3_FREE.test(commandName)) use(S3_PUTS.test(commandName) ? 's3.put' : 's3.get', 1);
        return next(call);
      },
    { step: 'initialize', name: 'cost' },
  );
  return client;
};
