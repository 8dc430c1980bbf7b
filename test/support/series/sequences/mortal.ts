import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/store/table/table.ts';

/** The error thrown by every call in a killed process, and by a write whose response was lost. */
export class Cut extends Error {
  override readonly name = 'Cut';
}

/** The number of writes after which a process is killed or merely loses the response to its next write. */
export interface Fate {
  readonly writes: number;
  readonly how: 'killed' | 'unanswered';
}

/** The life of one process: all of the process’s writes and outgoing calls go through this object. */
export class Life {
  /** Whether the process’s fate has struck. */
  isMet = false;
  #written = 0;
  readonly #fate: Fate | undefined;

  constructor(fate?: Fate) {
    this.#fate = fate;
  }

  /** A killed process does nothing more, however it might have handled the error. */
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

/** The table as seen by one process. */
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
