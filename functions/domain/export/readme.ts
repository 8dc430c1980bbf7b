import type { DataFile, LeftOut } from './ports.ts';

/** A file that should have been in the archive. */
export interface MissingFile {
  readonly name: string;
  readonly why: 'deleted' | 'too large' | 'withheld';
}

interface Contents {
  readonly at: Date;
  readonly files: readonly DataFile[];
  readonly leftOut: readonly LeftOut[];
  readonly videos: number;
  readonly missing: readonly MissingFile[];
}

const WHY: Readonly<Record<MissingFile['why'], string>> = {
  deleted: 'deleted while this archive was being packed',
  withheld: 'waits for us to check it, or was restricted; the notice in your dashboard says why',
  'too large': 'did not fit into this archive; download it from My Videos',
};

const list = (lines: readonly string[]): string => lines.map((line) => `  - ${line}`).join('\n');

/** The text at the start of an archive: what it contains, what it leaves out, and why. */
export const readmeOf = ({ at, files, leftOut, videos, missing }: Contents): string =>
  [
    'Your data at Veilcast',
    `Packed on ${at.toISOString().slice(0, 16).replace('T', ' at ')} (UTC).`,
    'The folder "data" has what we store about your account, one JSON file for each kind; what it leaves out is listed at the end. Every text editor opens them. Times are in UTC, amounts of money in cents.',
    list(files.map(({ name, about }) => `${name}: ${about}`)),
    `The folder "videos" has a folder for each of your ${videos} finished videos: the film in its highest quality, its poster and its captions. "data/videos.json" names the folder of each video. Smaller sizes are made from the same film; download them from My Videos.`,
    'The folder "my-media", if there is one, has the pictures, clips and sounds you uploaded, as we keep them.',
    ...(missing.length === 0
      ? []
      : [`Not in this archive:\n${list(missing.map(({ name, why }) => `${name}: ${WHY[why]}`))}`]),
    `We also store the following, which is not in this archive:\n${list(leftOut.map(({ what, why }) => `${what}: ${why}`))}`,
    'Questions about your data? Write to us; the address is on our Privacy page.',
  ].join('\n\n');
