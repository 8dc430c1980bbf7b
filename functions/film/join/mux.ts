import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { Dictionary, FormatContext, Packet, Rational, type Stream } from 'node-av/lib';
import { frameOf, framesToSeconds } from '#composition/timeline/frame-times.ts';
import { FRAMES_PER_SECOND, type Rendition } from '#contract/catalogue.ts';
import { ClipUnusable } from '#functions/film/files/film-errors.ts';
import { check } from '#functions/film/files/native.ts';
import { openPackets, type PacketReader } from '#functions/film/files/packets.ts';

export type ScenePart = { path: string; startFrame: number; frames: number };
type Timed = { packet: Packet; seconds: number };

const FRAME = new Rational(1, FRAMES_PER_SECOND);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const openClip = async (path: string): Promise<PacketReader> => {
  try {
    return await openPackets(path, AVMEDIA_TYPE_VIDEO);
  } catch (error) {
    throw new ClipUnusable(path, reasonOf(error));
  }
};

const inFrames = (ticks: bigint, { timeBase }: { timeBase: Rational }): number =>
  frameOf(Number(ticks) * timeBase.toDouble() * 1000);

/** The packets of all scenes, timed in frames from the start of the film. */
async function* videoPackets(parts: readonly ScenePart[], headers: Buffer | null): AsyncGenerator<Timed> {
  for (const { path, startFrame, frames } of parts) {
    await using clip = await openClip(path);
    const own = clip.stream.codecpar.extradata;
    if (headers !== null && (own === null || !own.equals(headers)))
      throw new ClipUnusable(path, 'it was encoded with other settings than the first scene');
    let count = 0;
    for (let packet = await clip.next(); packet !== undefined; packet = await clip.next()) {
      packet.pts = BigInt(inFrames(packet.pts, clip.stream) + startFrame);
      packet.dts = BigInt(inFrames(packet.dts, clip.stream) + startFrame);
      packet.duration = 1n;
      count += 1;
      yield { packet, seconds: framesToSeconds(Number(packet.dts)) };
    }
    if (count !== frames) throw new ClipUnusable(path, `it has ${count} frames instead of ${frames}`);
  }
}

async function* soundPackets(sound: PacketReader): AsyncGenerator<Timed> {
  for (let packet = await sound.next(); packet !== undefined; packet = await sound.next())
    yield { packet, seconds: Number(packet.dts) * sound.stream.timeBase.toDouble() };
}

/**
 * Joins the clips of one rendition, and a sound file if there is one, into a finished film by copying
 * packets.
 * @throws ClipUnusable when a clip is missing, damaged, too short or encoded differently.
 */
export const muxFilm = async (input: {
  parts: readonly ScenePart[];
  /** If absent, the film is silent. */
  sound?: string;
  format: Rendition['format'];
  /** Plain metadata: `title`, `comment`. */
  tags: Readonly<Record<string, string>>;
  path: string;
}): Promise<void> => {
  const first = input.parts[0];
  if (first === undefined) throw new ClipUnusable(input.path, 'there are no scenes');
  await using model = await openClip(first.path);
  await using sound =
    input.sound === undefined ? undefined : await openPackets(input.sound, AVMEDIA_TYPE_AUDIO);
  await using film = new FormatContext();
  check(film.allocOutputContext2(null, input.format, input.path), 'create film');
  using tags = Dictionary.fromObject({ ...input.tags });
  film.metadata = tags;
  const add = (like: Stream, timeBase: Rational): Stream => {
    const stream = film.newStream(null);
    check(like.codecpar.copy(stream.codecpar), 'describe film');
    stream.codecpar.codecTag = 0;
    stream.timeBase = timeBase;
    return stream;
  };
  const picture = add(model.stream, FRAME);
  picture.avgFrameRate = new Rational(FRAMES_PER_SECOND, 1);
  const voice = sound && add(sound.stream, sound.stream.timeBase);
  check(await film.openOutput(), 'open film');
  using options = Dictionary.fromObject(input.format === 'mp4' ? { movflags: '+faststart' } : {});
  check(await film.writeHeader(options), 'begin film');

  const lanes = [
    { packets: videoPackets(input.parts, model.stream.codecpar.extradata), from: FRAME, to: picture },
    ...(sound && voice ? [{ packets: soundPackets(sound), from: sound.stream.timeBase, to: voice }] : []),
  ];
  const heads = await Promise.all(lanes.map(({ packets }) => packets.next()));
  for (;;) {
    const [video, audio] = heads;
    if (video?.done !== false && audio?.done !== false) break;
    const isVideo =
      audio?.done !== false || (video?.done === false && video.value.seconds <= audio.value.seconds);
    const [lane, head] = isVideo ? [lanes[0], video] : [lanes[1], audio];
    if (lane === undefined || head?.done !== false) break;
    const { packet } = head.value;
    packet.streamIndex = lane.to.index;
    packet.rescaleTs(lane.from, lane.to.timeBase);
    check(film.interleavedWriteFrameSync(packet), 'write film');
    heads[isVideo ? 0 : 1] = await lane.packets.next();
  }
  check(await film.writeTrailer(), 'end film');
  await film.closeOutput();
};
