import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import { type Box, emptyTrack, indexEntries, readTable, type Track } from './movie-tables.ts';
import type { OwnBytes } from './own-bytes.ts';

/** The boxes that pictures and sound need, by parent box. FFmpeg sees no others. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'moov', 'mdat', 'moof'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stps'],
  mvex: ['trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun'],
};
/** The type of a box that FFmpeg skips. */
const SKIPPED = 'skip';

const TRACKS = 16;
/** The tables for three minutes at 240 frames per second take up one megabyte. */
const TABLE_BYTES = 16_000_000;
const BOXES = 100_000;
/** For each edit, FFmpeg keeps an entry of about 36 bytes per sample. An eight-hour film has this many entries. */
const INDEX_ENTRIES = 2_000_000;

const tooHeavy = (detail: string): UploadFault => new UploadFault('too_heavy', detail);

const HEADER = 8;
const LONG_HEADER = 16;

const boxAt = async (file: OwnBytes, at: number, end: number): Promise<Box | undefined> => {
  const head = await file.read(at, HEADER);
  const type = head.toString('latin1', 4, HEADER);
  let [size, from] = [head.readUInt32BE(0), at + HEADER];
  if (size === 1) {
    size = Number((await file.read(at, LONG_HEADER)).readBigUInt64BE(HEADER));
    from = at + LONG_HEADER;
  }
  if (size === 0) size = end - at;
  // FFmpeg stops there, too.
  return size < from - at ? undefined : { type, at, from, to: at + size };
};

/**
 * Reads the header of an MP4 or MOV before FFmpeg does, and hides from FFmpeg everything that pictures and
 * sound don't need, such as metadata, covers, chapters and items.
 * @throws UploadFault when the header is compressed or declares more than FFmpeg could hold.
 */
export const readMovie = async (file: OwnBytes): Promise<void> => {
  const fragments = emptyTrack();
  const tracks: Track[] = [];
  let [boxes, tableBytes, movies] = [0, 0, 0];
  const newTrack = (): Track => {
    const track = emptyTrack();
    tracks.push(track);
    return track;
  };
  const walk = async (parent: string, from: number, end: number, track?: Track): Promise<void> => {
    for (let at = from; at + HEADER <= end; ) {
      const box = await boxAt(file, at, end);
      if (box === undefined) return;
      const { type } = box;
      boxes += 1;
      at = box.to;
      if (boxes > BOXES) throw tooHeavy(`${boxes} boxes`);
      if (type === 'trak' && tracks.length === TRACKS) throw tooHeavy(`more than ${TRACKS} tracks`);
      if (parent === 'moov' && type === 'cmov') throw tooHeavy('a compressed header');
      if (NEEDED[parent]?.includes(type) !== true) {
        if (type !== SKIPPED) await file.write(box.at + 4, Buffer.from(SKIPPED, 'latin1'));
        continue;
      }
      if (type === 'mdat') continue;
      // The media data may be cut off, but every box we read must lie within its parent.
      if (box.to > end) throw new UploadFault('damaged', `${type} ends at ${box.to} of ${end}`);
      if (type === 'moov') movies += 1;
      const own = type === 'trak' ? newTrack() : (track ?? fragments);
      if (type in NEEDED) {
        await walk(type, box.from, box.to, own);
        continue;
      }
      tableBytes += box.to - box.at;
      if (tableBytes > TABLE_BYTES) throw tooHeavy(`tables of ${tableBytes} bytes`);
      await readTable(file, box, own);
    }
  };
  await walk('', 0, file.size);
  if (movies !== 1) throw new UploadFault('damaged', `${movies} headers`);
  const entries = [fragments, ...tracks].reduce((sum, track) => sum + indexEntries(track), 0);
  if (entries > INDEX_ENTRIES) throw tooHeavy(`${entries} entries of its index`);
};
