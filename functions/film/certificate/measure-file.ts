import { open } from 'node:fs/promises';
import {
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  type AVMediaType,
} from 'node-av/constants';
import { Codec } from 'node-av/lib';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { openPackets } from '#functions/film/files/packets.ts';

/** The details of one stream, read from its packets without decoding. */
export type StreamFacts = {
  codec: string;
  profile: number;
  bitRate: number;
  startSeconds: number;
  endSeconds: number;
  packets: number;
  /** The largest distance between key frames, in packets. */
  longestGroup: number;
  /**
   * Whether every frame is displayed after the key frame that precedes it in the file, so that groups of frames can
   * be cut apart and joined.
   */
  hasClosedGroups: boolean;
  /** Whether packets are evenly spaced, one film frame apart. */
  isConstantRate: boolean;
};
export type PictureFacts = StreamFacts & {
  width: number;
  height: number;
  isBt709: boolean;
  isYuv420: boolean;
};
export type SoundFacts = StreamFacts & { sampleRate: number; channels: number };

const readStream = async <T>(
  path: string,
  type: AVMediaType,
  describe: (
    facts: StreamFacts,
    parameters: Awaited<ReturnType<typeof openPackets>>['stream']['codecpar'],
  ) => T,
): Promise<T> => {
  await using file = await openPackets(path, type);
  const unit = file.stream.timeBase.toDouble();
  const times: number[] = [];
  let [bytes, endSeconds, longestGroup, group] = [0, 0, 0, 0];
  let [keyTime, hasClosedGroups] = [0n, true];
  for (let packet = await file.next(); packet !== undefined; packet = await file.next()) {
    group = packet.isKeyframe ? 1 : group + 1;
    if (packet.isKeyframe) keyTime = packet.pts;
    else if (packet.pts < keyTime) hasClosedGroups = false;
    longestGroup = Math.max(longestGroup, group);
    bytes += packet.size;
    times.push(Number(packet.pts) * unit);
    endSeconds = Math.max(endSeconds, Number(packet.pts + packet.duration) * unit);
  }
  const inOrder = times.toSorted((a, b) => a - b);
  const startSeconds = inOrder[0] ?? 0;
  const parameters = file.stream.codecpar;
  return describe(
    {
      codec: Codec.findDecoder(parameters.codecId)?.name ?? 'unknown',
      profile: Number(parameters.profile),
      bitRate: (bytes * 8) / Math.max(endSeconds - startSeconds, Number.EPSILON),
      startSeconds,
      endSeconds,
      packets: times.length,
      longestGroup,
      hasClosedGroups,
      isConstantRate: inOrder.every(
        (seconds, index) =>
          Math.abs(seconds - startSeconds - index / FRAMES_PER_SECOND) < 0.1 / FRAMES_PER_SECOND,
      ),
    },
    parameters,
  );
};

export const measurePicture = (path: string): Promise<PictureFacts> =>
  readStream(path, AVMEDIA_TYPE_VIDEO, (facts, parameters) => ({
    ...facts,
    width: parameters.width,
    height: parameters.height,
    isYuv420: parameters.format === AV_PIX_FMT_YUV420P,
    isBt709:
      parameters.colorSpace === AVCOL_SPC_BT709 &&
      parameters.colorPrimaries === AVCOL_PRI_BT709 &&
      parameters.colorTrc === AVCOL_TRC_BT709 &&
      parameters.colorRange === AVCOL_RANGE_MPEG,
  }));

export const measureSound = (path: string): Promise<SoundFacts> =>
  readStream(path, AVMEDIA_TYPE_AUDIO, (facts, parameters) => ({
    ...facts,
    sampleRate: parameters.sampleRate,
    channels: parameters.channels,
  }));

const BOX_HEADER_BYTES = 16;

/** Whether an MP4 has its index before its media, so that it plays while it downloads. */
export const startsFast = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const header = Buffer.alloc(BOX_HEADER_BYTES);
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(header, 0, BOX_HEADER_BYTES, at);
      if (bytesRead < 8) return false;
      const [size, kind] = [header.readUInt32BE(0), header.toString('latin1', 4, 8)];
      if (kind === 'moov') return true;
      if (kind === 'mdat') return false;
      at += size === 1 ? Number(header.readBigUInt64BE(8)) : size;
      if (size === 0) return false;
    }
  } finally {
    await file.close();
  }
};
