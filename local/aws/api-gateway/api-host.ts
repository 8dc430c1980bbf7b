import type { ChildProcess } from 'node:child_process';
import { openLambdaLog } from '#local/aws/lambda/lambda-log.ts';
import type { Preload } from '#local/aws/lambda/lambda-messages.ts';
import { startProcess, stopProcess } from '#local/support/child-process.ts';
import { type ApiInvocation, ApiOutcome } from './api-messages.ts';

const LOG_NAME = 'api';

export interface ApiHost {
  /** Runs the handler that the invocation's file exports; rejects if the handler throws or its process dies. */
  invoke(invocation: ApiInvocation): Promise<unknown>;
  /** Loads the handlers in these files, given by their absolute paths, before they are called. */
  preload(files: string[]): void;
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

  return {
    invoke: (invocation) => {
      const { id } = invocation;
      child ??= start();
      const call = Promise.withResolvers<unknown>();
      pending.set(id, call);
      child.send(invocation, (error) => {
        if (error) call.reject(error);
      });
      return call.promise.finally(() => pending.delete(id));
    },
    preload: (files) => {
      const message: Preload = { preload: files };
      child?.send(message, () => {});
    },
    pids: () => (child?.pid === undefined ? [] : [child.pid]),
    close: async () => {
      if (child) await stopProcess(child);
      log.close();
    },
  };
}
