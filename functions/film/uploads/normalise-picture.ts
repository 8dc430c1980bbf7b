import {
  AV_CODEC_ID_MJPEG,
  AV_FRAME_DATA_DISPLAYMATRIX,
  AV_FRAME_DATA_ICC_PROFILE,
  AV_PIX_FMT_GBRAP,
  AV_PIX_FMT_YUVJ444P,
  AVERROR_EINVAL,
} from 'node-av/constants';
import { avGetPixFmtName, Frame, Packet } from 'node-av/lib';
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE, SIDE_MIN_PIXELS } from '#functions/domain/uploads/problems.ts';
import { openDecoder } from '#functions/film/files/decoder.ts';
import { writeJpeg } from '#functions/film/files/jpeg.ts';
import { need } from '#functions/film/files/native.ts';
import { demuxerOf } from './containers/container.ts';
import { FRAME_SIDE, type Normalised, SMALL_QUANTISER, type Targets, THUMBNAIL_SIDE } from './normalised.ts';
import { DECODERS, openOwn, readable } from './open-own.ts';
import { turnsOf } from './orientation.ts';
import { inScreenColours, isSrgb } from './screen-colours.ts';
import { fitting, groundFor, shrunk } from './shrink.ts';
import { UploadFault } from './upload-fault.ts';

/** Large enough for a moving camera and a threefold zoom. */
const PICTURE_SIDE = 4096;
const QUANTISER = 2;

/** The names of pixel formats with transparency, including palettes, which may contain it. */
const ALPHA = /^(?:rgba|bgra|argb|abgr|ya|yuva|gbrap|pal8)/u;

interface Decoded extends Disposable {
  readonly frame: Frame;
  readonly hasAlpha: boolean;
  /** Whether the picture’s colours are printing inks (CMYK). */
  readonly hasInks: boolean;
}

/**
 * The picture in a file; the caller disposes of it. Its size is checked before memory is allocated for it.
 */
const decode = async (path: string): Promise<Decoded> => {
  await using file = await openOwn(path, await demuxerOf(path, 'picture'));
  const stream = need(file.streams[0], 'picture in the file');
  using decoder = await openDecoder(stream, {
    max_pixels: PICTURE_MAX_PIXELS,
    err_detect: 'explode',
    threads: 1,
    codec_whitelist: DECODERS,
  });
  using packet = new Packet();
  packet.alloc();
  readable(await file.readFrame(packet), 'read');
  const sent = await decoder.sendPacket(packet);
  if (sent === AVERROR_EINVAL) throw new UploadFault('too_many_pixels', 'the decoder refuses its size');
  readable(sent, 'decode');
  await decoder.sendPacket(null);
  const frame = new Frame();
  frame.alloc();
  const code = await decoder.receiveFrame(frame);
  if (code < 0) frame.free();
  readable(code, 'decode');
  const hasInks = decoder.codecId === AV_CODEC_ID_MJPEG && decoder.pixelFormat === AV_PIX_FMT_GBRAP;
  return {
    frame,
    hasAlpha: !hasInks && ALPHA.test(avGetPixFmtName(decoder.pixelFormat) ?? ''),
    hasInks,
    [Symbol.dispose]: () => frame.free(),
  };
};

const write = async (source: Frame, side: number, path: string, quantiser: number): Promise<void> => {
  using small = await shrunk(source, fitting(source, side));
  await writeJpeg(small, AV_PIX_FMT_YUVJ444P, path, quantiser);
};

/**
 * The picture converted to screen colours; its inks are taken to be stored inverted, as all programs write them. The
 * caller frees the result.
 */
const coloured = async (path: string, { frame, hasInks }: Decoded): Promise<Frame> => {
  const profile = frame.getSideData(AV_FRAME_DATA_ICC_PROFILE);
  frame.removeSideData(AV_FRAME_DATA_ICC_PROFILE);
  if (!hasInks && (profile === null || isSrgb(profile))) return need(frame.clone(), 'copy of a frame');
  frame.unref();
  return inScreenColours(path);
};

/**
 * Makes an upright JPEG in screen colours, without metadata; a transparent picture gets a background that it stands
 * out against. @throws UploadFault
 */
export const normalisePicture = async (path: string, targets: Targets): Promise<Normalised> => {
  using picture = await decode(path);
  const { width, height } = picture.frame;
  if (Math.min(width, height) < SIDE_MIN_PIXELS) throw new UploadFault('too_small', `${width}×${height}`);
  if (Math.max(width, height) > PICTURE_MAX_SIDE)
    throw new UploadFault('too_long_side', `${width}×${height}`);
  const turns = turnsOf(picture.frame.getSideData(AV_FRAME_DATA_DISPLAYMATRIX));
  using whole = await coloured(path, picture);
  using kept = await shrunk(
    whole,
    fitting(whole, PICTURE_SIDE),
    turns,
    picture.hasAlpha ? await groundFor(whole) : undefined,
  );
  whole.unref();
  picture.frame.unref();
  await writeJpeg(kept, AV_PIX_FMT_YUVJ444P, targets.file, QUANTISER);
  await write(kept, THUMBNAIL_SIDE, targets.thumbnail, SMALL_QUANTISER);
  await write(kept, FRAME_SIDE, targets.frame(0), SMALL_QUANTISER);
  return { facts: { width: kept.width, height: kept.height }, frames: 1 };
};
