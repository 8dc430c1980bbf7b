import { describe, expect, it, vi } from 'vitest';
import type { Upload } from '#contract/schemas/uploads.ts';
import { ApiError } from '#web/data/api/api-error.ts';
import type { UploadPorts } from '#web/data/uploads/deliver.ts';
import { type ChosenFile, type Sending, UploadQueue } from '#web/data/uploads/upload-queue.ts';

const MINUTE = 60_000;
const upload = (id: string, status: Upload['status']): Upload => ({
  id,
  kind: 'picture',
  name: id,
  bytes: 1,
  status,
  createdAt: '2026-11-24T10:00:00.000Z',
});
const chosen = (name = 'a.jpg'): ChosenFile => ({
  file: new File(['x'], name),
  kind: 'picture',
  type: 'image/jpeg',
  rights: false,
});
const lost = new ApiError('offline', 'The connection was lost.', 0);

/** A bucket and a server that accept everything. Each test overrides the part that it tests. */
const opened = (change: Partial<UploadPorts> = {}) => {
  let begun = 0;
  let time = 0;
  const ports = {
    begin: vi.fn<UploadPorts['begin']>(async () => {
      begun += 1;
      return { upload: upload(`u${begun}`, 'uploading'), put: { url: `/u${begun}`, headers: {} } };
    }),
    put: vi.fn<UploadPorts['put']>(async () => undefined),
    check: vi.fn<UploadPorts['check']>(async (id) => upload(id, 'checking')),
    read: vi.fn<UploadPorts['read']>(async (id) => upload(id, 'ready')),
    remove: vi.fn<UploadPorts['remove']>(async () => undefined),
    wait: async () => undefined,
    now: () => time,
    ...change,
  } satisfies UploadPorts;
  const queue = new UploadQueue(ports, () => undefined);
  const stages = (): Sending['stage'][] => queue.items().map(({ stage }) => stage);
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { queue, ports, stages, pass };
};

describe('the upload queue', () => {
  // Proves dashboard-twenty-files-sent-three-time, input-twenty-uploads-once-full-quota.
  it('sends twenty files three at a time, and all of them arrive', async () => {
    let going = 0;
    let most = 0;
    const put: UploadPorts['put'] = async () => {
      going += 1;
      most = Math.max(most, going);
      await new Promise((resolve) => setTimeout(resolve, 2));
      going -= 1;
    };
    const { queue, stages } = opened({ put });
    for (let index = 0; index < 20; index += 1) queue.add('media', chosen());
    await expect.poll(() => stages()).toEqual(Array.from({ length: 20 }, () => 'ready'));
    expect(most).toBe(3);
  });

  it('retries with the same permit after a lost connection', async () => {
    const put = vi.fn<UploadPorts['put']>().mockRejectedValueOnce(lost).mockResolvedValueOnce(undefined);
    const { queue, ports, stages } = opened({ put });
    queue.add('media', chosen());
    await expect.poll(() => stages()).toEqual(['ready']);
    expect(put).toHaveBeenCalledTimes(2);
    expect(ports.begin).toHaveBeenCalledTimes(1);
  });

  // Proves dashboard-twenty-files-sent-three-time.
  it('resumes a stopped upload, with a new permit once the old one has expired', async () => {
    const put = vi.fn<UploadPorts['put']>().mockRejectedValue(lost);
    const { queue, ports, stages, pass } = opened({ put });
    queue.add('media', chosen());
    await expect.poll(() => stages()).toEqual(['stopped']);
    const [item] = queue.items();
    expect(item).toMatchObject({ problem: 'The connection was lost.', canRetry: true });
    pass(20 * MINUTE);
    put.mockReset().mockResolvedValue(undefined);
    queue.retry(item?.key ?? '');
    await expect.poll(() => stages()).toEqual(['ready']);
    expect(ports.remove).toHaveBeenCalledExactlyOnceWith('u1');
    expect(put.mock.calls[0]?.[0].url).toBe('/u2');
  });

  it('doesn’t send a file again if only the request to check it failed', async () => {
    const check = vi.fn<UploadPorts['check']>().mockRejectedValue(lost);
    const { queue, ports, stages } = opened({ check });
    queue.add('media', chosen());
    await expect.poll(() => stages()).toEqual(['stopped']);
    check.mockReset().mockResolvedValue(upload('u1', 'checking'));
    queue.retry(queue.items()[0]?.key ?? '');
    await expect.poll(() => stages()).toEqual(['ready']);
    expect(ports.put).toHaveBeenCalledTimes(1);
  });

  it('doesn’t restart an upload when the response is lost, because the upload may already have been counted', async () => {
    const begin = vi.fn<UploadPorts['begin']>().mockRejectedValue(lost);
    const { queue, stages } = opened({ begin });
    queue.add('media', chosen());
    await expect.poll(() => stages()).toEqual(['stopped']);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('says why the check refused a file, offers no retry, and deletes the file when its entry is dismissed', async () => {
    const error = 'This picture shows something against our rules.';
    const read: UploadPorts['read'] = async (id) => ({ ...upload(id, 'refused'), error });
    const { queue, ports, stages } = opened({ read });
    queue.add('media', chosen());
    await expect.poll(() => stages()).toEqual(['stopped']);
    expect(queue.items()).toMatchObject([{ problem: error, canRetry: false }]);
    queue.drop(queue.items()[0]?.key ?? '');
    expect(ports.remove).toHaveBeenCalledExactlyOnceWith('u1');
    expect(queue.items()).toEqual([]);
  });

  it('keeps following a check after a lost connection', async () => {
    const read = vi
      .fn<UploadPorts['read']>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValueOnce(upload('u1', 'checking'))
      .mockResolvedValue(upload('u1', 'ready'));
    const { queue, stages } = opened({ read });
    queue.add('media', chosen());
    await expect.poll(() => stages()).toEqual(['ready']);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('stops a cancelled transfer, deletes its upload and starts the next file', async () => {
    const signals: AbortSignal[] = [];
    const put: UploadPorts['put'] = (_, __, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    };
    const { queue, ports, stages } = opened({ put });
    for (let index = 0; index < 4; index += 1) queue.add('media', chosen());
    await expect.poll(() => signals).toHaveLength(3);
    queue.drop(queue.items()[0]?.key ?? '');
    expect(signals[0]?.aborted).toBe(true);
    expect(ports.remove).toHaveBeenCalledExactlyOnceWith('u1');
    await expect.poll(() => stages()).toEqual(['sending', 'sending', 'sending']);
  });

  it('never shows an account anything from the previous account', async () => {
    const { queue } = opened({ put: () => new Promise(() => undefined) });
    queue.add('media', chosen());
    queue.clear();
    expect(queue.items()).toEqual([]);
  });
});
