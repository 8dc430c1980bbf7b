import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FULL_DISK, NOTICE_HEADER, REFUSALS } from '#contract/refusals.ts';
import type { Serve } from '#local/aws/edge/gateway.ts';
import type { DiskRoom } from '#local/support/disk-room.ts';

/** Calls that create something that takes up disk space or costs money. */
const MAKES =
  /^\/api\/(?:stories|storyboards|series|runs|videos|uploads|auth\/account\/export|payments\/(?:checkout|trial))(?:\/|$)/u;
/** Calls that only read or count. */
const READS = /\/(?:download|events)$/u;

const isNewWork = ({ method }: IncomingMessage, { pathname }: URL): boolean =>
  (method === 'POST' || method === 'PATCH') && MAKES.test(pathname) && !READS.test(pathname);

/**
 * The API. While the disk is full, it says so and accepts no new work; signing in, reading and deleting still work.
 */
export const withDiskNotice =
  (room: Pick<DiskRoom, 'isFull'>, api: Serve): Serve =>
  async (request, response, url) => {
    if (!room.isFull()) return api(request, response, url);
    response.setHeader(NOTICE_HEADER, FULL_DISK);
    if (!isNewWork(request, url)) return api(request, response, url);
    request.resume();
    const { status, detail } = REFUSALS[FULL_DISK];
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify({ code: FULL_DISK, detail, request_id: randomUUID() }));
  };
