import { readFile, writeFile } from 'node:fs/promises';
import { writeOwnClip } from './own-clips.ts';

const HEADER = 8;
const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'dinf'];

const box = (type: string, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(HEADER);
  head.writeUInt32BE(HEADER + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** A movie with every box of one kind replaced, at any depth; the sizes of the enclosing boxes are adjusted. */
const withBox = (movie: Buffer, wanted: string, instead: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at + HEADER <= movie.length; ) {
    const size = movie.readUInt32BE(at);
    const type = movie.toString('latin1', at + 4, at + HEADER);
    const body = movie.subarray(at + HEADER, at + size);
    if (type === wanted) parts.push(instead);
    else if (CONTAINERS.includes(type)) parts.push(box(type, withBox(body, wanted, instead)));
    else parts.push(movie.subarray(at, at + size));
    at += size;
  }
  return Buffer.concat(parts);
};

/** A data reference in QuickTime’s format: an alias with a volume, a name and a path. */
const alias = (path: string): Buffer => {
  const head = Buffer.alloc(4 + 10);
  const volume = Buffer.alloc(28);
  volume[0] = 2;
  volume.write('HD', 1);
  const name = Buffer.alloc(64);
  name[0] = path.length;
  name.write(path, 1, 'latin1');
  const levels = Buffer.from([0, 1, 0, 1]);
  const text = Buffer.alloc(4 + path.length + (path.length % 2));
  text.writeUInt16BE(2, 0);
  text.writeUInt16BE(path.length, 2);
  text.write(path, 4, 'latin1');
  const end = Buffer.from([0xff, 0xff, 0, 0]);
  return box(
    'alis',
    Buffer.concat([
      head,
      volume,
      Buffer.alloc(12),
      name,
      Buffer.alloc(16),
      levels,
      Buffer.alloc(16),
      text,
      end,
    ]),
  );
};

/** Writes a MOV that claims that its picture data is in another file on the machine where it is opened. */
export const referringMovie = async (path: string): Promise<void> => {
  await writeOwnClip(path, { container: 'mov' });
  const references = box(
    'dref',
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), alias('/etc/passwd')]),
  );
  // The index is at the end of the file, so the offsets of the pictures stay the same.
  await writeFile(path, withBox(await readFile(path), 'dref', references));
};
