import { Worker } from 'node:worker_threads';
import type { Narration } from './narration.ts';
import type { Script } from './script.ts';
import type { SpeechVoice } from './voices.ts';

export interface SpeechJob {
  id: number;
  script: Script;
  voice: SpeechVoice;
}
export type SpeechResult = { id: number; narration: Narration } | { id: number; failure: string };

const REMEMBERED = 8;

/**
 * Speaks scripts in a worker thread, and caches the last few results, so that a text is synthesised only once for
 * both its audio and its marks.
 */
export class Synthesiser {
  readonly #waiting = new Map<number, PromiseWithResolvers<Narration>>();
  readonly #remembered = new Map<string, Promise<Narration>>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** `text` and `voice` together are the cache key. Rejects if the engine fails. */
  say(text: string, script: Script, voice: SpeechVoice): Promise<Narration> {
    const key = JSON.stringify([voice.id, voice.languageCode, text, script.chars.length]);
    const known = this.#remembered.get(key);
    this.#remembered.delete(key);
    const narration = known ?? this.#start(script, voice);
    this.#remembered.set(key, narration);
    narration.catch(() => this.#remembered.delete(key));
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= REMEMBERED) break;
      this.#remembered.delete(oldest);
    }
    return narration;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(script: Script, voice: SpeechVoice): Promise<Narration> {
    this.#worker ??= this.#hire();
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<Narration>();
    this.#waiting.set(id, answer);
    const job: SpeechJob = { id, script, voice };
    this.#worker.postMessage(job);
    return answer.promise;
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (result: SpeechResult) => {
      const answer = this.#waiting.get(result.id);
      this.#waiting.delete(result.id);
      if ('narration' in result) answer?.resolve(result.narration);
      else answer?.reject(new Error(result.failure));
    });
    worker.on('error', (error) => this.#abandon(error));
    worker.on('exit', () => this.#abandon(new Error('the speech worker ended')));
    return worker;
  }

  #abandon(reason: Error): void {
    this.#worker = undefined;
    for (const answer of this.#waiting.values()) answer.reject(reason);
    this.#waiting.clear();
  }
}
