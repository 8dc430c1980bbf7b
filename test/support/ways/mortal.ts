import { AsyncLocalStorage } from 'node:async_hooks';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Table } from '#functions/store/table/table.ts';

/** The number of writes that a process has left before it dies. */
const life = new AsyncLocalStorage<{ writes: number }>();

export class Died extends Error {
  override readonly name = 'Died';
}

const write = (): void => {
  const left = life.getStore();
  if (left === undefined) return;
  if (left.writes === 0) throw new Died('The process died before this write.');
  left.writes -= 1;
};

/** Runs `work` in a process that dies after this many writes, or never if no number is given. */
export const living = <T>(writes: number | undefined, work: () => Promise<T>): Promise<T> =>
  writes === undefined ? work() : life.run({ writes }, work);

const WRITES = new Set([
  'PutCommand',
  'UpdateCommand',
  'DeleteCommand',
  'TransactWriteCommand',
  'BatchWriteCommand',
]);

/** A table for processes that may die. */
export const mortalTable = ({ name, client }: Table): Table => ({
  name,
  client: new Proxy(client, {
    get: (target, property) =>
      property === 'send'
        ? async (command: Parameters<typeof client.send>[0]) => {
            if (WRITES.has(command.constructor.name)) write();
            return target.send(command);
          }
        : Reflect.get(target, property),
  }),
});

/** An in-memory bucket for processes that may die. */
export const mortalMedia = (objects: Map<string, Uint8Array>): Media => {
  const found = (key: string): Uint8Array => {
    const body = objects.get(key);
    if (body === undefined) throw new Error(`There is no object ${key}.`);
    return body;
  };
  const removeAll: Media['removeAll'] = async (prefix, ...except) => {
    write();
    for (const key of objects.keys())
      if (key.startsWith(prefix) && !except.some((kept) => key.startsWith(kept))) objects.delete(key);
  };
  const none = () => Promise.reject(new Error('Nothing here is filmed.'));
  return {
    removeAll,
    eraseAll: (prefix) => removeAll(prefix),
    read: async (key) => found(key),
    exists: async (key) => objects.has(key),
    write: async (key, body) => {
      write();
      objects.set(key, typeof body === 'string' ? Buffer.from(body) : body);
    },
    copyAll: async (from, to) => {
      const keys = [...objects.keys()].filter((key) => key.startsWith(from));
      for (const key of keys) {
        write();
        objects.set(to + key.slice(from.length), found(key));
      }
      return keys.length;
    },
    fetch: none,
    store: none,
  };
};
