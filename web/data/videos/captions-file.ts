import { useMutation } from '@tanstack/react-query';
import type { Video } from '#contract/schemas/videos.ts';
import { saveFile } from './download.ts';

export const CAPTION_FORMATS = ['srt', 'vtt'] as const;
export type CaptionFormat = (typeof CAPTION_FORMATS)[number];

const CUE_TIMES = /^(?<from>[\d:.]+) --> (?<to>[\d:.]+)$/mu;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Converts our WebVTT to SubRip: numbered cues, commas in timestamps, plain text. */
export const srtOf = (vtt: string): string =>
  vtt
    .split('\n\n')
    .filter((block) => CUE_TIMES.test(block))
    .map((block, index) => {
      const [times = '', ...lines] = block.trim().split('\n');
      const text = lines.join('\n').replaceAll(/&(?:lt|gt|amp);/gu, (entity) => ENTITIES[entity] ?? entity);
      return `${index + 1}\n${times.replaceAll('.', ',')}\n${text}\n`;
    })
    .join('\n');

/** Turns a title into a file name that is valid on any system. */
const nameOf = (title: string): string => title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();

const ADDRESS_KEPT_MS = 60_000;

/** Downloads a video’s captions as a file. */
export const useCaptionsFile = ({ title, captionsUrl }: Pick<Video, 'title' | 'captionsUrl'>) =>
  useMutation({
    mutationFn: async (format: CaptionFormat) => {
      if (captionsUrl === undefined) throw new Error('This video has no captions yet.');
      const answer = await fetch(captionsUrl);
      if (!answer.ok) throw new Error(`The captions answered ${answer.status}.`);
      const vtt = await answer.text();
      const address = URL.createObjectURL(new Blob([format === 'srt' ? srtOf(vtt) : vtt]));
      saveFile(address, `${nameOf(title)}.${format}`);
      setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
    },
  });
