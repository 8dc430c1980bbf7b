import {
  AV_FRAME_FLAG_INTERLACED,
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants';
import type { Frame, Rational } from 'node-av/lib';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import type { FilterStep } from '#functions/film/sound/sound.ts';
import { liesDown } from '#functions/film/uploads/orientation.ts';

/** The size of a film’s frame; a clip doesn’t need to be larger than it takes to cover this. */
const COVER = { width: 1080, height: 1920 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

const even = (value: number): number => Math.max(2, 2 * Math.round(value / 2));

const ratioOf = ({ num, den }: Rational): number => (num > 0 && den > 0 ? num / den : 1);

/** The size a clip is stored at, before rotation: square pixels, even sides, no larger than necessary. */
export const keptSize = (frame: Frame, turns: readonly FilterStep[]): Size => {
  const wide = frame.width * ratioOf(frame.sampleAspectRatio);
  const [width, height] = liesDown(turns) ? [COVER.height, COVER.width] : [COVER.width, COVER.height];
  const factor = Math.min(1, Math.max(width / wide, height / frame.height));
  return { width: even(wide * factor), height: even(frame.height * factor) };
};

const isHdr = ({ colorTrc }: Frame): boolean =>
  colorTrc === AVCOL_TRC_SMPTE2084 || colorTrc === AVCOL_TRC_ARIB_STD_B67;

/** Whether frames are interlaced, as in television, so that alternate lines show two different moments. */
const isInterlaced = ({ flags }: Frame): boolean => (flags & AV_FRAME_FLAG_INTERLACED) !== 0;

/** HDR paper white, and the peak brightness that most HDR is graded for, in nits (ITU-R BT.2408). */
const WHITE_NITS = 203;
const PEAK_NITS = 1000;
/** Tones up to this fraction of white stay unchanged; brighter ones are compressed into the remaining range. */
const KEPT_TONES = 0.9;

/**
 * Maps HDR into the range of BT.709, with HDR’s white at 98 %. Scales first, because floating-point pixels are slow
 * to process.
 */
const toneMapped = ({ width, height }: Size, frame: Frame): readonly FilterStep[] => [
  {
    filter: 'zscale',
    options: {
      w: width,
      h: height,
      filter: 'bicubic',
      t: 'linear',
      npl: WHITE_NITS,
      ...(frame.colorPrimaries === AVCOL_PRI_UNSPECIFIED && { pin: 'bt2020' }),
      ...(frame.colorSpace === AVCOL_SPC_UNSPECIFIED && { min: '2020_ncl' }),
    },
  },
  { filter: 'format', options: { pix_fmts: 'gbrpf32le' } },
  { filter: 'zscale', options: { p: 'bt709' } },
  {
    filter: 'tonemap',
    options: { tonemap: 'mobius', param: KEPT_TONES, peak: PEAK_NITS / WHITE_NITS, desat: 0 },
  },
  { filter: 'zscale', options: { t: 'bt709', m: 'bt709', r: 'tv' } },
];

/**
 * Converts a clip’s frames for a film: 30 per second, upright, BT.709. Surplus frames are dropped before any other
 * work.
 */
export const clipChain = (frame: Frame, size: Size, turns: readonly FilterStep[]): readonly FilterStep[] => [
  ...(isInterlaced(frame) ? [{ filter: 'bwdif', options: { mode: 'send_frame', deint: 'interlaced' } }] : []),
  { filter: 'fps', options: { fps: FRAMES_PER_SECOND, start_time: 0 } },
  ...(isHdr(frame)
    ? toneMapped(size, frame)
    : [
        {
          filter: 'scale',
          options: {
            w: size.width,
            h: size.height,
            flags: 'bicubic',
            out_color_matrix: 'bt709',
            out_range: 'tv',
          },
        },
      ]),
  { filter: 'format', options: { pix_fmts: 'yuv420p' } },
  ...turns,
  { filter: 'setsar', options: { sar: 1 } },
];
