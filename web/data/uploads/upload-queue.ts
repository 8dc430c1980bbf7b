import { UPLOADS_AT_ONCE, type UploadKind } from '#contract/catalogue.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import { isApiError, sentenceOf } from '#web/data/api/api-error.ts';
import { deliver, type Job, type UploadPorts } from './deliver.ts';

/** A file that a creator chose, as screens show it until it appears among the creator’s media. */
export interface Sending {
  readonly key: string;
  /** The control in which the file was chosen. */
  readonly scope: string;
  readonly name: string;
  readonly bytes: number;
  /** `stopped`: `problem` says why. `ready`: the file is waiting for its control to take it over. */
  readonly stage: 'waiting' | 'sending' | 'checking' | 'ready' | 'stopped';
  /** How much of the file has been sent, from 0 to 1. */
  readonly share: number;
  readonly problem?: string | undefined;
  readonly canRetry: boolean;
  readonly uploadId?: string | undefined;
  readonly upload?: Upload | undefined;
}

export interface ChosenFile {
  readonly file: File;
  readonly kind: UploadKind;
  readonly type: string;
  readonly rights: boolean;
}

const SENT_AT_ONCE = 3;
const LOOK_MILLISECONDS = 1000;
/** After this many polls, a check is polled less frequently. */
const SLOW_AFTER_LOOKS = 30;
const SLOW_LOOK_MILLISECONDS = 4000;

interface OwnJob extends Job {
  readonly stop: AbortController;
}

/** Sends files three at a time and tracks them until they are checked. Independent of any screen. */
export class UploadQueue {
  readonly #ports: UploadPorts;
  readonly #onChange: (upload: Upload | undefined) => void;
  readonly #jobs = new Map<string, OwnJob>();
  readonly #listeners = new Set<() => void>();
  #items: readonly Sending[] = [];

  /** `onChange`: the account’s media or its storage have changed. */
  constructor(ports: UploadPorts, onChange: (upload: Upload | undefined) => void) {
    this.#ports = ports;
    this.#onChange = onChange;
  }

  readonly items = (): readonly Sending[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(scope: string, chosen: ChosenFile): void {
    const key = crypto.randomUUID();
    const { name, size: bytes } = chosen.file;
    this.#jobs.set(key, { ...chosen, isSent: false, stop: new AbortController() });
    this.#set([...this.#items, { key, scope, name, bytes, stage: 'waiting', share: 0, canRetry: true }]);
    this.#startNext();
  }

  /** Shows a file that can’t be sent. */
  refuse(scope: string, { name, size: bytes }: File, problem: string): void {
    const key = crypto.randomUUID();
    this.#set([
      ...this.#items,
      { key, scope, name, bytes, stage: 'stopped', share: 0, problem, canRetry: false },
    ]);
  }

  retry(key: string): void {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    this.#jobs.set(key, { ...job, stop: new AbortController() });
    this.#patch(key, { stage: 'waiting', problem: undefined });
    this.#startNext();
  }

  /**
   * Ends an upload and removes it from the list. If it has started but isn’t ready, also deletes it on the server.
   */
  drop(key: string): void {
    const item = this.#items.find((one) => one.key === key);
    this.#jobs.get(key)?.stop.abort();
    this.#jobs.delete(key);
    this.#set(this.#items.filter((one) => one.key !== key));
    if (item?.uploadId !== undefined && item.stage !== 'ready')
      void this.#ports
        .remove(item.uploadId)
        .catch(() => undefined)
        .then(() => this.#onChange(undefined));
    this.#startNext();
  }

  /** Ends all uploads, for example when another account signs in. The server removes the unfinished ones. */
  clear(): void {
    for (const { stop } of this.#jobs.values()) stop.abort();
    this.#jobs.clear();
    this.#set([]);
  }

  #set(items: readonly Sending[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #patch(key: string, change: Partial<Sending>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #startNext(): void {
    const count = (...stages: readonly Sending['stage'][]): number =>
      this.#items.filter(({ stage }) => stages.includes(stage)).length;
    const next = this.#items.find(({ stage }) => stage === 'waiting');
    if (next === undefined || count('sending') >= SENT_AT_ONCE) return;
    if (count('sending', 'checking') >= UPLOADS_AT_ONCE) return;
    void this.#send(next.key);
    this.#startNext();
  }

  async #send(key: string): Promise<void> {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    this.#patch(key, { stage: 'sending', share: 0 });
    const { signal } = job.stop;
    try {
      const onProgress = (share: number): void =>
        this.#patch(key, { share, uploadId: job.begun?.reply.upload.id });
      const { id } = await deliver(this.#ports, job, { signal, onProgress });
      this.#patch(key, { stage: 'checking', uploadId: id });
      this.#onChange(undefined);
      this.#startNext();
      await this.#follow(key, id, signal);
    } catch (error) {
      if (!signal.aborted)
        this.#patch(key, {
          stage: 'stopped',
          problem: sentenceOf(error),
          uploadId: job.begun?.reply.upload.id,
        });
    }
    this.#startNext();
  }

  async #follow(key: string, id: string, signal: AbortSignal): Promise<void> {
    for (let looks = 0; ; looks += 1) {
      await this.#ports.wait(looks < SLOW_AFTER_LOOKS ? LOOK_MILLISECONDS : SLOW_LOOK_MILLISECONDS, signal);
      const upload = await this.#look(id, signal);
      if (upload?.status !== 'ready' && upload?.status !== 'refused') continue;
      this.#onChange(upload);
      this.#patch(
        key,
        upload.status === 'ready'
          ? { stage: 'ready', upload }
          : { stage: 'stopped', upload, problem: upload.error, canRetry: false },
      );
      return;
    }
  }

  /** Undefined while the server can’t be reached; the check continues anyway. */
  async #look(id: string, signal: AbortSignal): Promise<Upload | undefined> {
    try {
      return await this.#ports.read(id, signal);
    } catch (error) {
      if (isApiError(error) && (error.status === 0 || error.status >= 500)) return undefined;
      throw error;
    }
  }
}
