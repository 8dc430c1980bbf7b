import { type Kind, type RecordOf, SCHEMAS } from './records.ts';

type Tables = { readonly [K in Kind]: Map<string, RecordOf<K>> };

/** A changed record as stored on disk; no text means that the record was deleted. */
export interface Change {
  readonly kind: Kind;
  readonly id: string;
  readonly json: string | undefined;
}

const read = <K extends Kind>(kind: K, json: string): RecordOf<K> => SCHEMAS[kind].parse(JSON.parse(json));

/** All of the stand-in's state. Records are replaced, never changed in place. */
export class Records {
  readonly #tables: Tables = {
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    paymentMethods: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoiceItems: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    portals: new Map(),
    events: new Map(),
    answers: new Map(),
    deliveries: new Map(),
    clocks: new Map(),
  };
  readonly #changed = new Map<string, { kind: Kind; id: string }>();

  find<K extends Kind>(kind: K, id: string): RecordOf<K> | undefined {
    return this.#tables[kind].get(id);
  }

  /** Returns the record, which must exist, because references between records never dangle. */
  get<K extends Kind>(kind: K, id: string): RecordOf<K> {
    const record = this.find(kind, id);
    if (!record) throw new Error(`There is no ${id} in ${kind}.`);
    return record;
  }

  put<K extends Kind>(kind: K, record: RecordOf<K>): RecordOf<K> {
    this.#tables[kind].set(record.id, record);
    this.#changed.set(`${kind}/${record.id}`, { kind, id: record.id });
    return record;
  }

  update<K extends Kind>(kind: K, id: string, patch: Partial<RecordOf<K>>): RecordOf<K> {
    return this.put(kind, { ...this.get(kind, id), ...patch });
  }

  remove(kind: Kind, id: string): void {
    this.#tables[kind].delete(id);
    this.#changed.set(`${kind}/${id}`, { kind, id });
  }

  /** All records of a kind, oldest first. */
  all<K extends Kind>(kind: K): RecordOf<K>[] {
    return [...this.#tables[kind].values()];
  }

  /** Restores records from disk, in the order they were first written. */
  restore(kind: Kind, json: string): void {
    this.put(kind, read(kind, json));
  }

  /** The changes since the last call. */
  drainChanges(): Change[] {
    const changes = [...this.#changed.values()].map(({ kind, id }) => {
      const record = this.find(kind, id);
      return { kind, id, json: record && JSON.stringify(record) };
    });
    this.#changed.clear();
    return changes;
  }
}
