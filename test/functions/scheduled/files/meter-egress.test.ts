import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEdgeLine } from '#functions/domain/egress/edge-line.ts';
import type { EdgeLog, Egress } from '#functions/domain/egress/ports.ts';
import { Tally } from '#functions/domain/egress/tally.ts';
import { DutyIncomplete, runDuty } from '#functions/runtime/step/run-duty.ts';
import { meterEgress } from '#functions/scheduled/files/meter-egress.ts';
import { folderPointer, newMediaFolder, ownerOfFolder } from '#functions/store/account/media-folder-rows.ts';
import { egressStore } from '#functions/store/media/egress-store.ts';
import { transact } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

/** A line as log delivery writes it: every value is text. */
const line = (path: string, fields: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({
    date: '2026-11-23',
    time: '03:04:05',
    'cs-method': 'GET',
    'cs-uri-stem': path,
    'cs-uri-query': '-',
    'sc-status': '206',
    'sc-bytes': '1000',
    ...fields,
  });
const [ada, first, second] = [newMediaFolder(), newId(), newId()];
const file = (folder: string, video: string) => `/media/${folder}/${video}/film-720p.mp4`;
const shared = { 'cs-uri-query': 'share=abcdefghijklmnopqrstuv&Expires=1&Signature=x' };

describe('a log line', () => {
  it('reports how many bytes of a video were sent, and whether they were sent through its share link', () => {
    expect(parseEdgeLine(line(file(ada, first), shared))).toEqual({
      kind: 'film',
      month: '2026-11',
      folder: ada,
      videoId: first,
      isShared: true,
      bytes: 1000,
    });
    const download = { 'cs-uri-query': 'response-content-disposition=attachment', 'sc-status': '200' };
    expect(parseEdgeLine(line(file(ada, first), download))).toMatchObject({ isShared: false, bytes: 1000 });
  });

  it.each(['uploads', 'storyboards'])(
    'counts toward the owner if it is about a file in their %s',
    (place) => {
      const path = `/media/${ada}/${place}/${first}/clip.mp4`;
      expect(parseEdgeLine(line(path))).toMatchObject({
        kind: 'film',
        folder: ada,
        videoId: first,
        isShared: false,
      });
      expect(parseEdgeLine(line(path, { 'sc-status': '403' }))).toMatchObject({ kind: 'site' });
    },
  );

  // Proves openExport.
  it('counts toward the owner if it is about the download of their account’s archive', () => {
    const query = 'response-content-disposition=attachment&Expires=1&Signature=x';
    expect(
      parseEdgeLine(line(`/media/exports/${ada}/${first}.zip`, { 'cs-uri-query': query })),
    ).toMatchObject({ kind: 'film', folder: ada, videoId: first, isShared: false, bytes: 1000 });
  });

  it.each([
    ['a request that was refused', file(ada, first), { 'sc-status': '403' }, 'site'],
    ['a path that someone made up', '/media/me/you/film.mp4', {}, 'site'],
    ['a voice preview', '/media/previews/adam.mp3', {}, 'site'],
    ['a file of the site', '/assets/app.js', {}, 'site'],
    ['an API call, which has its own cost line', '/api/auth/me', {}, 'api'],
    ['a watch page, which has its own cost line', '/watch/abc', {}, 'api'],
  ] as const)('belongs to no account when it is about %s', (_, path, fields, kind) => {
    expect(parseEdgeLine(line(path, fields))).toEqual({ kind, bytes: 1000 });
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '#Version: 1.0',
    line('/', { 'sc-bytes': '-' }),
    line('/', { 'sc-bytes': '-5' }),
  ])('is not counted if it is malformed: %j', (text) => expect(parseEdgeLine(text)).toBeUndefined());
});

it('counts malformed lines separately, and all other lines as usual', () => {
  const lines = [line(file(ada, first)), '{"date":', line('/index.html'), line('/api/health')];
  const tally = new Tally();
  for (const text of lines) tally.add(text);
  const { videos, site, all, broken } = tally;
  expect(videos).toMatchObject([{ folder: ada, videoId: first, own: { bytes: 1000, requests: 1 } }]);
  expect({ site, all, broken }).toEqual({
    site: { bytes: 1000, requests: 1 },
    all: { bytes: 3000, requests: 3 },
    broken: 1,
  });
});

async function* each(lines: Iterable<string>): AsyncGenerator<string> {
  yield* lines;
}

describe('the log reader', () => {
  const now = () => new Date('2026-11-23T04:00:00Z');
  let started: Awaited<ReturnType<typeof startTable>>;
  beforeAll(async () => {
    started = await startTable();
  });
  afterAll(() => started.close());

  const logOf = (objects: ReadonlyMap<string, readonly string[]>) => {
    const left = new Map(objects);
    const edgeLog: EdgeLog = {
      objects: () => each([...left.keys()]),
      lines: async (key) => {
        const lines = left.get(key);
        return lines === undefined ? undefined : each(lines);
      },
      remove: async (key) => {
        left.delete(key);
      },
    };
    return { edgeLog, left };
  };
  const dutyOf = (edgeLog: EdgeLog, egress: Egress) => {
    const charged: string[] = [];
    const ownerOf = () => ownerOfFolder(started.table);
    const payerOf = async (user: string) => {
      charged.push(user);
      return { user, plan: 'free' };
    };
    return {
      run: () =>
        runDuty(meterEgress({ edgeLog: () => edgeLog, egress: () => egress, ownerOf, payerOf, now })),
      charged,
    };
  };
  /** An account and its folder. */
  const newOwner = async () => {
    const [owner, folder] = [newId(), newMediaFolder()];
    await transact(started.table, [folderPointer(started.table, folder, owner)]);
    return { owner, folder };
  };
  /** Lines about 100 videos of one owner, which take three transactions. */
  const manyOf = (folder: string) => Array.from({ length: 100 }, () => line(file(folder, newId())));

  it('counts each object once, even when two functions read it at the same time', async () => {
    const egress = egressStore(started.table);
    const { owner, folder } = await newOwner();
    const { edgeLog, left } = logOf(
      new Map(
        ['a', 'b', 'c'].map((key) => [
          `twice-${key}`,
          [...manyOf(folder), line(file(folder, second), shared)],
        ]),
      ),
    );
    const [one, two] = [dutyOf(edgeLog, egress), dutyOf(edgeLog, egress)];
    await Promise.all([one.run(), two.run()]);
    expect(await egress.used(owner, now())).toBe(3 * 101 * 1000);
    expect(one.charged.length + two.charged.length).toBe(3 * 101);
    expect(left.size).toBe(0);
  });

  it('after being killed midway, counts the rest of an object and nothing twice', async () => {
    const egress = egressStore(started.table);
    const { owner, folder } = await newOwner();
    const { edgeLog, left } = logOf(new Map([['stopped', manyOf(folder)]]));
    for (const stopAt of [1, 2]) {
      const killed: Egress = {
        ...egress,
        add: async (part, videos, at) => {
          const added = await egress.add(part, videos, at);
          if (part.part >= stopAt) throw new Error('Killed');
          return added;
        },
      };
      await expect(dutyOf(edgeLog, killed).run()).rejects.toThrow(DutyIncomplete);
      expect(left.size).toBe(1);
    }
    await dutyOf(edgeLog, egress).run();
    await dutyOf(logOf(new Map([['stopped', manyOf(folder)]])).edgeLog, egress).run();
    expect(await egress.used(owner, now())).toBe(100 * 1000);
  });

  // Proves rule-addresses-media-dont-show-lies.
  it('counts films in a media folder toward the folder’s account, and ignores a folder without one', async () => {
    const egress = egressStore(started.table);
    const { owner, folder } = await newOwner();
    const lines = [
      line(file(folder, first)),
      line(file(newMediaFolder(), first)),
      line(file(folder, second), shared),
    ];
    const duty = dutyOf(logOf(new Map([['folders', lines]])).edgeLog, egress);
    await duty.run();
    expect(await egress.used(owner, now())).toBe(2 * 1000);
    expect(duty.charged).toEqual([owner, owner]);
  });

  it('assigns bytes to the month in which they were sent', async () => {
    const egress = egressStore(started.table);
    const { owner, folder } = await newOwner();
    const october = line(file(folder, first), { date: '2026-10-31' });
    await dutyOf(logOf(new Map([['months', [october, line(file(folder, first))]]])).edgeLog, egress).run();
    expect(await egress.used(owner, now())).toBe(1000);
    expect(await egress.used(owner, new Date('2026-10-01T00:00:00Z'))).toBe(1000);
  });
});
