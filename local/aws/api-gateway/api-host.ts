import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openLambdaLog } from '#local/aws/lambda/lambda-log.ts';
import { startProcess, stopProcess } from '#local/support/child-process.ts';
import { type ApiInvocation, ApiOutcome, type ApiPreload } from './api-messages.ts';

const LOG_NAME = 'api';

export interface ApiHost {
  /** Runs the handler that the invocation's file exports; rejects if the handler throws or its process dies. */
  invoke(invocation: ApiInvocation): Promise<unknown>;
  /**
   * Loads the handlers in these files, given by their absolute paths. Resolves even if some can’t be loaded or the
   * process ends; their first calls load them then.
   */
  preload(files: string[]): Promise<void>;
  pids(): number[];
  close(): Promise<void>;
}

/** Keeps one process for the API's handlers, separate from the gateway, and replaces the process if it dies. */
export function startApiHost(options: { env: Readonly<Record<string, string>>; logDir: string }): ApiHost {
  const log = openLambdaLog(options.logDir);
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  let child: ChildProcess | undefined;

  const settle = (message: unknown): void => {
    const { id, result, error } = ApiOutcome.parse(message);
    const call = pending.get(id);
    pending.delete(id);
    if (error === undefined) return call?.resolve(result);
    log.write(LOG_NAME, JSON.stringify({ level: 'error', msg: error, requestId: id }));
    call?.reject(new Error(error));
  };

  const start = (): ChildProcess => {
    const started = startProcess(new URL('./api-runtime.ts', import.meta.url), [], {
      env: { ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (started.stdout) log.follow(LOG_NAME, started.stdout);
    if (started.stderr) log.follow(LOG_NAME, started.stderr);
    started.on('message', settle);
    started.on('error', () => {});
    started.once('exit', () => {
      if (child === started) child = undefined;
      for (const call of pending.values()) call.reject(new Error('The API process ended.'));
      pending.clear();
    });
    return started;
  };
  child = start();

  const ask = (message: ApiInvocation | ApiPreload): Promise<unknown> => {
    const { id } = message;
    child ??= start();
    const call = Promise.withResolvers<unknown>();
    pending.set(id, call);
    child.send(message, (error) => {
      if (error) call.reject(error);
    });
    return call.promise.finally(() => pending.delete(id));
  };

  return {
    invoke: ask,
    preload: async (files) => void (await ask({ id: randomUUID(), preload: files }).catch(() => {})),
    pids: () => (child?.pid === undefined ? [] : [child.pid]),
    close: async () => {
      if (child) await stopProcess(child);
      log.close();
    },
  };
}
