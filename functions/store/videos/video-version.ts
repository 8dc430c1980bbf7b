import type { Version } from '#functions/domain/video/video.ts';

const OPTIONAL = ['music', 'look', 'writers'] as const;

/** The parts of an update that replace the version in a video's row. `remove` continues a REMOVE clause. */
export const settingVersion = (version: Version) => {
  const { title, scenes, voice, captionStyle, aiLine } = version;
  const [there, gone] = [
    OPTIONAL.filter((name) => version[name] !== undefined),
    OPTIONAL.filter((name) => version[name] === undefined),
  ];
  return {
    set: [
      'title = :title, scenes = :scenes, voice = :voice, captionStyle = :captionStyle, aiLine = :aiLine',
      ...there.map((name) => `${name} = :${name}`),
    ].join(', '),
    remove: gone.map((name) => `, ${name}`).join(''),
    values: {
      ':title': title,
      ':scenes': scenes,
      ':voice': voice,
      ':captionStyle': captionStyle,
      ':aiLine': aiLine,
      ...Object.fromEntries(there.map((name) => [`:${name}`, version[name]])),
    },
  };
};
