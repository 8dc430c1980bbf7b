import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import { StormDBDataStoreFactory } from 'cognito-local/lib/services/dataStore/stormDb.js';

type Created = Parameters<StormDBDataStoreFactory['create']>;

/**
 * The pool's stores. They write their files in place, which destroys a file if the disk is full. Therefore, a copy
 * stays next to each file until the write has succeeded, and replaces the file if the write failed.
 */
export class KeptDataStores extends StormDBDataStoreFactory {
  readonly #folder: string;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  override async create(context: Created[0], id: string, defaults: object): Promise<DataStore> {
    const file = join(this.#folder, `${id}.json`);
    const kept = `${file}.kept`;
    const draft = `${file}.copy`;
    const bringBack = (): void => {
      if (existsSync(kept)) renameSync(kept, file);
    };
    const keepAndSave = async (save: () => Promise<void>): Promise<void> => {
      await copyFile(file, draft);
      renameSync(draft, kept);
      try {
        await save();
        rmSync(kept);
      } finally {
        bringBack();
      }
    };
    // Only one save runs at a time, so that each copy contains what the previous save wrote.
    let last: Promise<unknown> = Promise.resolve();
    const saving = (save: () => Promise<void>): Promise<void> => {
      const saved = last.then(() => keepAndSave(save));
      last = saved.catch(() => {});
      return saved;
    };
    bringBack();
    const store = await super.create(context, id, defaults);
    const set = store.set.bind(store);
    const remove = store.delete.bind(store);
    store.set = (...given) => saving(() => set(...given));
    store.delete = (...given) => saving(() => remove(...given));
    return store;
  }
}
