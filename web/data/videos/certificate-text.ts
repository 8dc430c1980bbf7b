import type { Certificate } from '#contract/schemas/videos.ts';

/** "Certified: −14.1 LUFS, captions within 12 ms". */
export const certificateText = ({ loudnessLufs, captionErrorMs }: Certificate): string =>
  `Certified: ${loudnessLufs.toFixed(1).replace('-', '−')} LUFS, captions within ${Math.ceil(captionErrorMs)} ms`;
