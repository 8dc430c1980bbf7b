import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
import type { WorkflowFunction } from '#infra/workflow-functions.ts';
import { deniedIn } from './table-rights.ts';

const TARGET = /^DynamoDB_\d+\.(?<operation>\w+)$/u;

interface Running {
  readonly name: string;
  readonly line: WorkflowFunction['needs'];
}

const running = new AsyncLocalStorage<Running>();

/** IAM's error for a call that the function's role doesn't allow. */
class AccessDenied extends Error {
  override readonly name = 'AccessDeniedException';
}

const textOf = (body: unknown): string =>
  typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Uint8Array
    ? Buffer.from(body).toString()
    : '{}';

/** Checks a call when its body is passed in; the SDK passes the whole body when it ends the request. */
const guard = (request: ClientRequest, operation: string, { name, line }: Running): void => {
  // oxlint-disable-next-line typescript/unbound-method -- called with the request, as `self`
  request.end = new Proxy(request.end, {
    apply: (end, self, parts: readonly unknown[]) => {
      const denied = deniedIn(line, operation, textOf(parts[0]));
      if (denied.length === 0) return Reflect.apply(end, self, parts);
      return request.destroy(new AccessDenied(`${name} has no right to ${denied.join(', ')}.`));
    },
  });
};

subscribe('http.client.request.created', (message) => {
  const caller = running.getStore();
  const request =
    typeof message === 'object' && message !== null && 'request' in message ? message.request : undefined;
  if (caller === undefined || !(request instanceof ClientRequest)) return;
  const operation = TARGET.exec(String(request.getHeader('x-amz-target')))?.groups?.['operation'];
  if (operation !== undefined) guard(request, operation, caller);
});

/** Runs a function with exactly the table permissions that it has on a stage. */
export const withRightsOf = <T>(name: string, line: Running['line'], run: () => T): T =>
  running.run({ name, line }, run);
