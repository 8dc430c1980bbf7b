import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/store/table/table.ts';

/** The error that every call in a killed process throws, as does a write whose response was lost. */
export class Cut extends Error {
  override readonly name = 'Cut';
}

/** The number of writes after which a process is killed, or merely loses the response to the next write. */
export interface Fate {
  readonly writes: number;
  readonly how: 'killed' | 'unanswered';
}

/**
 * The life of one process: everything that the process writes or asks others to do goes through
 * this object.
 */
export class Life {
  /** Whether the process has met its fate. */
  isMet = false;
  #written = 0;
  readonly #fate: Fate | undefined;

  constructor(fate?: Fate) {
    this.#fate = fate;
  }

  /** A process that was killed does nothing more, regardless of how it would have handled an error. */
  check(): void {
    if (this.isMet && this.#fate?.how === 'killed') throw new Cut('The process has ended.');
  }

  async write<T>(work: () => Promise<T>): Promise<T> {
    this.check();
    const isTheOne = this.#written === this.#fate?.writes;
    this.#written += 1;
    if (isTheOne) this.isMet = true;
    this.check();
    const answer = await work();
    if (isTheOne) throw new Cut('The answer got lost.');
    return answer;
  }
}

const WRITES = [PutCommand, UpdateCommand, DeleteCommand, TransactWriteCommand, BatchWriteCommand];

/** The table as one process sees it. */
export const mortalTable = ({ client, name }: Table, life: Life): Table => {
  const send = (command: Parameters<typeof client.send>[0]) => {
    const work = () => client.send(command);
    if (WRITES.some((kind) => command instanceof kind)) return life.write(work);
    life.check();
    return work();
  };
  const mortal = new Proxy(client, {
    get: (target, key) => (key === 'send' ? send : Reflect.get(target, key)),
  });
  return { client: mortal, name };
};
