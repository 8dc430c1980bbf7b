import type { Certificate } from '#contract/schemas/videos.ts';

/** "Quality checked: −14.1 LUFS, captions within 12 ms of the voice". */
export const certificateText = ({ loudnessLufs, captionErrorMs }: Certificate): string =>
  `Quality checked: ${loudnessLufs.toFixed(1).replace('-', '−')} LUFS, captions within ${Math.ceil(captionErrorMs)} ms of the voice`;
