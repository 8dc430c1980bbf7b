import { AV_DISPOSITION_ATTACHED_PIC, AVERROR_ENOMEM, type AVMediaType } from 'node-av/constants';
import { Dictionary, FFmpegError, FormatContext, InputFormat, type Stream } from 'node-av/lib';
import { need } from '#functions/film/files/native.ts';
import { UploadFault } from './upload-fault.ts';

/** The decoders that may read a creator's file. */
const PICTURES = ['mjpeg', 'png', 'webp'];
const VIDEOS = ['h264', 'hevc', 'vp8', 'vp9', 'libdav1d', 'av1', 'prores', 'mpeg4', 'mjpeg'];
const SOUNDS = ['aac', 'mp3float', 'mp3', 'opus', 'libopus', 'vorbis', 'alac', 'flac'];
const PCM = ['s16le', 's16be', 's24le', 's24be', 's32le', 's32be', 'u8', 'f32le', 'f32be', 'f64le'];
export const DECODERS = [...PICTURES, ...VIDEOS, ...SOUNDS, ...PCM.map((name) => `pcm_${name}`)].join(',');

const STREAMS = 16;
/** The maximum number of audio channels; even cinema sound has fewer. */
const CHANNELS = 32;
const OPTIONS = {
  protocol_whitelist: 'file',
  codec_whitelist: DECODERS,
  max_streams: STREAMS,
} as const;
/** Files that a MOV or MP4 refers to are never opened. This is FFmpeg’s default anyway; we set it explicitly. */
const MOV_OPTIONS = { enable_drefs: 0, use_absolute_path: 0 } as const;

const isCover = ({ disposition }: Stream): boolean =>
  (Number(disposition) & AV_DISPOSITION_ATTACHED_PIC) !== 0;

/** The first stream of a type, not counting cover pictures. */
export const streamOf = (file: FormatContext, type: AVMediaType): Stream | undefined =>
  file.streams.find((stream) => stream.codecpar.codecType === type && !isCover(stream));

/** Throws an `UploadFault` for a file that FFmpeg can’t read, or can’t read within the available memory. */
export const readable = (code: number, doing: string): number => {
  if (code === AVERROR_ENOMEM) throw new UploadFault('too_heavy', doing);
  if (code < 0) throw new UploadFault('damaged', `${doing}: ${new FFmpegError(code).message}`);
  return code;
};

const looksHarmless = ({ codecpar }: Stream): void => {
  if (codecpar.channels > CHANNELS) throw new UploadFault('too_heavy', `${codecpar.channels} channels`);
};

/**
 * Opens a creator's file on disk, with one demuxer and the decoders we allow. The caller disposes of it.
 * `findStreamInfo` isn’t called: it would decode pictures of any size, and the headers are enough.
 */
export const openOwn = async (path: string, demuxer: string): Promise<FormatContext> => {
  const file = new FormatContext();
  try {
    using options = Dictionary.fromObject({ ...OPTIONS, ...(demuxer === 'mov' ? MOV_OPTIONS : {}) });
    const format = need(InputFormat.findInputFormat(demuxer), `demuxer ${demuxer}`);
    readable(await file.openInput(`file:${path}`, format, options), 'open');
    file.streams.forEach(looksHarmless);
    return file;
  } catch (error) {
    await file.closeInput();
    throw error;
  }
};
