import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { DiskRoom } from '#local/support/disk-room.ts';

const MEGABYTE = 1024 * 1024;
let room: DiskRoom | undefined;
afterEach(() => room?.close());

const watch = (megabytes: number) => {
  const disk = { free: megabytes * MEGABYTE };
  const told: string[] = [];
  room = new DiskRoom({
    folder: '/data',
    tell: (sentence) => told.push(sentence),
    freeBytes: () => disk.free,
    lookMs: 5,
  });
  return { disk, told, room };
};

// Proves fair-full-disk-ends-nothing-said.
test('reports once that the disk is full (under 16 MB free), and once that it has space again (24 MB or more)', () => {
  const { disk, told, room } = watch(17);
  expect(room.isFull()).toBe(false);
  for (const megabytes of [15, 23, 15]) {
    disk.free = megabytes * MEGABYTE;
    expect(room.isFull()).toBe(true);
  }
  disk.free = 24 * MEGABYTE;
  expect(room.isFull()).toBe(false);
  expect(told).toEqual([
    'The disk is full: 15 MB are left for /data. Veilcast makes nothing new until 24 MB are free; what it was making waits.',
    'There is room on the disk again: Veilcast goes on.',
  ]);
});

test('resumes waiting work once there is space, unless the watch on the disk has been closed', async () => {
  const { disk, room } = watch(0);
  const gone: string[] = [];
  void room.whenRoom().then(() => gone.push('first'));
  disk.free = 100 * MEGABYTE;
  await expect.poll(() => gone.length).toBe(1);
  disk.free = 0;
  room.isFull();
  void room.whenRoom().then(() => gone.push('second'));
  room.close();
  disk.free = 100 * MEGABYTE;
  room.isFull();
  await Promise.resolve();
  expect(gone).toEqual(['first']);
});

test('a row refused by a full database is written once there is space; other errors are still reported as errors', async () => {
  const { room } = watch(100);
  using database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE rows (text TEXT); PRAGMA max_page_count = 2');
  const write = vi.fn(() => database.prepare('INSERT INTO rows VALUES (?)').run('x'.repeat(100_000)));
  const written = room.keep(write);
  await expect.poll(() => write.mock.calls.length).toBeGreaterThan(1);
  database.exec('PRAGMA max_page_count = 1000');
  await written;
  expect(database.prepare('SELECT count(*) AS n FROM rows').get()).toEqual({ n: 1 });
  await expect(room.keep(() => database.exec('no SQL'))).rejects.toThrow(/syntax error/u);
});
