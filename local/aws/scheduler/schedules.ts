import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { AwsError } from '#local/aws/aws-json-service.ts';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import { readBody, type StandIn, startHttpService } from '#local/support/http-service.ts';
import { SCHEDULE_OPERATIONS, ScheduleTarget } from './schedule-api.ts';
import { ScheduleStore } from './schedule-store.ts';

interface ScheduleOptions {
  readonly dataDir: string;
  /** Starts an execution; a rejected start is tried again with the next look. */
  readonly startExecution: (stateMachineArn: string, input: string) => unknown;
  readonly everyMs?: number;
}

const EVERY_MS = 1000;
const MAX_BODY_BYTES = 256 * 1024;
const PATH = /^\/schedules(?:\/(?<name>[^/]*))?$/u;

const parsed = (body: Buffer | undefined): unknown => {
  try {
    return JSON.parse(body?.toString('utf8') || '{}');
  } catch {
    throw new AwsError('ValidationException', 'The request is not valid JSON.');
  }
};

const send = (response: ServerResponse, status: number, body: unknown, code?: string): void => {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(code !== undefined && { 'x-amzn-errortype': code }),
  });
  response.end(JSON.stringify(body));
};

/**
 * EventBridge Scheduler for one-time schedules, kept in `<dataDir>/schedules.sqlite`. Each fires once its time has come by
 * the product's clock, and again if the process ends before that is recorded.
 */
export const startSchedules = async ({
  dataDir,
  startExecution,
  everyMs = EVERY_MS,
}: ScheduleOptions): Promise<StandIn> => {
  const faults = new Faults();
  const store = new ScheduleStore(join(dataDir, 'schedules.sqlite'));

  const fire = (): void => {
    for (const schedule of store.due(Date.now()))
      try {
        const { Arn, Input } = ScheduleTarget.parse(JSON.parse(schedule.target));
        startExecution(Arn, Input);
        store.end(schedule);
      } catch {
        // As on AWS, it is tried again.
      }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await handleFaultRequest(faults, request, response)) return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request, MAX_BODY_BYTES);
    const path = PATH.exec(pathname);
    const operation = SCHEDULE_OPERATIONS[request.method ?? ''];
    if (path === null || operation === undefined)
      throw new AwsError('UnknownOperationException', 'There is no such operation.', 404);
    const suffered = await sufferFault(faults, faults.take(operation.name), response, ({ status, code }) =>
      send(response, status, { Message: 'Scripted failure' }, code ?? 'InternalServerException'),
    );
    if (suffered) return;
    const name = decodeURIComponent(path.groups?.['name'] ?? '');
    const call = { method: request.method ?? '', name, query: searchParams, body: parsed(body) };
    send(response, 200, operation.run(store, call));
  };

  const service = await startHttpService((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const { status, code, message } =
        error instanceof AwsError ? error : new AwsError('InternalServerException', String(error), 500);
      send(response, status, { Message: message }, code);
    });
  });
  const timer = setInterval(fire, everyMs).unref();
  return {
    url: service.url,
    close: async () => {
      clearInterval(timer);
      await service.close();
      store.close();
    },
  };
};
