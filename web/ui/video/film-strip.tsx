import './film-strip.css';

export interface FilmStripProps {
  readonly percent: number;
  /** The current step, in words. */
  readonly step: string;
  readonly scenesDone: number;
  /** 0 until the scenes are planned. */
  readonly scenesTotal: number;
  /** For small places that show the words elsewhere. */
  readonly small?: boolean;
}

const UNPLANNED_FRAMES = 6;
const UNPLANNED = Array.from({ length: UNPLANNED_FRAMES }, () => 'dark' as const);

type Light = 'lit' | 'next' | 'dark';

const lightsOf = (done: number, total: number): readonly Light[] => {
  if (total === 0) return UNPLANNED;
  return Array.from({ length: total }, (_, index) =>
    index < done ? 'lit' : index === done ? 'next' : 'dark',
  );
};

/** The progress of a video: a strip of vertical frames that light up as its scenes are finished. */
export const FilmStrip = ({ percent, step, scenesDone, scenesTotal, small = false }: FilmStripProps) => (
  <span className={small ? 'strip strip--small' : 'strip'}>
    <progress
      className="hidden-visually"
      aria-label="Video progress"
      max={100}
      value={percent}
      aria-valuenow={percent}
      aria-valuetext={`${percent} percent. ${step}`}
    />
    <span className="strip__frames" aria-hidden="true">
      {lightsOf(scenesDone, scenesTotal).map((light, index) => (
        <span key={index} className={`strip__frame strip__frame--${light}`} />
      ))}
    </span>
  </span>
);
