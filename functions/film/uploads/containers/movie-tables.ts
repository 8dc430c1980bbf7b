import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import type { OwnBytes } from './own-bytes.ts';

/**
 * The tables that state their entry count at byte 4, with the bytes per entry. If the stated count were too high,
 * FFmpeg would read past their end.
 */
const TABLES: Readonly<Record<string, number>> = {
  stts: 8,
  ctts: 8,
  stsc: 12,
  stco: 4,
  co64: 8,
  stss: 4,
  stps: 4,
  elst: 12,
  dref: 12,
  stsd: 16,
};

/** Uncompressed sound is indexed in pieces of this many samples. */
const PIECE_SAMPLES = 1024;
const DESCRIPTIONS = 16;

/** A box: where it starts, and where its content starts and ends. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What a track’s tables reveal about the size of the index that FFmpeg builds from them. */
export interface Track {
  samples: number;
  edits: number;
  chunks: number;
  perChunk: number;
  isSound: boolean;
  /** Whether all samples have the same size, and whether each lasts one tick. */
  sameSize: boolean;
  tick: boolean;
}

export const emptyTrack = (): Track => ({
  samples: 0,
  edits: 0,
  chunks: 0,
  perChunk: 0,
  isSound: false,
  sameSize: false,
  tick: false,
});

/** How many entries a track takes up in FFmpeg's index. */
export const indexEntries = (track: Track): number => {
  const { samples, edits, chunks, perChunk } = track;
  const isUncompressed = track.isSound && track.sameSize && track.tick;
  const entries = isUncompressed ? chunks * Math.ceil(perChunk / PIECE_SAMPLES) : samples;
  return entries * Math.max(1, edits);
};

/** Checks a table, and adds the information in it to its track. */
export const readTable = async (file: OwnBytes, { type, from, to }: Box, track: Track): Promise<void> => {
  const bytes = to - from;
  const word = async (at: number): Promise<number> => (await file.read(from + at, 4)).readUInt32BE(0);
  const entries = type in TABLES ? await word(4) : 0;
  if (entries * (TABLES[type] ?? 0) > bytes - 8)
    throw new UploadFault('damaged', `${type} claims ${entries} entries in ${bytes} bytes`);
  switch (type) {
    case 'hdlr':
      track.isSound = (await file.read(from + 8, 4)).toString('latin1') === 'soun';
      break;
    case 'elst':
      track.edits += entries;
      break;
    case 'stts':
      track.tick = entries === 1 && (await word(12)) === 1;
      break;
    case 'stsz':
    case 'stz2': {
      const [same, samples] = [type === 'stsz' ? await word(4) : 0, await word(8)];
      track.sameSize = same > 0;
      if (same === 0 && samples / 2 > bytes) throw new UploadFault('damaged', `${samples} samples`);
      track.samples += samples;
      break;
    }
    case 'stco':
    case 'co64':
      track.chunks += entries;
      break;
    case 'stsc':
      for (let entry = 0; entry < entries; entry += 1)
        track.perChunk = Math.max(track.perChunk, await word(8 + entry * 12 + 4));
      break;
    case 'trun':
      track.samples += await word(4);
      break;
    case 'stsd': {
      if (entries > DESCRIPTIONS) throw new UploadFault('too_heavy', `${entries} descriptions`);
      break;
    }
  }
};
