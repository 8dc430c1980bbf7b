import {
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
} from 'node-av/constants';
import { type FilterContext, type FilterGraph, Frame } from 'node-av/lib';
import type { View } from '#composition/camera/motion.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { FRAMES_PER_SECOND, type Rendition } from '#contract/catalogue.ts';
import { addFilter, chain, check, need, newGraph } from '#functions/film/files/native.ts';
import { addLight, createResampler, type Plane } from './resample.ts';
import type { Picture } from './still.ts';

/** Draws the frames of one scene, with camera, light and captions, at the sizes of all renditions. */
export type Composer = Disposable & {
  /**
   * Returns one frame per rendition, in the order of the renditions; the caller frees the frames. Must be called in
   * frame order, with at most `canvases` calls pending.
   */
  compose: (index: number, shot: Shot) => Promise<Frame[]>;
};

/**
 * What the camera shows in one frame: the picture, the view of it, and the strength of the light. If given, `planes`
 * replace the picture’s own from this frame on, as in a clip.
 */
export type Shot = { picture: Picture; view: View; light: number; planes?: Picture['planes'] | undefined };

const GRAPH_THREADS = 1;
/** One plane for brightness and two for colour. */
const PLANES = 3;

const planeOf = (frame: Frame, index: number): Plane => {
  const share = index === 0 ? 1 : 2;
  return {
    data: need(frame.data?.[index], 'frame data'),
    width: CANVAS.width / share,
    height: CANVAS.height / share,
    stride: need(frame.linesize[index], 'line size'),
  };
};

type Canvas = { frame: Frame; planes: Plane[]; luma: Plane };

const newCanvas = (): Canvas => {
  const frame = new Frame();
  frame.alloc();
  frame.width = CANVAS.width;
  frame.height = CANVAS.height;
  frame.format = AV_PIX_FMT_YUV420P;
  frame.colorSpace = AVCOL_SPC_BT709;
  frame.colorPrimaries = AVCOL_PRI_BT709;
  frame.colorTrc = AVCOL_TRC_BT709;
  frame.colorRange = AVCOL_RANGE_MPEG;
  check(frame.getBuffer(0), 'allocate frame');
  const planes = [0, 1, 2].map((plane) => planeOf(frame, plane));
  return { frame, planes, luma: need(planes[0], 'plane') };
};

/** Source → captions → one branch per rendition; smaller sizes are scaled from the next larger one. */
const buildGraph = (
  graph: FilterGraph,
  assPath: string,
  fontsDir: string,
  renditions: readonly Rendition[],
): { source: FilterContext; sinks: FilterContext[] } => {
  const source = addFilter(graph, 'buffer', 'canvas', {
    video_size: `${CANVAS.width}x${CANVAS.height}`,
    pix_fmt: AV_PIX_FMT_YUV420P,
    time_base: `1/${FRAMES_PER_SECOND}`,
    frame_rate: `${FRAMES_PER_SECOND}/1`,
    pixel_aspect: '1/1',
    colorspace: AVCOL_SPC_BT709,
    range: AVCOL_RANGE_MPEG,
  });
  const captions = addFilter(graph, 'ass', 'captions', { filename: assPath, fontsdir: fontsDir });
  chain(source, captions);
  const widths = [...new Set(renditions.map(({ width }) => width))].toSorted((a, b) => b - a);
  const sinks = renditions.map((_, index) => addFilter(graph, 'buffersink', `out${index}`));
  let larger: FilterContext = captions;
  for (const [level, width] of widths.entries()) {
    const takers = renditions.flatMap((rendition, index) => (rendition.width === width ? [index] : []));
    const height = need(renditions[takers[0] ?? 0], 'rendition').height;
    if (width !== CANVAS.width) {
      const scale = addFilter(graph, 'scale', `scale${width}`, { w: width, h: height, flags: 'bilinear' });
      chain(larger, scale);
      larger = scale;
    }
    const hasSmaller = level < widths.length - 1;
    const split = addFilter(graph, 'split', `split${width}`, {
      outputs: takers.length + (hasSmaller ? 1 : 0),
    });
    chain(larger, split);
    for (const [pad, taker] of takers.entries())
      check(split.link(pad, need(sinks[taker], 'sink'), 0), 'link output');
    if (!hasSmaller) break;
    const pass = addFilter(graph, 'null', `pass${width}`);
    check(split.link(takers.length, pass, 0), 'link smaller size');
    larger = pass;
  }
  return { source, sinks };
};

/**
 * Opens a composer for one scene; each of the scene’s shots shows one of `pictures`. `assPath` and `fontsDir` are
 * passed to libass as data.
 */
export const openComposer = async (input: {
  pictures: readonly Picture[];
  assPath: string;
  fontsDir: string;
  renditions: readonly Rendition[];
  canvases: number;
}): Promise<Composer> => {
  const graph = newGraph(GRAPH_THREADS);
  const { source, sinks } = buildGraph(graph, input.assPath, input.fontsDir, input.renditions);
  check(await graph.config(), 'configure graph');
  const canvases = Array.from({ length: input.canvases }, newCanvas);
  const planesOf = new Map(input.pictures.map((picture, at) => [picture, at * PLANES]));
  const resample = createResampler(
    input.pictures.flatMap(({ planes }) => planes),
    need(canvases[0], 'canvas').luma,
  );
  let turn: Promise<unknown> = Promise.resolve();

  const paint = (index: number, { picture, view, light, planes: newer }: Shot): Frame => {
    const { frame, planes, luma } = need(canvases[index % canvases.length], 'canvas');
    const first = need(planesOf.get(picture), 'picture');
    for (const [plane, { data }] of newer?.entries() ?? []) resample.load(first + plane, data);
    for (const [plane, target] of planes.entries()) {
      const share = plane === 0 ? 1 : 2;
      resample(first + plane, target, { x: view.x / share, y: view.y / share, step: view.step });
    }
    if (light > 0) addLight(luma, light);
    const canvas = need(frame.clone(), 'frame');
    canvas.pts = BigInt(index);
    return canvas;
  };

  const filter = async (canvas: Frame): Promise<Frame[]> => {
    using given = canvas;
    check(await source.buffersrcAddFrame(given), 'compose');
    const outputs: Frame[] = [];
    for (const sink of sinks) {
      const frame = new Frame();
      frame.alloc();
      check(await sink.buffersinkGetFrame(frame), 'compose');
      outputs.push(frame);
    }
    return outputs;
  };

  return {
    compose: (index, shot) => {
      const canvas = paint(index, shot);
      const outputs = turn.then(() => filter(canvas));
      turn = outputs;
      return outputs;
    },
    [Symbol.dispose]: () => {
      graph.free();
      for (const { frame } of canvases) frame.free();
    },
  };
};
